import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '#lib/domain/language.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { readCollection } from '#lib/service/starter/read-collection.ts';
import { openFilled } from './fixtures/open-filled.ts';
import type { Store } from './store.ts';

let store: Store;
beforeAll(async () => {
  ({ store } = await openFilled(readCollection()));
}, 60_000);
afterAll(() => store.close());

const languageOf = (keyword: string): Language => (/[\u0621-\u064a]/.test(keyword) ? 'ar' : 'en');
const ask = (keyword: string) => store.findResearch(languageOf(keyword), { ...defaultResearchQuery, keyword });
const titles = async (keyword: string) => (await ask(keyword)).items.map(({ title }) => title.value);
const people = async (keyword: string) =>
  (await store.findAuthors(languageOf(keyword), { ...defaultAuthorQuery, keyword })).items.map(({ name }) => name.value);

describe('the last word', () => {
  it.each(['why is mars red', 'Mars red', 'ionosphere re'])('is not the beginning of another, being one itself: %s', async (keyword) => {
    expect((await titles(keyword)).filter((title) => /Entry into|reduced|recover/i.test(title))).toEqual([]);
  });

  it('is a beginning where nothing has it whole', async () => {
    expect((await titles('galaxy disper')).length).toBeGreaterThan(0);
  });
});

describe('a name of several parts', () => {
  it('is no given name that sounds like its last part, beside an initial', async () => {
    expect(await people('عبد الرحمن الصوفي')).toEqual([]);
  });
});
