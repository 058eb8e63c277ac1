import fc from 'fast-check';
import { expect, test } from 'vitest';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { type BibliographicEntry, referenceOf } from '#lib/formats/cite/reference.ts';
import { workKinds } from '#lib/formats/cite/work-kind.ts';
import { arbitraryResearch } from '#lib/formats/testing/arbitrary-research.ts';
import { readCsl } from '#lib/formats/testing/read-csl.ts';
import { writeCsl } from './csl.ts';

const options = { language: 'en', siteUrl: 'https://madar.example' } as const;
const references = fc
  .array(arbitraryResearch, { minLength: 1, maxLength: 3 })
  .map((items) => items.map((item) => referenceOf(item, options)));

function held({ pdfUrl, ...reference }: BibliographicEntry): BibliographicEntry {
  const type = workKinds[reference.kind].csl;
  const institution = type === 'thesis' || type === 'report' ? { venue: reference.venue ?? reference.publisher, publisher: undefined } : {};
  const keywords = reference.keywords
    .map((keyword) =>
      keyword
        .split(/\s*;\s*/)
        .filter(Boolean)
        .join(', '),
    )
    .filter(Boolean);
  return withoutUndefined({ ...reference, ...institution, keywords });
}

test('records survive a round trip through CSL-JSON, whatever their letters', () => {
  fc.assert(
    fc.property(references, (all) => {
      expect(readCsl(`[${all.map(writeCsl).join(',')}]`)).toEqual(all.map(held));
    }),
    { numRuns: 300 },
  );
});

test('a name of one word is literal, never a family name', () => {
  const [reference] = readCsl('[{"id":"a","type":"book","title":"T","author":[{"family":"أفلاطون"}]}]');
  expect(reference?.authors).toEqual([{ literal: 'أفلاطون' }]);
});
