import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { PlaceHeader } from './place-header.tsx';

it('a place has years only if the first and the last are known', () => {
  const htmlOf = (years: { readonly firstYear?: number; readonly lastYear?: number }) => {
    const place = { id: '1', name: { value: 'Nile', lang: 'en' }, publicationCount: 3, ...years };
    return render(
      'en',
      createElement(PlaceHeader, { place, years: [], areas: [], crumbs: [{ href: '/', name: 'Places' }], language: 'en' }),
    );
  };
  expect(
    [htmlOf({ firstYear: 2019, lastYear: 2024 }), htmlOf({ firstYear: 2019, lastYear: 2019 })].map((html) => /2019[–0-9]*/.exec(html)?.[0]),
  ).toEqual(['2019–2024', '2019']);
  for (const years of [{ firstYear: 2019 }, { lastYear: 2019 }, {}]) expect(htmlOf(years)).not.toMatch(/undefined|2019/);
});
