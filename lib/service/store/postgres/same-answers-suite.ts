import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages } from '#lib/domain/language.ts';
import { defaultAuthorQuery, defaultResearchQuery, facetNames, researchSorts, searchScopes } from '#lib/domain/query.ts';
import { collectionDate, readCollection } from '#lib/service/starter/read-collection.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import type { Store } from '#lib/service/store/store.ts';

const judged = readFileSync('bench/relevance/queries/judged.jsonl', 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line) as { query: string; language: Language });

/** What people type into the box, letter by letter, and what they mistype. */
const typed = [
  'bla',
  'الثقوب',
  'remote sen',
  'zoh',
  'زهي',
  'the gai',
  'باسم زهير',
  'sol',
  'satellite im',
  'قمر ص',
  'gravty waves',
  'الكويكات',
  'hgtqhx',
  'mangroves asteriod telemetry',
  '"gamma-ray burst"',
  'mars -moon',
  'title:asteriod',
  'gal*',
  'author:zoheir gold',
  'abstract:"dark matter"',
  'of the',
  'bitcoin price',
  'what is dark matter made of',
  'الذكاء الصناعي في الأقمار الاصطناعية',
  'KAUST',
];

/** A store gives the same answers as SQLite, byte for byte, over the starter collection; to every judged query, or to every so-manieth. */
export function describeSameAnswers(name: string, open: () => Promise<Store>, every = 1): void {
  describe(`${name} answers as SQLite does`, () => {
    let both: readonly [Store, Store];
    beforeAll(async () => {
      both = [openSqliteStore(':memory:'), await open()];
      for (const store of both) await store.load(readCollection(), { at: collectionDate, batch: 'starter', source: 'starter collection' });
    }, 60_000);
    afterAll(() => Promise.all(both.map((store) => store.close())));

    const same = async (ask: (store: Store) => Promise<unknown>, about: string) => {
      const [sqlite, other] = await Promise.all(both.map(ask));
      expect(other, about).toEqual(sqlite);
    };
    const keywords = [
      ...judged.map(({ query, language }) => ({ keyword: query, language })),
      ...typed.map((keyword) => ({ keyword, language: 'en' as Language })),
    ].filter((_, place) => place % every === 0);

    it('to every judged query and to what people type, with all facets, in every scope', async () => {
      for (const [place, { keyword, language }] of keywords.entries()) {
        const searchIn = place % 3 === 0 ? (searchScopes[place % searchScopes.length] as (typeof searchScopes)[number]) : 'all';
        await same(
          (store) => store.findResearch(language, { ...defaultResearchQuery, keyword, searchIn, pageSize: 50, facets: facetNames }),
          keyword,
        );
      }
    }, 120_000);

    it('to words of many records, whose scores are nearly the same', async () => {
      for (const keyword of ['setting', 'survey', 'observations', 'analysis', 'model of data', 'دراسة', 'بيانات الأقمار'])
        await same((store) => idsOf(store.stream('en', { ...defaultResearchQuery, keyword })), keyword);
    }, 60_000);

    it('to what is being typed, and of people', async () => {
      for (const { keyword, language } of keywords) {
        await same((store) => store.findAuthors(language, { ...defaultAuthorQuery, keyword }), keyword);
        for (const end of [3, 6, keyword.length])
          await same((store) => store.suggest(language, keyword.slice(0, end), 8), keyword.slice(0, end));
      }
    }, 120_000);

    it('about institutions', async () => {
      for (const keyword of ['King Fahd University of Petroleum and Minerals', 'الملك فهد', 'KFUPM', 'jet propulsion l', 'qatar univ']) {
        await same((store) => store.findAuthors('ar', { ...defaultAuthorQuery, keyword, pageSize: 100 }), keyword);
        await same((store) => store.suggest('ar', keyword, 8), keyword);
      }
    });

    it('to lists in every order, filtered, and to exports', async () => {
      const [area] = (await both[0].researchAreas('en')).filter(({ researchCount }) => (researchCount ?? 0) > 20);
      for (const language of languages)
        for (const sort of researchSorts) {
          await same((store) => store.findResearch(language, { ...defaultResearchQuery, sort, pageSize: 100, pageIndex: 2 }), sort);
          await same((store) => idsOf(store.stream(language, { ...defaultResearchQuery, sort, focusedAreaId: [area?.id ?? ''] })), sort);
        }
      await same(
        (store) =>
          store.findResearch('ar', { ...defaultResearchQuery, fromYear: 2010, openAccess: true, hasArabic: true, facets: facetNames }),
        'filters',
      );
    }, 60_000);

    it('about single publications and people, and what stands beside them', async () => {
      const { items } = await both[0].findResearch('en', { ...defaultResearchQuery, pageSize: 40 });
      const people = (await both[0].findAuthors('en', { ...defaultAuthorQuery, sort: '-publications', pageSize: 40 })).items;
      for (const { id } of [...items, { id: '999999' }, { id: 'x' }, { id: '99999999999' }]) {
        await same((store) => store.research('ar', id), id);
        await same((store) => store.related('en', id, 6), id);
      }
      for (const { id } of [...people, { id: '999999' }]) {
        await same((store) => store.author('en', id), id);
        await same((store) => store.coauthors('ar', id, 10), id);
        await same((store) => store.similarAuthors('en', id, 10), id);
        await same((store) => store.years(id), id);
      }
    }, 60_000);

    it('about who signed from a place, and with whom', async () => {
      const { facets } = await both[0].findResearch('en', { ...defaultResearchQuery, facets: ['institution', 'country'] });
      const places = [
        ...(facets.institution ?? []).slice(0, 10).map(({ id }) => ({ institutionId: [id], country: [] })),
        ...(facets.country ?? []).slice(0, 10).map(({ id }) => ({ institutionId: [], country: [id] })),
      ];
      expect(places.length).toBe(20);
      for (const place of places) {
        await same((store) => store.signers('ar', place, 24), JSON.stringify(place));
        await same((store) => store.partners('en', place, 60), JSON.stringify(place));
      }
    }, 60_000);

    it('about the whole', async () => {
      for (const language of languages) {
        await same((store) => store.researchTypes(language), language);
        await same((store) => store.researchAreas(language), language);
        for (const sort of ['name', '-name', '-publications'] as const)
          await same((store) => store.findAuthors(language, { ...defaultAuthorQuery, sort, pageSize: 100, pageIndex: 3 }), sort);
      }
      await same((store) => store.letters(), 'letters');
      await same((store) => store.coverage(), 'coverage');
      await same((store) => store.counts(), 'counts');
      await same((store) => store.changesSince(undefined, 2000), 'changes');
      await same((store) => store.changesSince(undefined, 5000, { kind: 'author' }), 'changes of people');
      await same((store) => store.suspects(), 'suspects');
      await same((store) => store.batches(), 'batches');
    });
  });
}

async function idsOf(records: AsyncIterable<{ readonly id: string }>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of records) ids.push(id);
  return ids;
}
