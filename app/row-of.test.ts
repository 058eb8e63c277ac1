import { expect, it } from 'vitest';
import type { Research } from '#lib/domain/research.ts';
import { rowOf } from './row-of.ts';

const text = (value: string) => ({ value, lang: 'en' });
const research: Research = {
  id: '1',
  title: text('Copper in orbit'),
  isTranslated: false,
  authors: [],
  authorCount: 0,
  authorsIncomplete: false,
  areas: [],
  keywords: ['outer space treaty'],
};
const [inTitle, inKeywords] = ['title', 'keywords'].map((field) => ({ field, before: '', match: 'x', after: '' }));

it('a row shows where the title has the words, else where another text has them, unless a reason is said', () => {
  if (!inTitle || !inKeywords) throw new Error('Two highlights are made above.');
  const shown = (more: Partial<Research>) => rowOf({ ...research, ...more }).highlights;
  expect(shown({ highlights: [inTitle, inKeywords] })).toEqual([inTitle]);
  expect(shown({ highlights: [inKeywords] })).toEqual([inKeywords]);
  expect(shown({ highlights: [inKeywords], match: { kind: 'area', name: text('Space law') } })).toBeUndefined();
  expect(shown({})).toBeUndefined();
});
