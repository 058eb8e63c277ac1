import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type BibliographicEntry, referenceOf } from '#lib/formats/cite/reference.ts';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { readBibtex } from '#lib/formats/testing/read-bibtex.ts';
import { writeBibtex } from './bibtex.ts';

const options = { language: 'en', siteUrl: 'https://madar.example' } as const;
const references = fc
  .array(arbitraryResearch, { minLength: 1, maxLength: 3 })
  .map((items) => items.map((item) => referenceOf(item, options)));

/** The reference as BibTeX can store it: no commas in keywords, and `and others` only after an author. */
function held({ pdfUrl, ...reference }: BibliographicEntry): BibliographicEntry {
  const keywords = reference.keywords
    .map((keyword) =>
      keyword
        .split(/\s*[,;]\s*/)
        .filter(Boolean)
        .join(' '),
    )
    .filter(Boolean);
  return withoutUndefined({ ...reference, keywords, authorsIncomplete: reference.authorsIncomplete && reference.authors.length > 0 });
}

test('records survive a round trip through BibTeX, whatever their letters', () => {
  fc.assert(
    fc.property(references, (all) => {
      expect(readBibtex(all.map((reference) => writeBibtex(reference)).join(''))).toEqual(all.map(held));
    }),
    { numRuns: 300 },
  );
});

test('reading never throws for any file', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.constantFrom('@article{', 'a,', '{', '}', '"', 'title', '=', '#', ' and ', '\\', 'قمر', '@string(', ')', ',', '\n', '%'),
        { maxLength: 40 },
      ),
      (pieces) => {
        readBibtex(pieces.join(''));
      },
    ),
  );
});

test('an incomplete entry does not swallow the next one', () => {
  const [only] = readBibtex('@article{broken, title = {No end,\n\n@article{good2020, title = {{Kept}}, year = 2020}\n');
  expect(only).toMatchObject({ key: 'good2020', title: 'Kept', year: 2020 });
});

test('files of other programs are parsed: macros, joins, quotes, accents, names without commas', () => {
  const [entry] = readBibtex(`
    % a remark
    @string{apj = "Astrophysical Journal"}
    @ARTICLE{Kepler:1619, author = "Johannes Kepler and G{\\"o}del, Kurt and {\\v{Z}}. Ivezi{\\'c} and others",
      title = {The {H}armony of the~World \\& more}, journal = apj # " Letters", month = "March", year = 1619, pages = "1--10"}`);
  expect(entry).toEqual({
    key: 'Kepler:1619',
    kind: 'journal-article',
    title: 'The Harmony of the World & more',
    authors: [
      { family: 'Kepler', given: 'Johannes' },
      { family: 'Gödel', given: 'Kurt' },
      { family: 'Ivezić', given: 'Ž.' },
    ],
    authorsIncomplete: true,
    year: 1619,
    date: { iso: '1619-03', precision: 'month' },
    venue: 'Astrophysical Journal Letters',
    pages: '1-10',
    keywords: [],
  });
});

test('Arabic commas separate family and given names, and an Arabic semicolon separates authors', () => {
  const [entry] = readBibtex('@article{a, author = {العتيبي، نورة ؛ الحربي، فهد}, title = {قمر}, langid = {arabic}}');
  expect(entry).toMatchObject({
    authors: [
      { family: 'العتيبي', given: 'نورة' },
      { family: 'الحربي', given: 'فهد' },
    ],
    language: 'ar',
  });
});

test('no style prints Arabic letters next to a Latin title, which pdfLaTeX would stop at', () => {
  const work = { key: 'a', kind: 'journal-article', title: 'Dust', authors: [], authorsIncomplete: false, keywords: [] } as const;
  expect(writeBibtex({ ...work, translatedTitle: 'غبار' })).toContain('  title_ar = {غبار}');
  expect(writeBibtex({ ...work, translatedTitle: 'غبار' })).not.toContain('titleaddon');
  expect(writeBibtex({ ...work, title: 'غبار', translatedTitle: 'Dust' })).toContain('  titleaddon = {[Dust]}');
  expect(writeBibtex({ ...work, translatedTitle: 'Poussière' })).toContain('  titleaddon = {[Poussière]}');
});
