import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInventedPairs } from '#bench/identity/read-pairs.ts';
import { researchAreaTerms, researchTypeTerms } from '#lib/contract/lookups.ts';
import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import { formats } from '#lib/formats/formats.ts';
import { formatLimits, type LimitedFormat, limitedFormats, withoutLostFields } from '#lib/formats/testing/format-limits.ts';
import { writeFormat } from '#lib/formats/write.ts';
import { noticeInTitle } from '#lib/import/draft/notices.ts';
import { recordsIn } from '#lib/import/testing/read-fixture.ts';
import type { Language } from '#lib/languages/languages.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { presentRecord } from '#lib/testing/present-record.ts';

/** Exports and imports records without a store. */
async function reimport(records: readonly ResearchRecord[], format: LimitedFormat, language: Language): Promise<ResearchRecord[]> {
  const presented = records.map((record, index) => presentRecord(record, index + 1, language));
  return recordsIn(`own.${formats[format].extension}`, writeFormat(format, presented, { language, siteUrl: 'https://madar.example' }));
}

/** Asserts that an export and re-import returns the same records in the same order, except for fields that the format loses. */
async function expectSame(records: readonly ResearchRecord[], format: LimitedFormat, language: Language): Promise<ResearchRecord[]> {
  const reread = await reimport(records, format, language);
  expect(reread).toHaveLength(records.length);
  for (const [index, record] of records.entries())
    expect(withoutLostFields(format, reread[index] as ResearchRecord), record.key).toEqual(withoutLostFields(format, record));
  return reread;
}

/** Tables are tested for both reader languages, because their columns depend on the language. Other formats hardly depend on it. */
const cases = [
  ['bibtex', 'en'],
  ['ris', 'ar'],
  ['csl', 'en'],
  ['csv', 'en'],
  ['csv', 'ar'],
  ['mods', 'en'],
  ['marcxml', 'en'],
] as const;

describe.each(cases)('an export as %s for a reader of %s', (format, language) => {
  it('brings back every record of the starter collection, and none of them merge in an empty store', async () => {
    const records = [...readCollection(), ...reports];
    const reread = await expectSame(records, format, language);
    const store = openSqliteStore(':memory:');
    expect(await store.load(reread)).toMatchObject({ added: records.length, updated: 0, unchanged: 0 });
    await store.close();
  });

  it('brings back every record used to measure identity', async () => {
    const pairs = readInventedPairs()
      .flatMap(({ records }) => records)
      .filter(isClean);
    expect(pairs.length).toBeGreaterThan(60);
    await expectSame(await asStored(pairs), format, language);
  });

  it('brings back records of every type, language and script with every field', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(arbitraryRecord, { minLength: 30, maxLength: 30 }), async (records) => {
        await expectSame(await asStored(records), format, language);
      }),
      { numRuns: 1, endOnFailure: true },
    );
  });
});

/** Reports with the same title, year and author, which differ only in their number. */
const reports = ['NSA-TN-012', 'NSA-TR-031'].map(
  (reportNumber): ResearchRecord => ({
    ...{
      key: reportNumber,
      title: { en: 'Object store of the desert centre' },
      language: 'en',
      type: 'technical-report',
      areas: ['ground-segment'],
    },
    ...{ authors: [{ name: { en: 'Salma Harbi' } }], year: 2023, publisher: 'Nile Space Agency', reportNumber },
  }),
);

/** The records as a store holds them, with cleaned texts and distinct keys. */
const asStored = async (records: readonly ResearchRecord[]): Promise<ResearchRecord[]> =>
  recordsIn(
    'a.jsonl',
    records
      .map(
        (record, index) =>
          `${JSON.stringify({ ...record, areas: record.areas.length > 0 ? record.areas : ['galaxies'], authorsIncomplete: record.authorsIncomplete || undefined, key: `r-${index}` })}\n`,
      )
      .join(''),
  );

/** Whether an import would leave the record unchanged: title in its language and ordinary case, names without commas, ASCII digits. */
const isClean = ({ title, language, authors, type, pages = '' }: ResearchRecord): boolean =>
  !/(?![0-9])\p{Nd}/u.test(pages) &&
  title[language] !== undefined &&
  (noticeInTitle(title[language]) === undefined || type === 'correction' || type === 'retraction') &&
  /\p{Ll}|\p{Script=Arabic}/u.test(title[language]) &&
  authors.every(({ name }) => !name.en?.includes(','));

const optional = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const english = fc
  .uniqueArray(
    fc.constantFrom(
      'Orbits & tides of “quiet” moons',
      'a survey of 5 % of the sky',
      'p < 0.05',
      'NGC 1275 – a galaxy, and its halo',
      'the star_tracker {v2}',
      'the orbit of l’étoile: and on to étude',
      'C#; C++',
      'O’Neill "colonies"',
      'well-known X-ray sources',
      '(I) first_light',
      'costs in US$',
      '~3 km from [here]',
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((pieces) => pieces.join(' '));
const arabic = fc
  .uniqueArray(
    fc.constantFrom(
      'قياس الجاذبيّة؛ رؤيةٌ أولى',
      '«غبار» القمر، وأثره',
      'أقمار صناعية 3U – دراسة',
      'بدمج بيانات الرادار',
      'تلسكوب 50 % أصغر',
    ),
    { minLength: 1, maxLength: 3 },
  )
  .map((pieces) => pieces.join(' '));
const inBoth = fc.record({ en: english, ar: optional(arabic) });
const arbitraryAuthor: fc.Arbitrary<AuthorshipRecord> = fc.record(
  {
    name: fc.constantFrom(
      { en: 'Noura Al-Otaibi', ar: 'نورة العتيبي' },
      { en: 'Noura Al-Otaibi' },
      { ar: 'عبد الله بن محمد آل سعود' },
      { en: 'Jan van der Berg' },
      { en: 'Gaia Collaboration' },
      { en: 'National Academies of Sciences, Engineering, and Medicine' },
      { en: 'NSA-DOE Desert Observatory' },
      { en: 'Plato' },
      { en: 'Martin Luther King Jr.' },
      { en: 'S. M. A. Harbi' },
      { en: 'Maria De Angelis' },
    ),
    orcid: fc.constant('0000-0002-1825-0097'),
    country: fc.constantFrom('SA', 'FR'),
  },
  { requiredKeys: ['name'] },
);
const arbitraryContributors = fc.uniqueArray(
  arbitraryAuthor.map(({ name, orcid }) => ({ name, ...(orcid && { orcid }) })),
  { minLength: 1, maxLength: 3, selector: ({ name }) => name.en ?? name.ar },
);
const keyword = fc.constantFrom(
  'CubeSat',
  'star tracker',
  '1,2,3-Triazole',
  'H II regions',
  'X-rays & dust',
  'قمر صناعي مكعب',
  'متتبع نجوم',
);
const number = fc.constantFrom('3', '12A', '3-4', '1901-2', 'Suppl. 2', 'DMTN-109');
const arbitraryRecord = fc
  .record({
    title: inBoth,
    language: fc.constantFrom('en', 'ar', 'fr'),
    abstract: optional(inBoth.map(({ en, ar }) => ({ en: `We study ${en}`, ...(ar && { ar: `ندرس ${ar}` }) }))),
    abstractKind: fc.constantFrom('author' as const, 'editor' as const),
    keywords: optional(
      fc.record({
        en: fc.uniqueArray(keyword, { minLength: 1, maxLength: 3 }),
        ar: optional(fc.uniqueArray(keyword, { minLength: 1, maxLength: 3 })),
      }),
    ),
    authors: fc.uniqueArray(arbitraryAuthor, { maxLength: 4, selector: ({ name }) => JSON.stringify(name) }),
    authorsIncomplete: fc.constantFrom(undefined, true),
    editors: optional(arbitraryContributors),
    translators: optional(arbitraryContributors),
    type: fc.constantFrom(...researchTypeTerms.map(({ id }) => id)),
    areas: fc.uniqueArray(fc.constantFrom(...researchAreaTerms.map(({ id }) => id)), { minLength: 1, maxLength: 3 }),
    year: optional(fc.integer({ min: 1700, max: 2026 })),
    month: optional(fc.constantFrom('-03', '-11-30')),
    venue: optional(fc.record({ name: inBoth, issn: fc.constantFrom(undefined, '1234-5679') })),
    publisher: optional(fc.constantFrom('Reem and Sons', 'Nile Press', 'دار النيل')),
    isbn: fc.constantFrom(undefined, '9780306406157', '0-306-40615-2'),
    volume: optional(number),
    issue: optional(number),
    pages: optional(fc.constantFrom('10–22', 'S1–S9', 'L5', '7', '1–3, 9')),
    reportNumber: optional(fc.constantFrom('EX-TR-2001-014', 'EX/TR 7_a', '1234-5679')),
    doi: optional(fc.constantFrom('10.5555/srd.2024.101', '10.5555/(sici)1096:2<177::aid>3.0.co;2-a_b', '10.5555/a#b?c', '10.5555/100%')),
    arxiv: optional(fc.constantFrom('2401.00001', 'astro-ph/9805201')),
    bibcode: optional(fc.constantFrom('2024EJSSc...3...10A', '2011A&A...529A..10B')),
    pmid: optional(fc.constant('12345678')),
    url: optional(fc.constantFrom('https://example.org/a_b?x=1&y=%20#z', 'https://example.org/~tilde/a.html')),
    pdfUrl: optional(fc.constant('https://example.org/a.pdf')),
    openAccess: optional(fc.boolean()),
    licence: optional(fc.constant('CC-BY-4.0')),
    citations: optional(fc.nat(999)),
  })
  .map(({ month, isbn, authorsIncomplete, ...record }) => {
    const date = record.year !== undefined && month ? `${record.year}${month}` : undefined;
    // The ISBN of a work in a venue belongs to the venue.
    const location = record.venue ? { venue: { ...record.venue, ...(isbn && { isbn }) } } : { isbn };
    const title = record.language === 'fr' ? { ...record.title, fr: `Étude : ${record.title.en}` } : record.title;
    const original = record.language === 'ar' && !record.title.ar ? 'en' : record.language;
    const isCut = record.authors.length > 0 ? authorsIncomplete : undefined;
    return JSON.parse(
      JSON.stringify({ ...record, ...location, authorsIncomplete: isCut, key: 'k', date, title, language: original }),
    ) as ResearchRecord;
  });

it('a record without addresses comes back without those that an export derives', async () => {
  const work = { ...(reports[0] as ResearchRecord), arxiv: '2401.00001', type: 'preprint' };
  for (const [format, language] of cases) {
    const [report] = await reimport(reports.slice(0, 1), format, language);
    const [preprint] = await reimport([work], format, language);
    expect([format, report?.url, report?.pdfUrl, preprint?.pdfUrl]).toEqual([format, undefined, undefined, undefined]);
  }
  const elsewhere = '@misc{kites2020, title={Kites}, url={https://example.org/en/research/123}}';
  expect(await recordsIn('a.bib', elsewhere)).toMatchObject([{ url: 'https://example.org/en/research/123' }]);
});

it('operate.md prints the table of limits as the code has it', () => {
  const names: Readonly<Record<LimitedFormat, string>> = {
    ...{ bibtex: 'BibTeX', ris: 'RIS', csl: 'CSL-JSON' },
    ...{ csv: 'CSV', mods: 'MODS', marcxml: 'MARCXML' },
  };
  const cells = (formats: readonly LimitedFormat[]) => {
    const others = limitedFormats.filter((format) => !formats.includes(format)).map((format) => names[format]);
    if (others.length > 1) return formats.map((format) => names[format]).join(', ');
    return ['all', ...others].join(' but ');
  };
  const rows = formatLimits.map(({ formats, what }) => `| ${what} | ${cells(formats)} |`);
  expect(readFileSync(join(import.meta.dirname, '../../docs/operate.md'), 'utf8')).toContain(rows.join('\n'));
});
