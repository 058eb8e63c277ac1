import fc from 'fast-check';
import { expect, it } from 'vitest';
import { arbitraryWork } from '#lib/domain/reading/fixtures/arbitrary-work.ts';
import { isFreeToRead } from '#lib/domain/reading/is-free-to-read.ts';
import type { Research } from '#lib/domain/research.ts';
import { titledResearch } from '#lib/domain/testing/titled-research.ts';
import { rowData } from './row-data.ts';

const text = (value: string) => ({ value, lang: 'en' });
const research = titledResearch('Copper in orbit', 'en', { keywords: ['outer space treaty'] });
const [inTitle, inKeywords] = ['title', 'keywords'].map((field) => ({ field, before: '', match: 'x', after: '' }));

it('a row marks matches in the title, otherwise in another text unless it states a reason', () => {
  if (!inTitle || !inKeywords) throw new Error('Two highlights are made above.');
  const highlightsOf = (overrides: Partial<Research>) => rowData({ ...research, ...overrides }, 'en').highlights;
  expect(highlightsOf({ highlights: [inTitle, inKeywords] })).toEqual([inTitle]);
  expect(highlightsOf({ highlights: [inKeywords] })).toEqual([inKeywords]);
  expect(highlightsOf({ highlights: [inKeywords], match: { kind: 'area', name: text('Space law') } })).toBeUndefined();
  expect(highlightsOf({})).toBeUndefined();
});

it('a row has the citation count in every order, with its source when the list is sorted by it', () => {
  const countedWork = { ...research, citations: 12, citationsFrom: { source: 'openalex', date: '2026-05-03' } };
  expect(rowData(countedWork, 'en', true).cited).toEqual({ count: 12, from: { name: 'OpenAlex', date: '2026-05-03' } });
  expect(rowData({ ...countedWork, citationsFrom: { source: 'starter', date: '2026-05-03' } }, 'en', true).cited).toEqual({
    count: 12,
    from: { date: '2026-05-03' },
  });
  expect(rowData(research, 'en', true).cited).toBeNull();
  expect(rowData(countedWork, 'en').cited).toEqual({ count: 12 });
  expect(rowData(research, 'en')).not.toHaveProperty('cited');
});

it('a row notes a machine-translated title in the language of the page', () => {
  const origin = { field: 'title', language: 'ar', source: 'machine', engine: 'DeepL', date: '2026-11-02' } as const;
  const translatedWork: Research = { ...research, title: { value: 'عنوان', lang: 'ar' }, textOrigins: [origin] };
  expect(rowData(translatedWork, 'ar').machine).toBe('عنوان بترجمة آلية (\u2068DeepL, 2026-11-02\u2069)');
  expect(rowData({ ...translatedWork, textOrigins: [{ ...origin, reviewed: '2026-11-03' }] }, 'en').machine).toBe(
    'Machine-translated title, reviewed (\u2068DeepL, 2026-11-03\u2069)',
  );
  expect(rowData({ ...translatedWork, textOrigins: [{ ...origin, source: 'editor' }] }, 'en')).not.toHaveProperty('machine');
});

it('a row has the best way to read the work in the language of the page, or how to find a copy', () => {
  const readLinkOf = (overrides: Partial<Research>, language: 'en' | 'ar' = 'en') => rowData({ ...research, ...overrides }, language).read;
  const edition = { url: 'https://github.com/OpenArabicPE/journal_al-muqtabas/blob/master/x.xml' };
  expect(readLinkOf(edition)).toEqual({ text: 'Free digital edition, \u2068OpenArabicPE\u2069', href: edition.url, isFree: true });
  expect(readLinkOf(edition, 'ar').text).toBe('طبعة رقمية مجانية، \u2068OpenArabicPE\u2069');
  expect(readLinkOf({ doi: '10.5555/x', arxiv: '2401.00001' })).toEqual({
    text: 'Free at \u2068arXiv\u2069',
    href: 'https://arxiv.org/abs/2401.00001',
    isFree: true,
  });
  const publisher = (openAccess?: boolean) => readLinkOf({ doi: '10.5555/x', ...(openAccess !== undefined && { openAccess }) }).text;
  expect([publisher(), publisher(true), publisher(false)]).toEqual(['At the publisher', 'Free at the publisher', 'Not open access']);
  expect(readLinkOf({})).toEqual({ text: 'No online copy known', href: `/en/research/${research.id}#read` });
});

it('the label of a row states that the work is free exactly if it is free to read, even if the row has no address of the free copy', () => {
  fc.assert(
    fc.property(arbitraryWork, fc.boolean(), (work, isWhole) => {
      const freeToRead = isFreeToRead(work);
      const { arxiv: _arxiv, versions: _versions, ...inList } = work;
      const row = { ...research, ...(isWhole ? work : inList), ...(freeToRead !== undefined && { freeToRead }) };
      const [inEnglish, inArabic] = [rowData(row, 'en').read, rowData(row, 'ar').read];
      const statements = [inEnglish.isFree === true, /\bfree\b/i.test(inEnglish.text), inArabic.text.includes('مجان')];
      expect(statements, inEnglish.text).toEqual(statements.map(() => freeToRead === true));
    }),
    { numRuns: 500 },
  );
});
