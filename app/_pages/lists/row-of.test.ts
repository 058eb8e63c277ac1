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
