import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { YearRange } from './year-range.tsx';

it.each([
  ['en', 'ltr'],
  ['ar', 'rtl'],
] as const)('isolates two years in %s in the direction of the page', (language, dir) => {
  const htmlOf = (first: number | undefined, last: number | undefined) =>
    render(language, createElement(YearRange, { first, last, language }));
  expect(htmlOf(2019, 2024)).toBe(`<bdi dir="${dir}">2019–2024</bdi>`);
  expect(htmlOf(2019, 2019)).toBe(`<bdi dir="${dir}">2019</bdi>`);
  expect([htmlOf(2019, undefined), htmlOf(undefined, 2019)]).toEqual(['', '']);
});
