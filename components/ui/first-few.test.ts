import { createElement, type ReactElement } from 'react';
import { expect, it } from 'vitest';
import { InstitutionFacts } from '#components/institution/institution-facts.tsx';
import { PlaceHeader } from '#components/institution/place-header.tsx';
import { Notices } from '#components/record/notices.tsx';
import { RecordFacts } from '#components/record/record-facts.tsx';
import { RecordSources } from '#components/record/record-sources.tsx';
import { Versions } from '#components/record/versions.tsx';
import { render } from '#components/testing/render.tsx';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';

const count = 3000;
const many = <T>(entry: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => entry(index));
const text = (index: number) => `value-${index}`;
const refOf = (index: number) => ({ id: String(index), name: { value: text(index), lang: 'en' } });
const place = { id: '1', name: { value: 'Institute', lang: 'en' }, variants: many(text), issn: many(text), parts: many(refOf) };

const lists: readonly (readonly [name: string, element: ReactElement, shown: number])[] = [
  [
    'keywords',
    createElement(RecordFacts, { research: titledResearch('A', 'en', { keywords: many(text) }), keywordTerms: new Map(), language: 'en' }),
    30,
  ],
  [
    'areas',
    createElement(RecordFacts, { research: titledResearch('A', 'en', { areas: many(refOf) }), keywordTerms: new Map(), language: 'en' }),
    60,
  ],
  [
    'versions',
    createElement(Versions, {
      versions: many((index) => ({ kind: 'version' as const, place: text(index), doi: `10.5555/${index}` })),
      language: 'en',
    }),
    20,
  ],
  [
    'notices',
    createElement(Notices, { research: { notices: many((index) => ({ kind: 'correction' as const, doi: text(index) })) }, language: 'en' }),
    20,
  ],
  [
    'sources',
    createElement(RecordSources, {
      sources: many((index) => ({ source: text(index), at: '2026-01-01', batch: `b${index}`, fields: [], kind: 'original' as const })),
      language: 'en',
    }),
    20,
  ],
];

it.each(lists)('a page shows the first of 3,000 %s and the number of the others', (_, element, shown) => {
  const html = render('en', element);
  expect(html).toContain(`and ${(count - shown).toLocaleString('en')} more`);
  expect(new Set(html.match(/value-\d+/g)).size).toBe(shown);
  expect(html.length).toBeLessThan(30_000);
});

it.each([
  ['en', 'and 2,940 more'],
  ['ar', 'وغيرها، وعددها 2,940'],
] as const)('the header of a place in %s shows the first names, units and ISSNs', (language, rest) => {
  const html = render(language, createElement(PlaceHeader, { place, crumbs: [], language } as never));
  expect(html.split(rest)).toHaveLength(3);
  expect(html.length).toBeLessThan(40_000);
});

it('parts of a line have a blank between them, which text browsers need', () => {
  const institution = { country: 'SA', kind: 'education' as const, publicationCount: 3, city: { value: 'Doha', lang: 'en' } };
  const html = render('en', createElement(InstitutionFacts, { institution, countryName: { value: 'Qatar', lang: 'en' }, language: 'en' }));
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe('3 publications Qatar Doha University or school');
});
