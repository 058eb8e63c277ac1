import { afterEach, expect, it, vi } from 'vitest';
import { GET as getListCsv } from '#app/bff/[language]/research/[id]/lists/[list]/route.ts';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { failedParts } from '#lib/base/failed-parts.ts';
import { Problem } from '#lib/base/problem.ts';
import { countUndescribed } from '#lib/domain/citations/reference.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { authorshipCsv } from '#lib/formats/bibliography/authorship-csv.ts';
import { readCsvTable } from '#lib/formats/bibliography/csv-syntax.ts';
import { referenceCsv } from '#lib/formats/bibliography/reference-csv.ts';
import { languages } from '#lib/languages/languages.ts';
import { readAuthorContext } from '#lib/library/authors/read-author-context.ts';
import { externalIdPath } from '#lib/library/records/external-id-path.ts';
import { readRecordSources, readRelated } from '#lib/library/records/read-record.ts';
import { instance } from '#lib/setup/compose.ts';

withStarterInstance();
afterEach(() => vi.restoreAllMocks());

it('a part that fails is marked as failed, and the other parts of the page are complete', async () => {
  const { recommendations } = (await instance()).collection;
  if (!recommendations) throw new Error('There is no store');
  const failLoad = () => Promise.reject(new Problem('unavailable'));
  const countBefore = failedParts();
  expect(await readRelated(await instance(), 'en', '5')).not.toBe('failed');
  expect(failedParts()).toBe(countBefore);
  vi.spyOn(recommendations, 'related').mockImplementation(failLoad);
  vi.spyOn(recommendations, 'coauthors').mockImplementation(failLoad);
  expect(await readRelated(await instance(), 'en', '5')).toBe('failed');
  expect(await readRecordSources(await instance(), '5')).not.toBe('failed');
  const context = await readAuthorContext(await instance(), 'ar', '5');
  expect(context.coauthors).toBe('failed');
  expect(context.years).not.toBe('failed');
  // A page that raises this count is cached only for seconds.
  expect(failedParts()).toBe(countBefore + 2);
});

it('a record lists its sources with day and import batch', async () => {
  const sources = await readRecordSources(await instance(), '5');
  expect(sources).not.toBe('failed');
  if (sources === 'failed') return;
  expect(sources[0]).toMatchObject({ source: 'starter', kind: 'original', fields: [], at: expect.stringMatching(/^\d{4}-\d\d-\d\d/) });
  expect(sources[0]?.batch).not.toBe('');
});

it('the table of authors contains everyone who signed the work, in order, in both languages', async () => {
  const { collection } = await instance();
  const page = await collection.findResearch('en', { ...defaultResearchQuery, pageSize: 100 });
  const longest = page.items.toSorted((a, b) => b.authorCount - a.authorCount)[0];
  for (const language of languages) {
    const { authors } = await collection.research(language, longest?.id ?? '');
    expect(authors.length).toBeGreaterThan(10);
    const params = Promise.resolve({ language, id: longest?.id ?? '', list: 'authors' });
    const response = await getListCsv(new Request(`${testSite}/`), { params });
    expect(response.headers.get('content-type')).toContain('text/csv');
    const rows = readCsvTable(authorshipCsv, await response.text());
    expect(rows.map(({ position, name, orcid }) => [position, name, orcid])).toEqual(
      authors.map((person) => [String(person.position), person.name.value, person.orcid ?? '']),
    );
  }
  const response = await getListCsv(new Request(`${testSite}/`), {
    params: Promise.resolve({ language: 'ar', id: '999999', list: 'authors' }),
  });
  expect([response.status, response.headers.get('content-language')]).toEqual([404, 'ar']);
});

it('the table of references contains what the page of the record only counts', async () => {
  const { collection } = await instance();
  const { references = [] } = await collection.research('en', '323');
  expect(countUndescribed(references)).toBeGreaterThan(100);
  const params = Promise.resolve({ language: 'en', id: '323', list: 'references' });
  const rows = readCsvTable(referenceCsv, await (await getListCsv(new Request(`${testSite}/`), { params })).text());
  expect(rows.map(({ position, text, openalex, page }) => [position, text, openalex, page])).toEqual(
    references.map(({ position, text = '', openalex = '', id }) => [
      String(position),
      text,
      openalex,
      id === undefined ? '' : `${testSite}/en/research/${id}`,
    ]),
  );
});

it('a DOI or an ORCID iD instead of an id resolves to its record or person, and other texts do not resolve', async () => {
  const { collection } = await instance();
  const research = await collection.research('en', '5');
  expect(research.doi).toBeDefined();
  expect(await externalIdPath(await instance(), 'ar', research.doi?.toUpperCase() ?? '', 'research')).toBe('/ar/research/5');
  expect(await externalIdPath(await instance(), 'ar', `https://doi.org/${research.doi}`, 'research')).toBe('/ar/research/5');
  for (const text of ['10.5555/nothing-here', 'moon', '5', ''])
    expect(await externalIdPath(await instance(), 'en', text, 'research'), text).toBeUndefined();
  expect(await externalIdPath(await instance(), 'en', research.doi ?? '', 'authors')).toBeUndefined();
  expect(await externalIdPath(await instance(), 'en', '0000-0002-1825-0097', 'authors')).toBeUndefined();
});
