import { readFileSync } from 'node:fs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Mark } from './mark.tsx';
import { markAddress } from './mark-shapes.ts';

/** Shapes with their positions, without colours. */
const shapesOf = (svg: string) =>
  [...svg.matchAll(/<(circle|ellipse)([^>]*)>/g)].map(([, name, attributes]) => [
    name,
    ...[...(attributes ?? '').matchAll(/ (cx|cy|rx|ry|r|transform)="([^"]*)"/g)].map(([, key, value]) => `${key}=${value}`).sort(),
  ]);

it('the mark is the same drawing in the header, the site icon and the share cards', () => {
  const header = shapesOf(renderToStaticMarkup(createElement(Mark, {})));
  expect(header).toHaveLength(3);
  expect(shapesOf(readFileSync('app/icon.svg', 'utf8'))).toEqual(header);
  expect(shapesOf(atob(markAddress('#1d4f91').split(',')[1] ?? ''))).toEqual(header);
});
