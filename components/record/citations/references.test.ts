import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { referencesFirst } from '#lib/answers/record-answer.ts';
import type { Reference } from '#lib/domain/citations/reference.ts';
import { References } from './references.tsx';

it('the references of a record are the first ones of its source, in their order and with their numbers', () => {
  // Every fifth reference has only an identifier.
  const references = Array.from({ length: 50 }, (_, index): Reference => {
    return { position: index + 1, ...(index % 5 === 4 ? { doi: `10.5555/${index}` } : { text: `Barish, N., Waves ${index + 1}` }) };
  });
  const html = render('en', createElement(References, { references, rows: [], insideCount: 0, id: '1', language: 'en' }));
  const described = references.filter(({ text }) => text);
  // Spans keep a number with the word before it.
  const text = html.replaceAll(/<\/?span[^>]*>/g, '');
  expect([...text.matchAll(/<li value="(\d+)".*?Waves (\d+)</g)].map(([, position, work]) => [Number(position), Number(work)])).toEqual(
    described.slice(0, referencesFirst).map(({ position }) => [position, position]),
  );
  expect(html).toContain('(40 of 50 with a title)');
  const complete = createElement(References, { references: described, rows: [], insideCount: 0, id: '1', language: 'en' });
  expect(render('en', complete)).toContain('(40)');
});
