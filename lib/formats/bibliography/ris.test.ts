import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type BibliographicEntry, referenceOf } from '#lib/formats/cite/reference.ts';
import { workKinds } from '#lib/formats/cite/work-kind.ts';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { readRis } from '#lib/formats/testing/read-ris.ts';
import { writeRis } from './ris.ts';

const options = { language: 'ar', siteUrl: 'https://madar.example' } as const;
const references = fc
  .array(arbitraryResearch, { minLength: 1, maxLength: 3 })
  .map((items) => items.map((item) => referenceOf(item, options)));

function held(reference: BibliographicEntry): BibliographicEntry {
  const type = workKinds[reference.kind].ris;
  const institution = type === 'THES' || type === 'RPRT' ? { venue: reference.venue ?? reference.publisher, publisher: undefined } : {};
  return withoutUndefined({ ...reference, ...institution, authorsIncomplete: false });
}

test('records survive a round trip through RIS, whatever their letters', () => {
  fc.assert(
    fc.property(references, (all) => {
      expect(readRis(all.map(writeRis).join(''))).toEqual(all.map(held));
    }),
    { numRuns: 300 },
  );
});

test('a record starts with TY, ends with ER, and every line ends with CRLF', () => {
  fc.assert(
    fc.property(references, ([reference]) => {
      const lines = writeRis(reference as BibliographicEntry).split('\r\n');
      expect(lines[0]).toMatch(/^TY {2}- [A-Z]+$/);
      expect(lines.slice(-3)).toEqual(['ER  - ', '', '']);
      for (const line of lines.slice(0, -3)) expect(line).toMatch(/^[A-Z][A-Z0-9] {2}- [^\r\n]+$/);
    }),
  );
});

test('older tags, bare line feeds and continued lines are parsed', () => {
  const [entry] = readRis(
    'TY  - JOUR\nA1  - Kepler, Johannes\nT1  - Harmony of\n the World\nJO  - Old Journal\nY1  - 1619/03//\nSP  - 1\nEP  - 10\nER  -\n',
  );
  expect(entry).toMatchObject({
    title: 'Harmony of the World',
    authors: [{ family: 'Kepler', given: 'Johannes' }],
    venue: 'Old Journal',
    date: { iso: '1619-03', precision: 'month' },
    pages: '1-10',
  });
});

test('the name of a group is written without commas, which separate family and given names', () => {
  const record = writeRis({
    key: 'a',
    kind: 'book',
    title: 'T',
    authors: [{ literal: 'Academies of Sciences, Engineering, and Medicine' }],
    authorsIncomplete: false,
    keywords: [],
  });
  expect(readRis(record)[0]?.authors).toEqual([{ literal: 'Academies of Sciences Engineering and Medicine' }]);
});
