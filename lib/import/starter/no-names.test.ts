import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openStarterStore } from '#lib/testing/starter-store.ts';
import noNames from '#lib/text/testing/no-names.json' with { type: 'json' };

let store: Store;
beforeAll(async () => {
  store = await openStarterStore();
});
afterAll(() => store.close());

const codesOf = async (language: 'en' | 'ar', keyword: string) =>
  (await store.findResearch(language, { ...defaultResearchQuery, keyword })).warnings.map(({ code }) => code);

it('at most 2 % of 300 words that are no names are offered one that is spelled alike', async () => {
  const halves = [noNames.development, noNames.heldOut];
  const words = (['en', 'ar'] as const).flatMap((language) =>
    halves.flatMap((half) => half[language].map((word) => [language, word] as const)),
  );
  expect(words).toHaveLength(300);
  const offered: string[] = [];
  for (const [language, word] of words) if ((await codesOf(language, word)).includes('spelled_alike')) offered.push(word);
  expect(offered.length, offered.join(' ')).toBeLessThanOrEqual(6);
});

it.each([
  ['en', 'zzzzqq'],
  ['ar', 'طريقة الكبسة'],
  ['ar', 'ككككك'],
] as const)('neither a person nor a work is found by the sound of a word that is no name: %s %s', async (language, keyword) => {
  expect(await codesOf(language, keyword)).not.toContain('spelled_alike');
  expect((await store.findAuthors(language, { ...defaultAuthorQuery, keyword })).total).toBe(0);
});

it('a search as spelled matches no name by sound, except in the field of authors', async () => {
  const find = async (more: object) => (await store.findResearch('ar', { ...defaultResearchQuery, keyword: 'حصان', ...more })).total;
  expect(await find({})).toBe(1);
  expect(await find({ asSpelled: true })).toBe(0);
  expect(await find({ strict: true })).toBe(0);
  expect(await find({ asSpelled: true, searchIn: 'author' })).toBe(1);
});
