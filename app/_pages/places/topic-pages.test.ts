import { describe, expect, it } from 'vitest';
import { sitePages } from '#app/_pages/harvest/site-pages.ts';
import { loadResearchList } from '#app/_pages/lists/load-lists.ts';
import { loadAreas, recentFrom } from '#app/_pages/load/load-areas.ts';
import { loadVenues, venuesOnPage } from '#app/_pages/load/load-venues.ts';
import { loadRecord } from '#app/[locale]/research/[id]/load-record.ts';
import { withStarterInstance } from '#app/testing/starter-instance.ts';
import { instance } from '#lib/compose.ts';
import { venueIdOf } from '#lib/domain/places/venue-id.ts';
import { isProblem, type Problem } from '#lib/domain/problem.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { loadPlace } from './load-place.ts';
import { type PlaceKind, placeKinds } from './place-kinds.ts';
import { loadTermTopic } from './term-topic.tsx';

withStarterInstance();

const problemOf = async (kind: PlaceKind, id: string): Promise<Problem> => {
  const error = await kind.load('en', id).then(
    () => undefined,
    (cause: unknown) => cause,
  );
  if (!isProblem(error)) throw new Error(`${id} is not refused`);
  return error;
};

async function remotely<T>(work: () => Promise<T>): Promise<T> {
  const running = await instance();
  const { extras } = running;
  Object.assign(running, { extras: undefined });
  return work().finally(() => Object.assign(running, { extras }));
}

describe('The page of an area', () => {
  it('has the list of its filter and counts among exactly those publications, for all 53', async () => {
    const fields = await loadAreas('ar');
    const areas = fields.flatMap((field) => field.areas);
    expect([fields.length, areas.length]).toEqual([7, 53]);
    for (const { id, count, recent = 0 } of areas) {
      const query = { ...defaultResearchQuery, focusedAreaId: [id] };
      const { place, list, context } = await loadPlace(placeKinds.area, 'en', id, query);
      expect([place.publicationCount, list.page.total], id).toEqual([count, count]);
      expect(place.definition?.value.length ?? 0, place.name.value).toBeGreaterThan(80);
      expect((await loadResearchList('en', { ...query, fromYear: recentFrom })).page.total, id).toBe(recent);
      expect(context.areas.map((area) => area.id)).not.toContain(id);
      for (const { id: other, count: both } of context.areas.slice(0, 2)) {
        const ids = new Set((await everyId(query)).filter((authorId) => authorId !== ''));
        const sharedIds = (await everyId({ ...defaultResearchQuery, focusedAreaId: [other] })).filter((authorId) => ids.has(authorId));
        expect(sharedIds.length, `${id} ${other}`).toBe(both);
      }
      const [mostFrequent] = context.people.people;
      if (mostFrequent)
        expect((await loadResearchList('en', { ...query, authorId: [mostFrequent.id] })).page.total, id).toBe(mostFrequent.count);
      const citationCounts = (context.cited ?? []).map(({ citations = 0 }) => citations);
      expect(citationCounts, id).toEqual(citationCounts.filter((n) => n > 0).toSorted((a, b) => b - a));
    }
  }, 60_000);

  it('is reached by the code of the area, and does not exist for other codes', async () => {
    const mars = (await (await instance()).catalogue.researchAreas('en')).find(({ code }) => code === 'mars');
    expect((await problemOf(placeKinds.area, 'mars')).movedTo).toBe(mars?.id);
    expect((await problemOf(placeKinds.area, '999')).kind).toBe('not_found');
  });

  it('is defined as a field of study, not as the body that it studies', async () => {
    for (const [code, words] of [
      ['mars', 'The study of Mars'],
      ['moon', 'The study of the Moon'],
    ] as const) {
      const area = (await (await instance()).catalogue.researchAreas('en')).find((candidate) => candidate.code === code);
      expect((await placeKinds.area.load('en', area?.id as string)).definition?.value).toMatch(new RegExp(`^${words}`));
    }
  });

  it('over a remote service has its list and the people that it gives', async () => {
    const [field] = await loadAreas('en');
    const id = field?.areas[0]?.id as string;
    const { context, list } = await remotely(() => loadPlace(placeKinds.area, 'en', id, { ...defaultResearchQuery, focusedAreaId: [id] }));
    expect(list.page.total).toBe(field?.areas[0]?.count);
    expect([context.years, context.institutions, context.people.counted]).toEqual([[], undefined, 'all']);
    expect(context.people.people.length).toBeGreaterThan(0);
  });
});

async function everyId(query: typeof defaultResearchQuery): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of (await instance()).extras?.stream('en', query) ?? []) ids.push(id);
  return ids;
}

describe('The page of a venue', () => {
  it('has the list of its filter, for every venue in the list of venues', async () => {
    const { total, pages } = await loadVenues('en', { find: undefined, by: 'name', pageIndex: 1 });
    const rows = await Promise.all(
      Array.from({ length: pages }, (_, index) => loadVenues('en', { find: undefined, by: 'name', pageIndex: index + 1 })),
    );
    const venues = rows.flatMap((page) => page.rows);
    expect([venues.length, new Set(venues.map(({ id }) => id)).size]).toEqual([total, total]);
    expect(pages).toBe(Math.ceil(total / venuesOnPage));
    let publications = 0;
    for (const { id, publicationCount } of venues) {
      const { page } = await loadResearchList('ar', { ...defaultResearchQuery, venueId: [id] });
      expect(page.total, id).toBe(publicationCount);
      publications += publicationCount;
    }
    const allIds = await everyId(defaultResearchQuery);
    const { facets } = await (await instance()).catalogue.findResearch('en', { ...defaultResearchQuery, facets: ['venue'] });
    expect(publications).toBeLessThanOrEqual(allIds.length);
    expect(publications).toBeGreaterThanOrEqual((facets.venue ?? []).reduce((sum, { count }) => sum + count, 0));
  }, 60_000);

  it('is found by names in both languages, and each of them resolves to it', async () => {
    const id = venueIdOf('The Astrophysical Journal');
    for (const find of ['astrophysical journal', 'مجلة الفيزياء الفلكية']) {
      const { rows } = await loadVenues('ar', { find, by: 'count', pageIndex: 1 });
      expect(
        rows.map((row) => row.id),
        find,
      ).toContain(id);
    }
    const venue = await placeKinds.venue.load('ar', id);
    expect(venue.name).toMatchObject({ lang: 'ar', alt: { value: 'The Astrophysical Journal' } });
    expect((await problemOf(placeKinds.venue, venueIdOf(venue.name.value))).movedTo).toBe(id);
    expect((await problemOf(placeKinds.venue, '12')).kind).toBe('not_found');
  });

  it('is linked from a record by its leading id, whatever name the record gives', async () => {
    const { extras } = await instance();
    const variants: (readonly [id: string, leading: string])[] = [];
    for await (const { id, venue } of extras?.stream('en', defaultResearchQuery) ?? []) {
      const leading = venue?.id && (await extras?.venue('en', venue.id))?.id;
      if (leading && leading !== venue.id) variants.push([id, leading]);
    }
    expect(variants.length).toBeGreaterThan(0);
    for (const [id, leading] of variants) expect((await loadRecord('en', id)).research.venue?.id).toBe(leading);
  });

  it('does not exist over a remote service', async () => {
    const id = venueIdOf('The Astrophysical Journal');
    expect((await remotely(() => problemOf(placeKinds.venue, id))).kind).toBe('not_found');
    await expect(remotely(() => loadVenues('en', { find: undefined, by: 'count', pageIndex: 1 }))).rejects.toMatchObject({
      kind: 'not_found',
    });
  });
});

describe('The page of a mission', () => {
  it('counts among the publications that its name finds; that of a subject does not', async () => {
    const { dictionary, catalogue } = await instance();
    const term = dictionary.named('James Webb');
    if (!term) throw new Error('The dictionary has no James Webb.');
    const { total = 0 } = await catalogue.findResearch('en', { ...defaultResearchQuery, keyword: term.names.en[0] as string });
    const topic = await loadTermTopic('en', term, total);
    expect(topic?.years.reduce((sum, { count }) => sum + count, 0)).toBe(total);
    expect(topic?.people.total).toBeGreaterThan(50);
    expect(topic?.newest[0]?.year).toBe(topic?.years.at(-1)?.year);
    const regolith = dictionary.term('regolith');
    if (!regolith) throw new Error('The dictionary has no regolith.');
    expect(await loadTermTopic('en', regolith, 9)).toBeUndefined();
    expect(await remotely(() => loadTermTopic('en', term, total))).toBeUndefined();
  });
});

it('defines every mission and instrument that has publications', async () => {
  const { dictionary, catalogue } = await instance();
  const undefinedIds: string[] = [];
  for (const { id, type, names, definition } of dictionary.all('en')) {
    if ((type !== 'mission' && type !== 'sensor') || definition) continue;
    const { total = 0 } = await catalogue.findResearch('en', { ...defaultResearchQuery, keyword: names.en[0] as string, pageSize: 1 });
    if (total > 0) undefinedIds.push(id);
  }
  expect(undefinedIds.join(' ')).toBe('');
});

describe('A country', () => {
  it('is also reached by its code in lower case', async () => {
    expect((await problemOf(placeKinds.country, 'sa')).movedTo).toBe('SA');
    expect((await problemOf(placeKinds.country, 'xx')).movedTo).toBeUndefined();
  });
});

it('lists every area and venue in the sitemap', async () => {
  const paths: string[] = [];
  for await (const { path } of sitePages()) paths.push(path);
  expect(paths.filter((path) => path.startsWith('/areas/'))).toHaveLength(53);
  const { total } = await loadVenues('en', { find: undefined, by: 'count', pageIndex: 1 });
  expect(paths.filter((path) => path.startsWith('/venues/'))).toHaveLength(total);
  expect(paths).toEqual(expect.arrayContaining(['/areas', '/venues', '/countries']));
  expect(new Set(paths).size).toBe(paths.length);
});
