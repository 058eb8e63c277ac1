import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  extensionSchema,
  manifestSchema,
  proposedPropertiesSchema,
  resultBatchSchema,
  suggestSchema,
} from '#lib/api/testing/reconciliation-schemas.ts';
import requests from '#lib/api/testing/requests.json' with { type: 'json' };
import { Problem } from '#lib/base/problem.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openTestService, type TestService, testSite } from '#lib/testing/open-test-service.ts';
import { type Candidate, nameSimilarity } from './answer-query.ts';
import { createReconcile, type Reconcile } from './create-reconcile.ts';

let open: TestService;
let reconcile: Reconcile;

beforeAll(async () => {
  open = await openTestService();
  reconcile = createReconcile({ catalogue: catalogueOf(open.store), siteUrl: testSite });
});
afterAll(() => open.close());

/** The operations that reconciliation uses, straight from the store. */
function catalogueOf(store: Store): Catalogue {
  const author: Catalogue['author'] = async (language, id) => {
    const lookup = await store.author(language, id);
    if (lookup.kind !== 'found') throw new Problem('not_found');
    return lookup.value;
  };
  const institutions: NonNullable<Catalogue['institutions']> = {
    hasAreaFilter: true,
    find: (language, query) => store.findInstitutions(language, query),
    async one(language, id) {
      const institution = await store.institution(language, id);
      if (institution.kind !== 'found') throw new Problem('not_found');
      return institution.value;
    },
  };
  return { ...unusedStore, institutions, author, researchAreas: store.researchAreas, findAuthors: store.findAuthors };
}

const fail = () => Promise.reject(new Problem('internal'));
const unusedStore = { researchTypes: fail, findResearch: fail, research: fail };

async function request(parameters: Record<string, string> = {}, path = '', language: 'en' | 'ar' = 'en') {
  const response = await reconcile({ language, path, parameters: new URLSearchParams(parameters) });
  return { status: response.status, headers: response.headers, body: response.body ? await response.json() : undefined };
}

const batch = async (name: keyof typeof requests, language: 'en' | 'ar' = 'en') => {
  const { status, body } = await request({ queries: JSON.stringify(requests[name]) }, '', language);
  expect(status).toBe(200);
  const answer = resultBatchSchema.parse(body) as Record<string, { result: Candidate[] }>;
  return (key: string) => answer[key]?.result ?? [];
};

describe('reconciliation (Reconciliation Service API 0.2)', () => {
  it('describes itself in both languages', async () => {
    for (const language of ['en', 'ar'] as const) {
      const { body, headers } = await request({}, '', language);
      expect(manifestSchema.parse(body)).toMatchObject({ view: { url: `${testSite}/reconcile/${language}/view/{{id}}` } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('answers every request of the fixtures as specified', async () => {
    for (const name of Object.keys(requests) as (keyof typeof requests)[])
      for (const language of ['en', 'ar'] as const) {
        const result = await batch(name, language);
        for (const key of Object.keys(requests[name])) expect(result(key).length, `${name} ${key}`).toBeLessThanOrEqual(25);
      }
  });

  it('matches a person by either name, in the language of the path', async () => {
    const [english, arabic] = [await batch('two names of one person'), await batch('two names of one person', 'ar')];
    for (const key of ['q0', 'q1']) {
      expect(english(key)[0]).toMatchObject({ name: 'Noura Al-Otaibi', score: 100, match: true, type: [{ id: 'author', name: 'Author' }] });
      expect(arabic(key)[0]).toMatchObject({ name: 'نورة العتيبي', score: 100, match: true });
    }
    expect(english('q1').length).toBeLessThanOrEqual(3);
  });

  it('recognises an inverted name, and treats an initial or a typo as likely, not certain', async () => {
    const result = await batch('a name turned round, an initial and a slip');
    expect(result('q0')[0]).toMatchObject({ name: 'Fahd Al-Harbi', match: true });
    for (const key of ['q1', 'q2']) {
      expect(result(key)[0]).toMatchObject({ name: key === 'q1' ? 'Fahd Al-Harbi' : 'Noura Al-Otaibi', match: false });
      expect(result(key)[0]?.score).toBeGreaterThan(70);
    }
  });

  it('lets an identifier decide, for and against', async () => {
    const result = await batch('an identifier decides');
    for (const key of ['q0', 'q1']) expect(result(key)[0]).toMatchObject({ name: 'Noura Al-Otaibi', score: 100, match: true });
    expect(result('q2').filter(({ name }) => name === 'Noura Al-Otaibi')).toEqual([]);
  });

  it('matches an identifier that is itself the query, bare or as an address, with no type or any', async () => {
    const spellings = {
      author: ['0000-0002-1825-0097', 'https://orcid.org/0000-0002-1825-0097', 'orcid.org/0000-0002-1825-0097', '0000000218250097'],
      institution: ['02examp17', 'https://ror.org/02examp17', 'ror.org/02examp17', 'https://www.ror.org/02EXAMP17/'],
    };
    const names = { author: 'Noura Al-Otaibi', institution: 'Example University' };
    for (const [type, texts] of Object.entries(spellings) as ['author' | 'institution', string[]][]) {
      const queries = Object.fromEntries(
        texts.flatMap((query) => [
          [query, { query }],
          [`${query} of a type`, { query, type }],
        ]),
      );
      const { body } = await request({ queries: JSON.stringify(queries) });
      const answers = resultBatchSchema.parse(body) as Record<string, { result: Candidate[] }>;
      for (const key of Object.keys(queries))
        expect(answers[key]?.result, key).toMatchObject([{ name: names[type], type: [{ id: type }], score: 100, match: true }]);
    }
  });

  it('does not take a part of an identifier, or that of another, for one', async () => {
    const queries = {
      part: { query: 'N. O.', type: 'author', properties: [{ pid: 'orcid', v: '0000-0002' }] },
      beginning: { query: '0000-0002', type: 'author' },
      other: { query: '0000-0001-5109-3700', type: 'author' },
      property: { query: '02examp17', type: 'institution', properties: [{ pid: 'ror', v: '03examp18' }] },
    };
    const { body } = await request({ queries: JSON.stringify(queries) });
    const answers = resultBatchSchema.parse(body) as Record<string, { result: Candidate[] }>;
    expect(Object.values(answers).flatMap(({ result }) => result.filter(({ match }) => match))).toEqual([]);
  });

  it('opens the page of every type in the language of the path', async () => {
    const pages = { author: 'authors/1', institution: 'institutions/1', area: 'areas/1', term: 'terms/regolith' };
    for (const language of ['en', 'ar'] as const) {
      const { body } = await request({}, '', language);
      const { defaultTypes, view } = manifestSchema.parse(body);
      for (const { id } of defaultTypes) {
        const path = pages[id as keyof typeof pages];
        const address = view.url.replace('{{id}}', path.replace(/^\w+\//, `${id}-`));
        const { status, headers } = await request({}, new URL(address).pathname.replace(`/reconcile/${language}/`, ''), language);
        expect([status, headers.get('location')]).toEqual([303, `${testSite}/${language}/${path}`]);
      }
    }
  });

  it('returns no certain match when another value differs', async () => {
    const result = await batch('values beside the name');
    expect(result('q0')[0]).toMatchObject({
      name: 'Salma Mansour',
      match: true,
      features: expect.arrayContaining([{ id: 'country', value: true }]),
    });
    expect(result('q1')[0]).toMatchObject({ name: 'Salma Mansour', score: 90, match: false });
  });

  it('matches an institution by either name, its beginning with a typo, and its ROR id', async () => {
    const result = await batch('an institution');
    const [english] = result('q0');
    expect(english).toMatchObject({ id: expect.stringMatching(/^institution-\d+$/), name: 'Example University', match: true });
    for (const key of ['q1', 'q2']) expect(result(key)[0], key).toMatchObject({ id: english?.id, score: 100, match: true });
    expect(result('q3')[0]).toMatchObject({ id: english?.id, match: false });
    expect(result('q4')).toEqual([]);
    const { body } = await request({ extend: JSON.stringify({ ids: [english?.id], properties: [{ id: 'ror' }, { id: 'country' }] }) });
    expect(extensionSchema.parse(body).rows[english?.id ?? '']).toEqual({ ror: [{ str: '02examp17' }], country: [{ str: 'SA' }] });
    const view = await request({}, `view/${english?.id}`);
    expect(view.headers.get('location')).toBe(`${testSite}/en/institutions/${english?.id.replace('institution-', '')}`);
  });

  it('omits institutions over a service that has none', async () => {
    const { institutions: _none, ...catalogue } = catalogueOf(open.store);
    const remote = createReconcile({ catalogue, siteUrl: testSite });
    const manifest = await remote({ language: 'en', path: '', parameters: new URLSearchParams() });
    expect((await manifest.json()).defaultTypes.map(({ id }: { id: string }) => id)).toEqual(['author', 'area', 'term']);
    expect((await remote({ language: 'en', path: 'view/institution-1', parameters: new URLSearchParams() })).status).toBe(404);
  });

  it('matches an area, and returns no match for an unknown name', async () => {
    const areas = await batch('an area in either language');
    expect(areas('q0')[0]).toMatchObject({ name: 'Earth observation', match: true });
    expect(areas('q1')[0]?.id).toBe(areas('q0')[0]?.id);
    const terms = await batch('a term in either language');
    expect(terms('q0')[0]?.id).toBe('term-exoplanet');
    // Two terms share that name, so a person has to choose.
    const holes = terms('q1').filter(({ score }) => score === 100);
    expect(holes.map(({ id }) => id)).toContain('term-black-hole');
    expect(holes.map(({ match }) => match)).toEqual(holes.map(() => holes.length === 1));
    const result = await batch('nobody');
    for (const key of ['q0', 'q1', 'q2']) expect(result(key)).toEqual([]);
  });

  it('fills columns from matched entities, and leaves cells of unknown ones empty', async () => {
    const candidates = await batch('two names of one person');
    const id = candidates('q0')[0]?.id ?? '';
    const extend = JSON.stringify({
      ids: [id, 'author-999999', 'nonsense'],
      properties: [{ id: 'orcid' }, { id: 'otherName' }, { id: 'x' }],
    });
    const { body } = await request({ extend });
    const answer = extensionSchema.parse(body);
    expect(answer.meta[0]).toEqual({ id: 'orcid', name: 'ORCID' });
    expect(answer.rows).toEqual({
      [id]: { orcid: [{ str: '0000-0002-1825-0097' }], otherName: [{ str: 'نورة العتيبي' }], x: [] },
      'author-999999': { orcid: [], otherName: [], x: [] },
      nonsense: { orcid: [], otherName: [], x: [] },
    });
  });

  it('suggests entities, types and properties, and redirects to the page of each', async () => {
    const entities = suggestSchema.parse((await request({ prefix: 'noura' }, 'suggest/entity')).body);
    const id = entities.result[0]?.id ?? '';
    expect(entities.result[0]?.name).toBe('Noura Al-Otaibi');
    expect(suggestSchema.parse((await request({ prefix: 'مؤل' }, 'suggest/type', 'ar')).body).result).toEqual([
      { id: 'author', name: 'مؤلف' },
    ]);
    expect(suggestSchema.parse((await request({ prefix: 'orc' }, 'suggest/property')).body).result).toEqual([
      { id: 'orcid', name: 'ORCID' },
    ]);
    const proposed = proposedPropertiesSchema.parse((await request({ type: 'area' }, 'properties')).body);
    expect(proposed.properties.map((property) => property.id)).toEqual(['code', 'otherName', 'researchCount']);
    const view = await request({}, `view/${id}`, 'ar');
    expect([view.status, view.headers.get('location')]).toEqual([303, `${testSite}/ar/authors/${id.replace('author-', '')}`]);
  });

  it('refuses malformed requests with a message', async () => {
    const tooMany = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`q${index}`, { query: 'x' }]));
    for (const parameters of [
      { queries: '{' },
      { queries: '[]' },
      { queries: '{"q0":{}}' },
      { queries: '{"q0":{"query":5}}' },
      { queries: '{"q0":{"query":"x","limit":0}}' },
      { queries: JSON.stringify(tooMany) },
      { extend: '{"ids":"author-1","properties":[]}' },
      { extend: JSON.stringify({ ids: [], properties: Array.from({ length: 51 }, (_, id) => ({ id })) }) },
    ] as Record<string, string>[]) {
      const { status, body } = await request(parameters);
      expect([status, body], JSON.stringify(parameters)).toEqual([400, { error: expect.any(String) }]);
    }
    expect((await request({}, 'nowhere')).status).toBe(404);
    expect((await request({}, 'view/unknown-1')).status).toBe(404);
  });

  it('answers lone surrogates, sent or left by a cut, over the catalogue of the site', async () => {
    const reconcileSite = createReconcile({ catalogue: open.service.catalogue, siteUrl: testSite });
    const half = '\\ud800';
    const long = `${'ab '.repeat(66)}a\u{1f680}`;
    const cases: readonly [path: string, parameters: Record<string, string>][] = [
      ['', { queries: `{"${half}": {"query": "noura ${half}", "properties": [{"pid": "orcid", "v": ["\\udc00", {"id": "${half}"}]}]}}` }],
      ['', { queries: JSON.stringify({ q: { query: long, properties: [{ pid: 'ror', v: long }] } }) }],
      ['', { extend: `{"ids": ["author-${half}", "institution-${half}", "${half}"], "properties": [{"id": "${half}"}]}` }],
      ['suggest/entity', { prefix: long }],
    ];
    for (const [path, parameters] of cases) {
      const response = await reconcileSite({ language: 'en', path, parameters: new URLSearchParams(parameters) });
      expect([response.status, JSON.stringify(parameters)]).toEqual([200, JSON.stringify(parameters)]);
    }
  });

  it('lets other requests run between the queries of a batch and the ids of an extension', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    const queries = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`q${index}`, { query: `noura ${index}` }]));
    await request({ queries: JSON.stringify(queries) });
    expect(turns).toBeGreaterThanOrEqual(19);
    turns = 0;
    await request({
      extend: JSON.stringify({ ids: Array.from({ length: 20 }, (_, index) => `author-${index + 1}`), properties: [{ id: 'orcid' }] }),
    });
    clearImmediate(turning);
    expect(turns).toBeGreaterThanOrEqual(19);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('answers a request whose keys and values are %s', async (word) => {
    const json = `{"${word}": 1, "toString": 1, "valueOf": null}`;
    const query = `{"query": "x", "type": [${json}, "${word}"], "properties": [{"pid": ${json}, "v": ${json}}, {"pid": "${word}", "v": {"name": ${json}}}], "${word}": ${json}}`;
    const answer = await request({ queries: `{"${word}": ${query}, "q": ${query}}` });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object).sort()).toEqual([word, 'q'].sort());
    const extension = await request({ extend: `{"ids": ["${word}"], "properties": [{"id": ${json}}, {"id": "${word}"}]}` });
    expect(extension.status).toBeLessThan(500);
    for (const path of [`suggest/${word}`, `view/${word}`, word]) expect((await request({ prefix: word }, path)).status).toBeLessThan(500);
  });
});

describe('the similarity of names', () => {
  it('is 1 for the same words, and 0 for other people', () => {
    expect(nameSimilarity('AL-OTAIBI, Noura', ['Noura Al-Otaibi'])).toBe(1);
    expect(nameSimilarity('Ada Lovelace', ['Bruno Sample'])).toBe(0);
    expect(nameSimilarity('', ['x'])).toBe(0);
    // The first hundred names are compared, and of each the first 300 characters.
    const names = Array.from({ length: 200 }, (_, index) => `Name Number${index}`);
    expect([nameSimilarity('Number99 Name', names), nameSimilarity('Number100 Name', names) < 1]).toEqual([1, true]);
    expect(nameSimilarity('Otaibi', [`${'x '.repeat(200)}Otaibi`])).toBe(0);
    expect(nameSimilarity('N Otaibi', ['Noura Otaibi'])).toBeCloseTo(0.85);
  });
});
