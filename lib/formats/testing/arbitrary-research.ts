import fc from 'fast-check';
import type { Authorship, PartialDate, Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import { workKindCodes } from '#lib/formats/cite/work-kind.ts';

/** Texts that a format may break: every script, LaTeX, quotes, line breaks, direction marks, formulas, markup. */
const difficultTexts = [
  'قمر صناعي',
  'الوضعية، والتوجيه؛',
  '«اقتباس»',
  'د. نورة',
  'رؤية',
  'A & B',
  '100 %',
  '$x_i^2$',
  '{brace',
  'brace}',
  '\\alpha',
  '~',
  '#1',
  '"quoted"',
  '“curly”',
  "it's",
  'a, b; c',
  ' and ',
  '=SUM(A1)',
  '@home',
  '+1',
  '-1',
  '<i>x</i>',
  'p < 0.05',
  'line\nbreak',
  'line\r\nbreak',
  '\ttab',
  '\u200Fmark\u200E',
  '\u0000\u0007',
  'é',
  'e\u0301',
  'ß',
  '漢字',
  '😀',
  'TY  - JOUR',
  'ER  - ',
  '--',
  '`',
  '|',
  '%7B',
  '\uE000',
  'others',
  "'=1",
  '&lt;',
  ']]>',
  '[x]',
];
const piece = fc.oneof(
  fc.constantFrom(...difficultTexts),
  fc.string({ unit: 'grapheme', maxLength: 8 }),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
export const arbitraryLine = fc.array(piece, { minLength: 1, maxLength: 5 }).map((pieces) => pieces.join(' '));
const line = arbitraryLine;
const code = fc.string({ unit: fc.constantFrom(...'abcXYZ0129.-/'), minLength: 1, maxLength: 8 });

function arbitraryText(value: fc.Arbitrary<string> = line): fc.Arbitrary<Text> {
  const lang = fc.constantFrom('en', 'ar', 'fr', 'und');
  return fc
    .record({ value, lang, alt: fc.option(fc.record({ value, lang }), { nil: undefined }) })
    .map(({ alt, ...text }) => (alt && alt.lang !== text.lang ? { ...text, alt } : text));
}

const name = fc.oneof(
  fc.constantFrom(
    'Noura Al-Otaibi',
    'نورة العتيبي',
    'عبد الله بن محمد آل سعود',
    'Jan van der Berg',
    'Gaia Collaboration',
    'Plato',
    'Martin Luther King Jr.',
    'Otaibi, Noura',
    'ابن سينا',
  ),
  fc.string({ unit: fc.constantFrom(...'abcdeé-’ نورةعلي&_{}'), minLength: 1, maxLength: 16 }),
);

const authorship: fc.Arbitrary<Authorship> = fc
  .record({
    id: fc.option(code, { nil: undefined }),
    name: arbitraryText(name),
    orcid: fc.constantFrom(undefined, '0000-0002-1825-0097'),
    affiliation: fc.option(arbitraryText(), { nil: undefined }),
  })
  .map((author) => ({ ...author, position: 1 }) as Authorship);

const contributor = fc.record({ name: arbitraryText(name) });

const date: fc.Arbitrary<PartialDate> = fc
  .record({
    year: fc.integer({ min: 1000, max: 2100 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 28 }),
    precision: fc.constantFrom('year' as const, 'month' as const, 'day' as const),
  })
  .map(({ year, month, day, precision }) => {
    const parts = [year, ...[month, day].map((part) => String(part).padStart(2, '0'))];
    return { iso: parts.slice(0, { year: 1, month: 2, day: 3 }[precision]).join('-'), precision };
  });

const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

/** A random publication, for property tests of the formats. */
export const arbitraryResearch: fc.Arbitrary<Research> = fc
  .record({
    id: fc.oneof(fc.integer({ min: 1, max: 1e9 }).map(String), code),
    title: arbitraryText(),
    isTranslated: fc.boolean(),
    abstract: option(arbitraryText()),
    authors: fc.array(authorship, { maxLength: 4 }),
    authorsIncomplete: fc.boolean(),
    editors: option(fc.array(contributor, { minLength: 1, maxLength: 3 })),
    translators: option(fc.array(contributor, { minLength: 1, maxLength: 2 })),
    type: option(fc.integer({ min: 1, max: workKindCodes.length }).map((id) => ({ id: String(id), name: { value: 'kind', lang: 'en' } }))),
    areas: fc.array(
      arbitraryText().map((areaName) => ({ id: '1', name: areaName })),
      { maxLength: 2 },
    ),
    date: option(date),
    venue: option(
      fc.record({
        name: arbitraryText(),
        kind: fc.constantFrom('journal' as const, 'institution' as const),
        issn: fc.constantFrom(undefined, '1234-5679'),
      }),
    ),
    publisher: option(line),
    isbn: fc.constantFrom(undefined, '9780306406157'),
    reportNumber: fc.constantFrom(undefined, 'EX-TR-2001-014', 'EX/TR 7_a'),
    arxiv: fc.constantFrom(undefined, '2401.00001', 'astro-ph/9805201'),
    bibcode: fc.constantFrom(undefined, '2024EJSS...3...10A', '2011A&A...529A..10B'),
    pmid: fc.constantFrom(undefined, '12345678'),
    volume: option(code),
    issue: option(code),
    pages: option(fc.constantFrom('10-22', '10–22', 'S1 – S9', 'A-1-A-9', 'L5', '7', '1-3, 9', '9–')),
    doi: option(fc.constantFrom('10.5555/srd.2024.101', '10.1002/(sici)1096:2<177::aid>3.0.co;2-a_b', '10.5555/a#b?c', '10.5555/{x}')),
    url: option(
      fc.constantFrom('https://example.org/a_b?x=1&y=%20#z', 'https://doi.org/10.5555/srd.2024.101', 'https://example.org/{x} y'),
    ),
    pdfUrl: option(fc.constant('https://example.org/a.pdf')),
    keywords: fc.array(line, { maxLength: 3 }),
    keywordsLanguage: fc.constantFrom('en', 'ar'),
    language: fc.constantFrom(undefined, 'en', 'ar', 'fr', 'tlh'),
    openAccess: option(fc.boolean()),
    freeToRead: option(fc.boolean()),
    licence: fc.constantFrom(undefined, 'CC-BY-4.0'),
    citations: option(fc.nat(999)),
    updatedAt: fc.constantFrom(undefined, '2026-10-12T08:00:00Z'),
  })
  .map((fields) => {
    const defined = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
    const year = fields.date ? { year: Number(fields.date.iso.slice(0, 4)) } : {};
    return { ...defined, ...year, authorCount: fields.authors.length } as unknown as Research;
  });
