import { expect, it } from 'vitest';
import { titledResearch } from '#lib/domain/fixtures/titled-research.ts';
import type { Research } from '#lib/domain/research.ts';
import { rowOf } from './row-of.ts';

const text = (value: string) => ({ value, lang: 'en' });
const research = titledResearch('Copper in orbit', 'en', { keywords: ['outer space treaty'] });
const [inTitle, inKeywords] = ['title', 'keywords'].map((field) => ({ field, before: '', match: 'x', after: '' }));

it('a row shows where the title has the words, else where another text has them, unless a reason is said', () => {
  if (!inTitle || !inKeywords) throw new Error('Two highlights are made above.');
  const shown = (more: Partial<Research>) => rowOf({ ...research, ...more }, 'en').highlights;
  expect(shown({ highlights: [inTitle, inKeywords] })).toEqual([inTitle]);
  expect(shown({ highlights: [inKeywords] })).toEqual([inKeywords]);
  expect(shown({ highlights: [inKeywords], match: { kind: 'area', name: text('Space law') } })).toBeUndefined();
  expect(shown({})).toBeUndefined();
});

it('gives citations in every order, with their source where the list is sorted by them', () => {
  const counted = { ...research, citations: 12, citationsFrom: { source: 'openalex', date: '2026-05-03' } };
  expect(rowOf(counted, 'en', true).cited).toEqual({ count: 12, from: { name: 'OpenAlex', date: '2026-05-03' } });
  expect(rowOf({ ...counted, citationsFrom: { source: 'starter', date: '2026-05-03' } }, 'en', true).cited).toEqual({
    count: 12,
    from: { date: '2026-05-03' },
  });
  expect(rowOf(research, 'en', true).cited).toBeNull();
  expect(rowOf(counted, 'en').cited).toEqual({ count: 12 });
  expect(rowOf(research, 'en')).not.toHaveProperty('cited');
});

it('says of a row that a machine translated one of its titles, in the language of the page', () => {
  const origin = { field: 'title', language: 'ar', source: 'machine', engine: 'DeepL', date: '2026-11-02' } as const;
  const translated: Research = { ...research, title: { value: 'عنوان', lang: 'ar' }, textOrigins: [origin] };
  expect(rowOf(translated, 'ar').machine).toBe('عنوان بترجمة آلية (\u2068DeepL, 2026-11-02\u2069)');
  expect(rowOf({ ...translated, textOrigins: [{ ...origin, reviewed: '2026-11-03' }] }, 'en').machine).toBe(
    'Title by machine translation, reviewed (\u2068DeepL, 2026-11-03\u2069)',
  );
  expect(rowOf({ ...translated, textOrigins: [{ ...origin, source: 'editor' }] }, 'en')).not.toHaveProperty('machine');
});

it('gives the best way to read the work in the language of the page, or how to look for one', () => {
  const read = (more: Partial<Research>, language: 'en' | 'ar' = 'en') => rowOf({ ...research, ...more }, language).read;
  const edition = { url: 'https://github.com/OpenArabicPE/journal_al-muqtabas/blob/master/x.xml' };
  expect(read(edition)).toEqual({ text: 'Digital edition, \u2068OpenArabicPE\u2069', href: edition.url, isFree: true });
  expect(read(edition, 'ar').text).toBe('طبعة رقمية، \u2068OpenArabicPE\u2069');
  expect(read({ doi: '10.5555/x', arxiv: '2401.00001' })).toEqual({
    text: 'Free at \u2068arXiv\u2069',
    href: 'https://arxiv.org/abs/2401.00001',
    isFree: true,
  });
  const publisher = (openAccess?: boolean) => read({ doi: '10.5555/x', ...(openAccess !== undefined && { openAccess }) }).text;
  expect([publisher(), publisher(true), publisher(false)]).toEqual(['At the publisher', 'Free at the publisher', 'Not open access']);
  expect(read({})).toEqual({ text: 'No online copy known', href: `/en/research/${research.id}#read` });
});
