import { createElement } from 'react';
import { expect, it } from 'vitest';
import { render } from '#components/testing/render.tsx';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';
import { OpenAccessNote } from './open-access-note.tsx';

function linksOf(change: Partial<ResearchQuery>, ignored?: readonly string[]): readonly string[] {
  const query = { ...defaultResearchQuery, keyword: 'radar', ...change };
  const html = render(
    'en',
    createElement(OpenAccessNote, {
      query,
      hrefOf: (other) => `/en/research?${encodeResearchQuery({ ...query, ...other } as ResearchQuery)}`,
      supportedFilters: ignored && { types: [], areas: [], ignored },
    }),
  );
  return [...html.matchAll(/href="([^"]*freeToRead[^"]*)"/g)].map((match) => (match[1] as string).replaceAll('&amp;', '&'));
}

it('a list filtered by open access links to the same list filtered by free reading, if the service has this filter', () => {
  expect(linksOf({ openAccess: true })).toEqual(['/en/research?keyword=radar&freeToRead=true']);
  expect(linksOf({ openAccess: false })).toEqual(['/en/research?keyword=radar&freeToRead=false']);
  expect(linksOf({})).toEqual([]);
  expect(linksOf({ openAccess: true }, ['freeToRead'])).toEqual([]);
});
