import { describe, expect, it } from 'vitest';
import { sitePages } from '#app/_pages/harvest/site-pages.ts';
import { operationsOnly, withStarterInstance } from '#app/testing/starter-instance.ts';
import { isProblem, type Problem } from '#lib/base/problem.ts';
import { termName } from '#lib/domain/dictionary.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { termAddress } from '#lib/formats/feeds/term-files.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { listResearch } from '#lib/library/lists/list-research.ts';
import { listAreas, recentFrom } from '#lib/library/places/areas.ts';
import { placeQuery } from '#lib/library/places/place-kinds.ts';
import { readPlace } from '#lib/library/places/read-place.ts';
import { listVenues, venuesOnPage } from '#lib/library/places/venues.ts';
import { readRecord } from '#lib/library/records/read-record.ts';
import type { Sources } from '#lib/library/sources.ts';
import { listMissions, missionsByGroup } from '#lib/library/terms/missions.ts';
import { termRelations } from '#lib/library/terms/terms.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeResearchQuery, encodeResearchQuery } from '#lib/url/research-query.ts';
import type { VenueQuery } from '#lib/url/venue-query.ts';
import { type PagePlace, placePages } from './place-pages.ts';

withStarterInstance();

const problemOf = async (kind: PagePlace, id: string, sources?: Sources): Promise<Problem> => {
  const error = await kind.read(sources ?? (await instance()), 'en', id).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isProblem(error)) throw new Error(`${id} is not refused`);
  return error;
};

/** The same records, as a remote service would give them. */
async function remote(): Promise<Sources> {
  const { collection, ...sources } = await instance();
  return { ...sources, collection: { ...collection, ...operationsOnly } };
}

/** The number of publications of the list at this address. */
const listTotal = async (search: string) =>
  (await (await instance()).collection.findResearch('en', decodeResearchQuery(new URLSearchParams(search)))).total;

describe('The page of an area', () => {
  it('has the list of its filter and counts among exactly those publications, for all 53', async () => {
    const fields = await listAreas(await instance(), 'ar');
    const areas = fields.flatMap((field) => field.areas);
    expect([fields.length, areas.length]).toEqual([7, 53]);
    for (const { id, count, recent = 0 } of areas) {
      const query = { ...defaultResearchQuery, focusedAreaId: [id] };
      const { place, list, context } = await readPlace(await instance(), 'en', placePages.area, id, query);
      expect([place.publicationCount, list.page.total], id).toEqual([count, count]);
      expect(place.definition?.value.length ?? 0, place.name.value).toBeGreaterThan(80);
      expect((await listResearch(await instance(), 'en', { ...query, fromYear: recentFrom })).page.total, id).toBe(recent);
      expect(context.areas.map((area) => area.id)).not.toContain(id);
      for (const { id: other, count: both } of context.areas.slice(0, 2)) {
        const ids = new Set((await everyId(query)).filter((authorId) => authorId !== ''));
        const sharedIds = (await everyId({ ...defaultResearchQuery, focusedAreaId: [other] })).filter((authorId) => ids.has(authorId));
        expect(sharedIds.length, `${id} ${other}`).toBe(both);
      }
      const [mostFrequent] = context.people.people;
      if (mostFrequent)
        expect((await listResearch(await instance(), 'en', { ...query, authorId: [mostFrequent.id] })).page.total, id).toBe(
          mostFrequent.count,
        );
      const citationCounts = (context.cited ?? []).map(({ citations = 0 }) => citations);
      expect(citationCounts, id).toEqual(citationCounts.filter((n) => n > 0).toSorted((a, b) => b - a));
    }
  });

  it('counts the publications of a group of countries alone in the picture of all areas; a remote service counts all', async () => {
    for (const country of [['arab-league'], ['EG', 'FR']]) {
      const fields = await listAreas(await instance(), 'en', country);
      expect(fields.flatMap(({ areas }) => areas)).toHaveLength(53);
      for (const { total = 0, areas } of fields) {
        const query = { ...defaultResearchQuery, country, focusedAreaId: areas.map(({ id }) => id) };
        expect((await listResearch(await instance(), 'en', query)).page.total).toBe(total);
        expect(areas.map(({ count }) => count)).toEqual(areas.map(({ count }) => count).toSorted((a, b) => b - a));
        for (const { id, count, recent } of areas.slice(0, 3)) {
          const one = { ...query, focusedAreaId: [id] };
          expect((await listResearch(await instance(), 'en', one)).page.total, id).toBe(count);
          expect((await listResearch(await instance(), 'en', { ...one, fromYear: recentFrom })).page.total, id).toBe(recent);
        }
      }
    }
    expect(await listAreas(await remote(), 'en', ['arab-league'])).toEqual(await listAreas(await remote(), 'en'));
  });

  it('is reached by the code of the area, and does not exist for other codes', async () => {
    const mars = (await (await instance()).collection.researchAreas('en')).find(({ code }) => code === 'mars');
    expect((await problemOf(placePages.area, 'mars')).movedTo).toBe(mars?.id);
    expect((await problemOf(placePages.area, '999')).kind).toBe('not_found');
  });

  it('is defined as a field of study, not as the body that it studies', async () => {
    for (const [code, words] of [
      ['mars', 'The study of Mars'],
      ['moon', 'The study of the Moon'],
    ] as const) {
      const area = (await (await instance()).collection.researchAreas('en')).find((candidate) => candidate.code === code);
      expect((await placePages.area.read(await instance(), 'en', area?.id as string)).definition?.value).toMatch(new RegExp(`^${words}`));
    }
  });

  it('over a remote service has its list and the people that it gives', async () => {
    const [field] = await listAreas(await instance(), 'en');
    const id = field?.areas[0]?.id as string;
    const { context, list } = await readPlace(await remote(), 'en', placePages.area, id, { ...defaultResearchQuery, focusedAreaId: [id] });
    expect(list.page.total).toBe(field?.areas[0]?.count);
    expect([context.years, context.institutions, context.people.counted]).toEqual([[], undefined, 'all']);
    expect(context.people.people.length).toBeGreaterThan(0);
  });
});

async function everyId(query: typeof defaultResearchQuery): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of (await instance()).collection.harvest?.stream('en', query) ?? []) ids.push(id);
  return ids;
}

describe('The list of venues', () => {
  const list = async (change: Partial<VenueQuery>, language: Language = 'en') =>
    listVenues(await instance(), language, { find: undefined, by: 'name', pageIndex: 1, ...change });

  it('has for each letter the venues whose name in either language begins with it, without an article', async () => {
    for (const language of languages) {
      const { letters } = await list({}, language);
      expect(letters.map(({ letter }) => letter)).toEqual(expect.arrayContaining(['A', 'J', 'م']));
      for (const { letter, count } of letters) {
        const { rows, total } = await list({ initial: letter }, language);
        expect(total, letter).toBe(count);
        for (const { name } of rows)
          expect(
            [name.value, name.alt?.value ?? ''].some((text) =>
              text
                .replace(/^(the\s+|ال(?=\p{L}{2}))/iu, '')
                .normalize('NFKD')
                .replaceAll(/\p{M}/gu, '')
                .toUpperCase()
                .startsWith(letter),
            ),
            `${letter} ${name.value}`,
          ).toBe(true);
      }
    }
    expect((await list({ initial: 'T' })).rows.map(({ name }) => name.value)).not.toContain('The Astrophysical Journal');
  });

  it('has each kind apart, and the letters of that kind', async () => {
    const { kinds, total } = await list({});
    expect(kinds).toContain('journal');
    let sum = 0;
    for (const kind of kinds) {
      const { rows, total: ofKind, letters } = await list({ kind });
      expect(new Set(rows.map((venue) => venue.kind))).toEqual(new Set([kind]));
      expect(letters.every(({ count }) => count <= ofKind)).toBe(true);
      sum += ofKind;
    }
    expect(sum).toBeLessThanOrEqual(total);
  });
});

describe('The page of a venue', () => {
  it('has the list of its filter, for every venue in the list of venues', async () => {
    const { total, pages } = await listVenues(await instance(), 'en', { find: undefined, by: 'name', pageIndex: 1 });
    const rows = await Promise.all(
      Array.from({ length: pages }, async (_, index) =>
        listVenues(await instance(), 'en', { find: undefined, by: 'name', pageIndex: index + 1 }),
      ),
    );
    const venues = rows.flatMap((page) => page.rows);
    expect([venues.length, new Set(venues.map(({ id }) => id)).size]).toEqual([total, total]);
    expect(pages).toBe(Math.ceil(total / venuesOnPage));
    let publications = 0;
    for (const { id, publicationCount } of venues) {
      const { page } = await listResearch(await instance(), 'ar', { ...defaultResearchQuery, venueId: [id] });
      expect(page.total, id).toBe(publicationCount);
      publications += publicationCount;
    }
    const allIds = await everyId(defaultResearchQuery);
    const { facets } = await (await instance()).collection.findResearch('en', { ...defaultResearchQuery, facets: ['venue'] });
    expect(publications).toBeLessThanOrEqual(allIds.length);
    expect(publications).toBeGreaterThanOrEqual((facets.venue ?? []).reduce((sum, { count }) => sum + count, 0));
  });

  it('is found by names in both languages, and each of them resolves to it', async () => {
    const id = venueIdOf('The Astrophysical Journal');
    for (const find of ['astrophysical journal', 'مجلة الفيزياء الفلكية']) {
      const { rows } = await listVenues(await instance(), 'ar', { find, by: 'count', pageIndex: 1 });
      expect(
        rows.map((row) => row.id),
        find,
      ).toContain(id);
    }
    const venue = await placePages.venue.read(await instance(), 'ar', id);
    expect(venue.name).toMatchObject({ lang: 'ar', alt: { value: 'The Astrophysical Journal' } });
    expect((await problemOf(placePages.venue, venueIdOf(venue.name.value))).movedTo).toBe(id);
    expect((await problemOf(placePages.venue, '12')).kind).toBe('not_found');
  });

  it('is linked from a record by its leading id, whatever name the record gives', async () => {
    const { collection } = await instance();
    const variants: (readonly [id: string, leading: string])[] = [];
    for await (const { id, venue } of collection.harvest?.stream('en', defaultResearchQuery) ?? []) {
      const leading = venue?.id && (await collection.counts?.venue('en', venue.id))?.id;
      if (leading && leading !== venue.id) variants.push([id, leading]);
    }
    expect(variants.length).toBeGreaterThan(0);
    for (const [id, leading] of variants) expect((await readRecord(await instance(), 'en', id)).research.venue?.id).toBe(leading);
  });

  it('does not exist over a remote service', async () => {
    const id = venueIdOf('The Astrophysical Journal');
    expect((await problemOf(placePages.venue, id, await remote())).kind).toBe('not_found');
    await expect(listVenues(await remote(), 'en', { find: undefined, by: 'count', pageIndex: 1 })).rejects.toMatchObject({
      kind: 'not_found',
    });
  });
});

describe('The page of a mission', () => {
  it('has the list of its name, the same in both languages, for every mission in the index', async () => {
    const missions = (await listMissions(await instance(), 'ar')) ?? [];
    expect(missions.length).toBeGreaterThan(50);
    expect(missions.map(({ count }) => count)).toEqual(missions.map(({ count }) => count).toSorted((a, b) => b - a));
    expect(new Set(missions.map(({ term }) => term.type))).toEqual(new Set(['mission', 'sensor']));
    const grouped = missionsByGroup(missions).flatMap(([, rows]) => rows);
    expect([grouped.length, new Set(grouped).size]).toEqual([missions.length, missions.length]);
    const sources = await instance();
    for (const [index, { term, count }] of missions.entries())
      for (const language of languages) {
        const query = { ...defaultResearchQuery, ...placeQuery(sources, language, placePages.mission, term.id) };
        const place = await placePages.mission.read(sources, language, term.id);
        const { total } = await sources.collection.findResearch(language, { ...query, pageSize: 1 });
        expect([place.publicationCount, total], `${language} ${term.id}`).toEqual([count, count]);
        expect(place.name, term.id).toMatchObject(termName(term, language));
        // The rest of the page takes longer, and is read in one language of each mission.
        if (language !== languages[index % languages.length]) continue;
        const { list, context, terms } = await readPlace(sources, language, placePages.mission, term.id, query);
        expect(list.page.total, term.id).toBe(count);
        expect(
          list.page.items.flatMap(({ missingWords = [] }) => missingWords),
          `${term.id} is named by each of its publications`,
        ).toEqual([]);
        expect(await listTotal(encodeResearchQuery(query)), `exports of ${term.id}`).toBe(count);
        expect(
          context.years.reduce((sum, year) => sum + year.count, 0),
          term.id,
        ).toBeLessThanOrEqual(count);
        expect(terms?.areas.length, term.id).toBe(term.areas.length);
      }
  });

  it('is the only page of its term: the term leads there, terms without publications and other terms stay in the dictionary', async () => {
    const ids = new Set((await listMissions(await instance(), 'en'))?.map(({ term }) => term.id));
    expect([ids.has('james-webb-space-telescope'), ids.has('desi'), ids.has('regolith')]).toEqual([true, false, false]);
    // SpaceX is a company.
    for (const id of ['desi', 'regolith', 'spacex', 'no-such-term'])
      expect((await problemOf(placePages.mission, id)).kind, id).toBe('not_found');
    const paths: string[] = [];
    for await (const { path } of sitePages(await instance())) paths.push(path);
    expect(paths).toEqual(expect.arrayContaining(['/missions', '/missions/james-webb-space-telescope', '/terms/desi']));
    expect(paths.filter((path) => path.startsWith('/missions/'))).toHaveLength(ids.size);
    expect(paths.filter((path) => path.startsWith('/terms/') && ids.has(path.slice('/terms/'.length)))).toEqual([]);
  });

  it('is where other pages lead, without the redirect of its term', async () => {
    const ids = new Set((await listMissions(await instance(), 'en'))?.map(({ term }) => term.id));
    const { collection, dictionary } = await instance();
    const areas = new Map((await collection.researchAreas('ar')).map((area) => [`/ar/areas/${area.id}`, area.name]));
    let missions = 0;
    for (const { id } of dictionary.all('en'))
      for (const { term, href, name } of Object.values(await termRelations(await instance(), 'ar', id)).flat()) {
        // An area has its own page and the name that this page has.
        if (name) {
          expect(areas.get(href)).toEqual(name);
          continue;
        }
        missions += ids.has(term.id) ? 1 : 0;
        expect(href).toBe(`/ar/${ids.has(term.id) ? 'missions' : 'terms'}/${term.id}`);
      }
    expect(missions).toBeGreaterThan(50);
    expect((await termRelations(await instance(), 'ar', 'sentinel-2')).areas.map(({ href }) => href)).not.toHaveLength(0);
    for (const { name } of (await termRelations(await instance(), 'ar', 'sentinel-2')).areas) expect(name).toBeDefined();
  });

  it('keeps the identifier of the term in its schema.org data', async () => {
    const place = await placePages.mission.read(await instance(), 'ar', 'james-webb-space-telescope');
    const node = placePages.mission.node(place, { language: 'ar', siteUrl: 'https://madar.example' });
    const { dictionary } = await instance();
    const term = dictionary.term('james-webb-space-telescope');
    if (!term) throw new Error('The dictionary has no James Webb.');
    expect(node).toMatchObject({ '@id': termAddress(term.id, 'https://madar.example'), termCode: term.id });
    expect(node).toMatchObject({ url: 'https://madar.example/ar/missions/james-webb-space-telescope', name: termName(term, 'ar').value });
  });

  it('does not exist over a remote service, which would have to count the terms one by one', async () => {
    expect(await listMissions(await remote(), 'en')).toBeUndefined();
    expect((await problemOf(placePages.mission, 'james-webb-space-telescope', await remote())).kind).toBe('not_found');
  });
});

it('defines every mission and instrument that has publications', async () => {
  const { dictionary, collection } = await instance();
  const undefinedIds: string[] = [];
  for (const { id, type, names, definition } of dictionary.all('en')) {
    if ((type !== 'mission' && type !== 'sensor') || definition) continue;
    const { total = 0 } = await collection.findResearch('en', { ...defaultResearchQuery, keyword: names.en[0] as string, pageSize: 1 });
    if (total > 0) undefinedIds.push(id);
  }
  expect(undefinedIds.join(' ')).toBe('');
});

describe('A country', () => {
  it('is also reached by its code in lower case', async () => {
    expect((await problemOf(placePages.country, 'sa')).movedTo).toBe('SA');
    expect((await problemOf(placePages.country, 'xx')).movedTo).toBeUndefined();
  });
});

it('lists every area and venue in the sitemap', async () => {
  const paths: string[] = [];
  for await (const { path } of sitePages(await instance())) paths.push(path);
  expect(paths.filter((path) => path.startsWith('/areas/'))).toHaveLength(53);
  const { total } = await listVenues(await instance(), 'en', { find: undefined, by: 'count', pageIndex: 1 });
  expect(paths.filter((path) => path.startsWith('/venues/'))).toHaveLength(total);
  expect(paths).toEqual(expect.arrayContaining(['/areas', '/venues', '/countries']));
  expect(new Set(paths).size).toBe(paths.length);
});
