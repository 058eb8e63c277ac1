import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threadMs } from '#lib/domain/fixtures/thread-ms.ts';
import { defaultAuthorQuery, defaultResearchQuery, searchScopes } from '#lib/domain/query.ts';
import { readCollection } from '#lib/service/starter/read-collection.ts';
import { openFilled } from './fixtures/open-filled.ts';
import type { Store } from './store.ts';

const records = readCollection();

/** Pieces people and machines type: words of both scripts, other scripts, signs of the query language and of FTS5. */
const pieces = [
  'black hole',
  'الثقوب السوداء',
  'the',
  'في',
  'a',
  'ا',
  'k',
  'c_moon',
  'k_krm',
  '*',
  'a*',
  '"',
  '""',
  '"the"',
  '-',
  '--',
  '-moon',
  '- ',
  'NOT',
  'AND',
  'OR',
  'NEAR(',
  '(',
  ')',
  '^',
  ':',
  'title:',
  'author:',
  'عنوان:',
  'doi:',
  'title:title:',
  '{title}',
  '+',
  '\\',
  "'",
  '%',
  '_',
  ';',
  '\u0000',
  '\ud800',
  '\u202e',
  '\u200f',
  'ــــ',
  'ًٌٍ',
  '１２',
  '٢٠٢٤',
  '10.1103/',
  'arXiv:',
  '0000-0002-1825-0097',
  'https://doi.org/',
  '/en/research/1',
  '/ar/authors/2',
  '宇宙',
  'космос',
  'γ',
  'Hα',
  'z~1',
  '10^51',
  '😀',
  'ﷺ',
  '½',
  '  ',
  '\n',
  'NGC',
  '1068',
];
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 24 }).map((some) => some.join(' ').slice(0, 200)),
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 24 }).map((some) => some.join('').slice(0, 200)),
);

/** What nobody waits for, as processor time. The machine of the test may be busy, so a slow answer has to be slow three times. */
const slowMs = 250;

describe('search, whatever is typed', () => {
  let store: Store;
  beforeAll(async () => {
    store = (await openFilled(records)).store;
    // The first unknown word builds the spelling index; the first concept reads the vocabulary.
    await store.findResearch('en', { ...defaultResearchQuery, keyword: 'qwertzuiop black hole' });
    await store.findAuthors('en', { ...defaultAuthorQuery, keyword: 'qwertzuiop' });
    await store.suggest('en', 'black h', 8);
  }, 60_000);
  afterAll(() => store.close());

  const isQuick = async (work: () => Promise<unknown>): Promise<boolean> => {
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const started = threadMs();
      await work();
      if (threadMs() - started < slowMs) return true;
    }
    return false;
  };

  it('answers in time, with no error and never with everything', async () => {
    await fc.assert(
      fc.asyncProperty(
        typed,
        fc.constantFrom(...searchScopes),
        fc.constantFrom('en' as const, 'ar' as const),
        async (keyword, searchIn, language) => {
          fc.pre(/\S/.test(keyword));
          const ask = () => store.findResearch(language, { ...defaultResearchQuery, keyword, searchIn });
          expect(await isQuick(ask)).toBe(true);
          expect((await ask()).total).toBeLessThan(records.length);
        },
      ),
      { numRuns: 400 },
    );
  }, 120_000);

  it('answers for people and suggestions likewise', async () => {
    await fc.assert(
      fc.asyncProperty(typed, async (keyword) => {
        fc.pre(/\S/.test(keyword));
        expect(await isQuick(() => store.findAuthors('ar', { ...defaultAuthorQuery, keyword }))).toBe(true);
        expect(await isQuick(() => store.suggest('ar', keyword, 8))).toBe(true);
        expect((await store.suggest('en', keyword, 8)).length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 200 },
    );
  }, 120_000);

  it('walks a result page by page as it is, each record once', async () => {
    for (const keyword of ['black holes', 'الأقمار الصناعية', 'satellite']) {
      const all = (await store.findResearch('en', { ...defaultResearchQuery, keyword, pageSize: 100 })).items.map(({ id }) => id);
      const walked: string[] = [];
      for (let cursor: string | undefined = '*'; cursor && walked.length < all.length; ) {
        const page = await store.findResearch('en', { ...defaultResearchQuery, keyword, pageSize: 7, cursor });
        walked.push(...page.items.map(({ id }) => id));
        cursor = page.nextCursor;
      }
      expect(walked.slice(0, all.length)).toEqual(all);
      expect(new Set(walked).size).toBe(walked.length);
    }
  });
});
