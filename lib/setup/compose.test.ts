import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { eshop } from '#e2e/upstreams/dialects/eshop.ts';
import { startUpstream } from '#e2e/upstreams/start-upstream.ts';
import type { Service } from '#lib/api/create-api.ts';
import type { Catalogue, Institutions } from '#lib/domain/catalogue.ts';
import { facetNames } from '#lib/domain/filters.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultAuthorQuery, defaultInstitutionQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { readEnv } from '#lib/env.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { authorFilters } from '#lib/library/authors/author-filters.ts';
import { readAuthorContext } from '#lib/library/authors/read-author-context.ts';
import { countCharts } from '#lib/library/charts/count-charts.ts';
import { readComparison } from '#lib/library/compare/read-comparison.ts';
import { listAuthors } from '#lib/library/lists/list-authors.ts';
import { listResearch } from '#lib/library/lists/list-research.ts';
import { readFacet } from '#lib/library/lists/read-facet.ts';
import { collectionFigures } from '#lib/library/overview/collection-figures.ts';
import { readHome } from '#lib/library/overview/read-home.ts';
import { listAreas } from '#lib/library/places/areas.ts';
import { listInstitutions } from '#lib/library/places/institutions.ts';
import { placeKinds } from '#lib/library/places/place-kinds.ts';
import { readPlace } from '#lib/library/places/read-place.ts';
import { listVenues } from '#lib/library/places/venues.ts';
import { readAbstract } from '#lib/library/records/read-abstract.ts';
import { readCitations, readRecord, readRecordSources, readRelated } from '#lib/library/records/read-record.ts';
import { readRecordList } from '#lib/library/records/read-record-list.ts';
import { readRecordsById } from '#lib/library/records/records-by-id.ts';
import { researchReport } from '#lib/library/reports/research-report.ts';
import type { Sources } from '#lib/library/sources.ts';
import { listMissions } from '#lib/library/terms/missions.ts';
import { listTerms, readTerm } from '#lib/library/terms/terms.ts';
import { createClient } from '#lib/remote/create-client.ts';
import { createRemoteClient } from '#lib/remote/create-remote-client.ts';
import { doctorCommand } from '#lib/remote/doctor/doctor-command.ts';
import { embeddedProfile, readProfile } from '#lib/remote/profile/profile.ts';
import type { Store } from '#lib/store/port/store.ts';
import { currentIndexVersion } from '#lib/store/upkeep/index-state.ts';
import { starterFolder } from '#lib/testing/starter-store.ts';
import { compose, type Instance, noApi } from './compose.ts';

const folder = await starterFolder();
let instance: Instance;
let server: Server;
let baseUrl: string;
let key: string;

beforeAll(async () => {
  instance = await compose(readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent' }));
  server = createServer(getRequestListener((request: Request) => instance.service?.fetch(request) ?? new Response(null, { status: 500 })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  key = (await instance.keys?.operator.issue({ name: 'Doctor', tier: 'internal' }))?.key ?? '';
});

afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await instance.close();
});

/** Members that comparisons ignore: texts in the other language, which payloads omit, and the cursor, which contains the time. */
const omitted = ['alt', 'nextCursor'];

/** Removes empty lists and the members in `left`, so that they do not matter in comparisons. */
function comparable(value: unknown, left: readonly string[] = omitted): unknown {
  if (Array.isArray(value)) return value.map((inner) => comparable(inner, left));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name, inner]) => !left.includes(name) && !(Array.isArray(inner) && inner.length === 0));
  // Ignores venue ids: the client keeps none, because only our store has pages of venues.
  return Object.fromEntries(
    members.map(([name, inner]) => [name, comparable(name === 'venue' ? { ...inner, id: undefined } : inner, left)]),
  );
}

/** A page whose facet values keep only id and count, since yes/no values have other names in the API. `left`: item members to ignore. */
function comparablePage<T>({ facets, ...page }: Page<T>, left: readonly string[] = []): unknown {
  const facetCounts = Object.entries(facets).map(([name, values]) => [name, values.map(({ id, count }) => ({ id, count }))]);
  const items = page.items.map((item) => Object.fromEntries(Object.entries(item as object).filter(([name]) => !left.includes(name))));
  return comparable({ ...page, items, facets: Object.fromEntries(facetCounts) });
}

/** A client that reads the same service through its API. */
const overHttp = () =>
  createClient({ transport: (request) => (instance.service as Service).fetch(new Request(request, { headers: { 'X-Api-Key': key } })) });

describe('the embedded service', () => {
  it('passes the doctor with exit 0, and its profile needs nothing more', async () => {
    const files = new Map<string, string>();
    let output = '';
    const exitCode = await doctorCommand(['--base-url', baseUrl, '--write', 'profile.json'], {
      allowPrivate: false,
      variable: () => key,
      readFile: async () => undefined,
      writeFile: async (path, text) => void files.set(path, text),
      print: (text) => {
        output += text;
      },
    });
    expect(output).not.toMatch(/WARNING|FAILURE/);
    expect(exitCode).toBe(0);
    expect(readProfile(files.get('profile.json') ?? '')).toMatchObject({
      dialect: 'madar',
      paging: { base: 1, maxSize: 100 },
      ignoredParams: [],
    });
  });

  it('reports that its index was built by an older analyser, and is ready all the same', async () => {
    expect(await instance.ready()).toEqual({ ok: true });
    const expectState = (state: object) => expect.poll(() => instance.ready(), { timeout: 10_000, interval: 200 }).toEqual(state);
    const database = new DatabaseSync(join(folder, 'madar.sqlite'));
    database.exec(`UPDATE meta SET value = '0' WHERE name = 'analyser_version'`);
    await expectState({ ok: true, detail: 'index_older' });
    database.exec(`UPDATE meta SET value = '${currentIndexVersion()}' WHERE name = 'analyser_version'`);
    database.close();
    await expectState({ ok: true });
  });

  it('checks its readiness once for concurrent requests', async () => {
    const counts = vi.spyOn(instance.collection.harvest as unknown as Store, 'counts');
    await Promise.all(Array.from({ length: 100 }, () => instance.ready()));
    expect(counts.mock.calls.length).toBeLessThanOrEqual(1);
    counts.mockRestore();
  });

  it('is read through the client exactly as its store has it', async () => {
    const store = instance.collection.harvest as unknown as Store;
    for (const language of ['en', 'ar'] as const) {
      const query = { ...defaultResearchQuery, pageSize: 50 };
      const page = await instance.collection.findResearch(language, query);
      expect(comparable(page)).toEqual(comparable(await store.findResearch(language, query)));
      for (const { id } of page.items) {
        const lookup = await store.research(language, id);
        expect(comparable(await instance.collection.research(language, id))).toEqual(comparable(lookup.kind === 'found' && lookup.value));
      }
      for (const { id } of (await instance.collection.findAuthors(language, { ...defaultAuthorQuery, pageSize: 50 })).items) {
        const lookup = await store.author(language, id);
        expect(comparable(await instance.collection.author(language, id))).toEqual(comparable(lookup.kind === 'found' && lookup.value));
      }
    }
  });

  it('answers a query object as its API answers the parameters', async () => {
    const [within, far] = [instance.collection, overHttp()];
    for (const language of ['en', 'ar'] as const) {
      for (const keyword of [undefined, 'star', 'galxy', 'مريخ', 'zzzzqqqq']) {
        for (const pageIndex of keyword === undefined ? [1, 2, 3] : [1]) {
          const query = { ...defaultResearchQuery, pageIndex, pageSize: 100, facets: facetNames, ...(keyword && { keyword }) };
          expect(comparablePage(await within.findResearch(language, query))).toEqual(
            comparablePage(await far.findResearch(language, query)),
          );
          const people = { ...defaultAuthorQuery, pageIndex, pageSize: 100, ...(keyword && { keyword }) };
          const details = ['variants', 'firstYear', 'lastYear'];
          const page = await within.findAuthors(language, people);
          // In the API, a row of a list has only the first affiliation of the person, which is the current one.
          const rows = page.items.map((item) => ({ ...item, affiliations: item.affiliations?.slice(0, 1) }));
          expect(comparablePage({ ...page, items: rows }, details)).toEqual(comparablePage(await far.findAuthors(language, people)));
        }
      }
      for (const id of ['1', '2', '٣']) {
        expect(comparable(await within.author(language, id))).toEqual(comparable(await far.author(language, id)));
        expect(comparable(await within.research(language, id))).toEqual(comparable(await far.research(language, id)));
      }
      expect(await within.researchAreas(language)).toEqual(await far.researchAreas(language));
      expect(await within.researchTypes(language)).toEqual(await far.researchTypes(language));
      const nobody = { ...defaultResearchQuery, authorId: ['1', '999999'], focusedAreaId: ['888'] };
      const { warnings } = await within.findResearch(language, nobody);
      expect(warnings.map(({ code }) => code)).toEqual(['unknown_id', 'unknown_id']);
      expect(warnings).toEqual((await far.findResearch(language, nobody)).warnings);
    }
  });

  /** The catalogue behind the collection, which refuses what the API refuses. */
  const strict = () => instance.service?.catalogue as Catalogue;

  it('refuses within what its API refuses', async () => {
    const invalidQueries: readonly Partial<ResearchQuery>[] = [
      { keyword: 'a'.repeat(201) },
      { keyword: 'a\u0007b' },
      { authorId: ['x'] },
      { focusedAreaId: Array.from({ length: 21 }, (_, place) => String(place + 1)) },
      { workLanguage: ['english'] },
      { fromYear: 2020, toYear: 2019 },
      { pageIndex: 101, pageSize: 100 },
      { cursor: 'a.b' },
    ];
    for (const catalogue of [strict(), overHttp()]) {
      for (const part of invalidQueries)
        await expect(catalogue.findResearch('en', { ...defaultResearchQuery, ...part }), JSON.stringify(part)).rejects.toMatchObject({
          name: 'Problem',
          kind: 'bad_request',
        });
      for (const id of ['abc', '0', '999999', '9999999999999999'])
        await expect(catalogue.research('ar', id), id).rejects.toMatchObject({ name: 'Problem', kind: 'not_found' });
    }
  });

  it('continues with cursors of its API, and its API with its own', async () => {
    const [within, far] = [strict(), overHttp()];
    const query = { ...defaultResearchQuery, keyword: 'star', pageSize: 5 };
    const next = async (from: Catalogue, to: Catalogue) => {
      const { nextCursor } = await from.findResearch('en', query);
      return (await to.findResearch('en', { ...query, cursor: nextCursor })).items.map(({ id }) => id);
    };
    const ids = await next(within, far);
    expect(ids).toHaveLength(5);
    expect(await next(far, within)).toEqual(ids);
    expect(ids).toEqual((await within.findResearch('en', { ...query, pageIndex: 2 })).items.map(({ id }) => id));
    const { nextCursor } = await within.findResearch('en', query);
    await expect(within.findResearch('ar', { ...query, cursor: nextCursor })).rejects.toMatchObject({ kind: 'bad_request' });
  });

  it('has institutions when embedded, and remotely when the profile has them', async () => {
    const within = instance.collection.institutions as Institutions;
    const query = { ...defaultInstitutionQuery, keyword: 'KFUPM' };
    const page = await within.find('ar', query);
    expect(page.items.map(({ name }) => name.value)).toEqual(['جامعة الملك فهد للبترول والمعادن']);
    const id = page.items[0]?.id as string;
    await expect(within.one('en', '999999')).rejects.toMatchObject({ kind: 'not_found' });
    const profile = join(folder, 'profile.json');
    writeFileSync(profile, JSON.stringify(embeddedProfile));
    const remote = await compose(
      readEnv({ UPSTREAM_BASE_URL: baseUrl, UPSTREAM_API_KEY: key, UPSTREAM_PROFILE: profile, LOG_LEVEL: 'silent' }),
    );
    expect(comparable(await remote.collection.institutions?.one('en', id))).toEqual(comparable(await within.one('en', id)));
    const details = ['variants', 'parts', 'areas', 'firstYear', 'lastYear'];
    expect(comparable(await remote.collection.institutions?.find('ar', query))).toEqual(comparablePage(page, details));
    const [area] = (await within.one('en', id)).areas ?? [];
    const inArea = { ...defaultInstitutionQuery, focusedAreaId: [area?.id as string] };
    const narrowed = await within.find('en', inArea);
    expect(narrowed.total).toBeLessThan((await within.find('en', defaultInstitutionQuery)).total as number);
    expect(comparable(await remote.collection.institutions?.find('en', inArea))).toEqual(comparablePage(narrowed, details));
    await remote.close();
    const older = embeddedProfile.extensions?.filter((name) => name !== 'institutionArea');
    const noArea = createRemoteClient({ baseUrl, key, profile: { ...embeddedProfile, extensions: older } }).institutions as Institutions;
    expect(noArea.hasAreaFilter).toBe(false);
    expect(await noArea.find('en', inArea)).toMatchObject({ ignored: ['focusedAreaId'], total: expect.any(Number) });
    const unknown = await compose(readEnv({ UPSTREAM_BASE_URL: baseUrl, UPSTREAM_API_KEY: key, LOG_LEVEL: 'silent' }));
    expect(unknown.collection.institutions).toBeUndefined();
    expect(unknown.collection.ignored).toEqual(expect.arrayContaining(['institutionId', 'country']));
    await unknown.close();
  });

  it('returns the same pages remotely as embedded', async () => {
    const remote = await compose(readEnv({ UPSTREAM_BASE_URL: baseUrl, UPSTREAM_API_KEY: key, LOG_LEVEL: 'silent' }));
    const query = { ...defaultResearchQuery, pageIndex: 3, pageSize: 10 };
    const expectedPage = comparable(await instance.collection.findResearch('ar', query));
    expect(comparable(await remote.collection.findResearch('ar', query))).toEqual(expectedPage);
    await remote.close();
  });
});

/** What each use case gives in front of any collection, in parts that both modes have. */
const useCases: Readonly<Record<string, (sources: Sources, language: Language) => Promise<unknown>>> = {
  listResearch: async (sources, language) => {
    const { page, authorTotal, facetsMore, meant, alternatives } = await listResearch(sources, language, marsQuery);
    return { ids: page.items.map(({ id }) => id), total: page.total, authorTotal, facetsMore, meant, alternatives };
  },
  'listResearch of nothing': async (sources, language) =>
    (await listResearch(sources, language, { ...marsQuery, keyword: 'ophiolite', toYear: 1700 })).alternatives?.entries,
  listAuthors: async (sources, language) => {
    const { page, researchTotal } = await listAuthors(sources, language, { ...defaultAuthorQuery, keyword: 'ali' });
    return { ids: page.items.map(({ id }) => id), total: page.total, researchTotal };
  },
  readFacet: (sources, language) => readFacet(sources, language, 'area', marsQuery, { by: 'count' }),
  authorFilters: async (sources, language) => {
    const { areas, institutions, countries, places } = await authorFilters(sources, language, { ...defaultAuthorQuery, country: ['SA'] });
    return { areas, institutions, countries, places };
  },
  readRecord: async (sources, language) => Object.values(await readRecord(sources, language, '12')).map((record) => record?.title.value),
  readCitations: async (sources, language) => {
    const { insideCount, citing } = await readCitations(sources, language, (await readRecord(sources, language, '244')).research);
    return [insideCount, citing !== 'failed' && citing.map(({ id }) => id)];
  },
  readRecordList: async (sources, language) =>
    (await readRecordList(sources, 'authors', language, '197', { find: undefined, pageIndex: 1 })).authors.map(({ name }) => name.value),
  readAbstract: (sources, language) => readAbstract(sources, language, '300'),
  readRecordsById: async (sources, language) => (await readRecordsById(sources, language, ['3', '999999', '1'])).map(({ id }) => id),
  'readPlace of a country': async (sources, language) => {
    const query = { ...defaultResearchQuery, country: ['SA'] };
    const { place, list, institutions, context } = await readPlace(sources, language, placeKinds.country, 'SA', query);
    return { place, total: list.page.total, institutions, people: context.people.people.length };
  },
  'readPlace of an area': async (sources, language) => {
    const query = { ...defaultResearchQuery, focusedAreaId: ['41'] };
    const { place, list, narrower } = await readPlace(sources, language, placeKinds.area, '41', query);
    return { place, total: list.page.total, narrower: narrower.map(({ term }) => term.id) };
  },
  listInstitutions: async (sources, language) => {
    const { page, countries } = await listInstitutions(sources, language, { ...defaultInstitutionQuery, keyword: 'university' });
    return { ids: page.items.map(({ id }) => id), countries };
  },
  listAreas: async (sources, language) => {
    const areas = (await listAreas(sources, language)).flatMap((field) => field.areas.map(({ id, count }) => [id, count] as const));
    return Object.fromEntries(areas);
  },
  countCharts: async (sources, language) => {
    const { total, hasCountryGroups, values } = await countCharts(sources, language, marsQuery, ['year', 'area']);
    return { total, hasCountryGroups, years: values.find(({ kind }) => kind === 'year')?.values.map(({ id, count }) => [id, count]) };
  },
  listTerms: async (sources, language) => {
    const { rows, total } = await listTerms(sources, language, { text: 'regolith', page: 1 });
    return { total, ids: rows.map(({ term }) => term.id) };
  },
  readTerm: async (sources, language) => (await readTerm(sources, language, 'regolith'))?.count,
  readHome: async (sources, language) => {
    const { newest, authorTotal, isNewest, canSearch } = await readHome(sources, language);
    return { ids: newest.items.map(({ id }) => id), authorTotal, isNewest, canSearch };
  },
  researchReport: async (sources, language) => {
    const { lines, count } = await researchReport(sources, language, 'keyword=mars&country=SA&authorId=1');
    return { lines, count };
  },
};

/** What only our own collection can give; in front of a remote one, a use case leaves it out or is not found. */
const ownUseCases: Readonly<Record<string, (sources: Sources) => Promise<unknown>>> = {
  readAuthorContext: async (sources) => Object.values(await readAuthorContext(sources, 'en', '1')).find((rows) => rows.length > 0),
  readRelated: async (sources) => (await readRelated(sources, 'en', '300'))[0],
  readRecordSources: async (sources) => (await readRecordSources(sources, '5'))[0],
  readComparison: (sources) => readComparison(sources, 'en', 'country', ['SA', 'EG']).catch(onlyNotFound),
  listVenues: (sources) => listVenues(sources, 'en', { find: undefined, by: 'count', pageIndex: 1 }).catch(onlyNotFound),
  collectionFigures: (sources) => collectionFigures(sources, 'en'),
  listMissions: (sources) => listMissions(sources, 'en'),
};

const marsQuery = { ...defaultResearchQuery, keyword: 'mars' };

function onlyNotFound(error: unknown): undefined {
  expect(error).toMatchObject({ kind: 'not_found' });
}

describe('a use case', () => {
  let remote: Instance;
  beforeAll(async () => {
    const profile = join(folder, 'use-cases.json');
    writeFileSync(profile, JSON.stringify(embeddedProfile));
    remote = await compose(readEnv({ UPSTREAM_BASE_URL: baseUrl, UPSTREAM_API_KEY: key, UPSTREAM_PROFILE: profile, LOG_LEVEL: 'silent' }));
  });
  afterAll(() => remote.close());

  it.each(Object.entries(useCases))('gives the same in front of both collections: %s', async (_, use) => {
    for (const language of languages) {
      const within = comparable(await use(instance, language));
      expect(within).toBeDefined();
      expect(comparable(await use(remote, language))).toEqual(within);
    }
  });

  it.each(Object.entries(ownUseCases))('that needs our own collection leaves it out in front of another: %s', async (_, use) => {
    expect(await use(instance)).toBeDefined();
    expect(await use(remote)).toBeUndefined();
  });
});

it('remote mode reads a deployment of another team, and has nothing that only our own service can give', async () => {
  const upstream = await startUpstream(eshop);
  const profilePath = join(folder, 'eshop.json');
  writeFileSync(profilePath, JSON.stringify({ profileVersion: 1, auth: { in: 'header', name: 'ApiKey', scheme: null } }));
  const remote = await compose(
    readEnv({ UPSTREAM_BASE_URL: upstream.url, UPSTREAM_API_KEY: upstream.key, UPSTREAM_PROFILE: profilePath, LOG_LEVEL: 'silent' }),
  );
  expect([remote.mode, remote.collection.counts, remote.service, remote.keys]).toEqual(['remote', undefined, undefined, undefined]);
  expect(remote.collection.ignored).toEqual(expect.arrayContaining(['sort', 'openAccess', 'lists']));
  expect(await remote.ready()).toEqual({ ok: true });
  expect((await remote.collection.findResearch('ar', { ...defaultResearchQuery, pageIndex: 2, pageSize: 10 })).items[0]?.id).toBe('111');
  await upstream.close();
});

it('remote mode learns the paging at its start, and reports whether the service currently responds, whatever is cached', async () => {
  const upstream = await startUpstream(eshop);
  const profilePath = join(folder, 'eshop-again.json');
  writeFileSync(profilePath, JSON.stringify({ profileVersion: 1, auth: { in: 'header', name: 'ApiKey', scheme: null } }));
  const remote = await compose(
    readEnv({ UPSTREAM_BASE_URL: upstream.url, UPSTREAM_API_KEY: upstream.key, UPSTREAM_PROFILE: profilePath, LOG_LEVEL: 'silent' }),
  );
  await expect.poll(() => upstream.seen).toHaveLength(10);
  await remote.collection.findResearch('en', defaultResearchQuery);
  expect(upstream.seen).toHaveLength(11);
  await remote.collection.researchTypes('en');
  expect(await remote.ready()).toEqual({ ok: true });
  await upstream.close();
  await expect.poll(() => remote.ready(), { interval: 500 }).toMatchObject({ ok: false, detail: 'unavailable' });
});

it('remote mode starts although the service cannot be reached, and its API is a problem of the contract', async () => {
  const remote = await compose(readEnv({ UPSTREAM_BASE_URL: 'http://127.0.0.1:9', LOG_LEVEL: 'silent' }));
  expect(await remote.ready()).toMatchObject({ ok: false, detail: 'unavailable' });
  const refusal = noApi(new Request('http://localhost/api/ar/LookUp/GetAllResearchTypes'));
  expect(refusal.status).toBe(404);
  expect(refusal.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  expect(await refusal.json()).toMatchObject({ code: 'route_not_found', title: 'العملية غير موجودة' });
});
