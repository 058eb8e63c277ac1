import { describe, expect, it, vi } from 'vitest';
import type { Draft } from '#lib/import/draft/draft.ts';
import { isAlarm } from '#lib/import/draft/draft.ts';
import { mapText } from '#lib/import/testing/read-fixture.ts';
import type { Fact, RecordFormat } from './essential-facts.ts';
import { essentialHeadings } from './essential-headings.ts';
import { essentialPaths } from './essential-paths.ts';
import { completeRecords } from './testing/complete-records.ts';

/** The fact whose mapping is removed from every reader. */
const removed = vi.hoisted(() => ({ fact: undefined as Fact | undefined }));

/** What a reader would return if it did not map the fact. */
function withoutFact<T extends object>(draft: T): T {
  const { venue = {}, authors = [] } = draft as Draft;
  const withoutVenue = (name: string) => ({ venue: { ...venue, [name]: undefined } });
  const mutations: Partial<Record<Fact, object>> = {
    authors: { authors: [] },
    affiliations: { authors: authors.map((author) => ({ ...author, affiliation: undefined, institutions: undefined })) },
    titles: { titles: undefined },
    abstract: { abstract: undefined, abstracts: undefined },
    keywords: { keywords: undefined, keywordsIn: undefined },
    year: { year: undefined, date: undefined },
    issn: withoutVenue('issn'),
    isbn: { ...withoutVenue('isbn'), isbn: undefined },
  };
  return removed.fact ? { ...draft, ...(mutations[removed.fact] ?? { [removed.fact]: undefined }) } : draft;
}

vi.mock(import('#lib/import/finish/finish-draft.ts'), async (original) => {
  const actual = await original();
  return { ...actual, finishDraft: (draft, file) => actual.finishDraft(withoutFact(draft), file) };
});

vi.mock(import('#lib/import/formats/madar/madar.ts'), async (original) => {
  const actual = await original();
  return {
    ...actual,
    readMadarRecord: (value, file) => {
      const result = actual.readMadarRecord(value, file);
      return { ...result, ...(result.record && { record: withoutFact(result.record) }) };
    },
  };
});

async function warningsOf(format: RecordFormat, fact?: Fact) {
  removed.fact = fact;
  const [name, text] = completeRecords[format];
  const [result] = await mapText(name, text);
  expect(result?.refusals).toEqual([]);
  return result?.warnings.map(({ code, field }) => `${code} ${field}`) ?? [];
}

const formats = Object.keys(completeRecords) as RecordFormat[];
const factsOf = (format: RecordFormat) => Object.keys(format === 'csv' ? essentialHeadings : essentialPaths[format]) as Fact[];

it('a complete record of every format has no warning', async () => {
  const entries = await Promise.all(formats.map(async (format) => [format, await warningsOf(format)] as const));
  expect(Object.fromEntries(entries)).toEqual(Object.fromEntries(formats.map((format) => [format, []])));
});

describe.each(formats)('a reader of %s that does not map a fact', (format) => {
  it.each(factsOf(format))('causes a warning of the record: %s', async (fact) => {
    expect(await warningsOf(format, fact)).toContain(`not_stored ${fact}`);
  });
});

it('a lost fact is named with its path and value, and no longer listed as unused', async () => {
  removed.fact = undefined;
  const [result] = await mapText(
    'a.bib',
    '@article{a, title={Kites over a paper moon}, author={Vorn, Ilse}, affiliations={Kite Institute}, file={kites.pdf}, year={2020}}',
  );
  expect(result?.warnings).toEqual([{ code: 'not_stored', field: 'affiliations', value: 'affiliations: Kite Institute' }]);
  expect(result?.unread?.map(({ field }) => field)).toEqual(['file']);
});

it('a list of people of which one is lost causes a warning', async () => {
  removed.fact = undefined;
  const author = '<contrib contrib-type="author"><name><surname>Vorn</surname><given-names>Ilse</given-names></name></contrib>';
  const group = '<contrib contrib-type="group"><institution>Kite Group</institution></contrib>';
  const title = '<title-group><article-title>Kites</article-title></title-group>';
  const [result] = await mapText(
    'a.xml',
    `<article><front><article-meta>${title}<contrib-group>${author}${group}</contrib-group></article-meta></front></article>`,
  );
  expect(result?.warnings).toEqual([
    { code: 'not_stored', field: 'authors', value: 'front.article-meta.contrib-group.contrib: Kite Group' },
  ]);
});

it('a column whose heading no reader knows causes a warning', async () => {
  removed.fact = undefined;
  const [result] = await mapText('a.csv', 'Title,Report of Centre Number\nKites,NASA/TM-2021-000001\n');
  expect(result?.warnings).toEqual([{ code: 'not_stored', field: 'reportNumber', value: 'Report of Centre Number: NASA/TM-2021-000001' }]);
});

it.each([
  ['a placeholder', '@article{a, title={Kites}, abstract={{Not Available <P /> \\textbackslash}}, year={2020}}'],
  ['the date of another year', '@article{a, title={Kites}, date={2019-03-01}, year={2020}}'],
  ['"and" in the name of a group', '@article{a, title={Kites}, author={{Kites and Lanterns Ltd.} and Ilse Vorn}, year={2020}}'],
])('%s is no loss', async (_, text) => {
  removed.fact = undefined;
  expect((await mapText('a.bib', text))[0]?.warnings.filter(({ code }) => isAlarm(code))).toEqual([]);
});
