import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { Problem } from '#lib/domain/problem.ts';
import type { Store } from '#lib/service/store/store.ts';
import { openTestService, type TestService, testSite } from '#lib/service/testing/open-test-service.ts';
import { type Candidate, nameLikeness } from './answer-query.ts';
import { createReconcile, type Reconcile } from './create-reconcile.ts';
import {
  extensionSchema,
  manifestSchema,
  proposedPropertiesSchema,
  resultBatchSchema,
  suggestSchema,
} from './fixtures/reconciliation-schemas.ts';
import requests from './fixtures/requests.json' with { type: 'json' };

let open: TestService;
let reconcile: Reconcile;

beforeAll(async () => {
  open = await openTestService();
  reconcile = createReconcile({ catalogue: catalogueOf(open.store), siteUrl: testSite });
});
afterAll(() => open.close());

/** The part of the six operations that is asked for, straight from the store. */
function catalogueOf(store: Store): Catalogue {
  const author: Catalogue['author'] = async (language, id) => {
    const found = await store.author(language, id);
    if (found.kind !== 'found') throw new Problem('not_found');
    return found.value;
  };
  const institutions: NonNullable<Catalogue['institutions']> = {
    hasAreaFilter: true,
    find: (language, query) => store.findInstitutions(language, query),
    async one(language, id) {
      const found = await store.institution(language, id);
      if (found.kind !== 'found') throw new Problem('not_found');
      return found.value;
    },
  };
  return { ...unasked, institutions, author, researchAreas: store.researchAreas, findAuthors: store.findAuthors };
}

const fail = () => Promise.reject(new Problem('internal'));
const unasked = { researchTypes: fail, findResearch: fail, research: fail };

async function ask(parameters: Record<string, string> = {}, path = '', language: 'en' | 'ar' = 'en') {
  const response = await reconcile({ language, path, parameters: new URLSearchParams(parameters) });
  return { status: response.status, headers: response.headers, body: response.body ? await response.json() : undefined };
}

const batch = async (name: keyof typeof requests, language: 'en' | 'ar' = 'en') => {
  const { status, body } = await ask({ queries: JSON.stringify(requests[name]) }, '', language);
  expect(status).toBe(200);
  const answer = resultBatchSchema.parse(body) as Record<string, { result: Candidate[] }>;
  return (key: string) => answer[key]?.result ?? [];
};

describe('reconciliation (Reconciliation Service API 0.2)', () => {
  it('says what it is and can, in both languages', async () => {
    for (const language of ['en', 'ar'] as const) {
      const { body, headers } = await ask({}, '', language);
      expect(manifestSchema.parse(body)).toMatchObject({ view: { url: `${testSite}/reconcile/${language}/view/{{id}}` } });
      expect(headers.get('access-control-allow-origin')).toBe('*');
    }
  });

  it('answers every request of the fixtures in the form of the specification', async () => {
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

  it('knows a name turned round, and takes an initial or a typo for likely, not for certain', async () => {
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

  it('makes no match where another value speaks against it', async () => {
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
    const { body } = await ask({ extend: JSON.stringify({ ids: [english?.id], properties: [{ id: 'ror' }, { id: 'country' }] }) });
    expect(extensionSchema.parse(body).rows[english?.id ?? '']).toEqual({ ror: [{ str: '02examp17' }], country: [{ str: 'SA' }] });
    const view = await ask({}, `view/${english?.id}`);
    expect(view.headers.get('location')).toBe(`${testSite}/en/institutions/${english?.id.replace('institution-', '')}`);
  });

  it('leaves institutions out over a service that has none', async () => {
    const { institutions: _none, ...catalogue } = catalogueOf(open.store);
    const remote = createReconcile({ catalogue, siteUrl: testSite });
    const manifest = await remote({ language: 'en', path: '', parameters: new URLSearchParams() });
    expect((await manifest.json()).defaultTypes.map(({ id }: { id: string }) => id)).toEqual(['author', 'area', 'term']);
    expect((await remote({ language: 'en', path: 'view/institution-1', parameters: new URLSearchParams() })).status).toBe(404);
  });

  it('matches an area, and finds nobody where there is nobody', async () => {
    const areas = await batch('an area in either language');
    expect(areas('q0')[0]).toMatchObject({ name: 'Earth observation', match: true });
    expect(areas('q1')[0]?.id).toBe(areas('q0')[0]?.id);
    const terms = await batch('a term in either language');
    expect(terms('q0')[0]?.id).toBe('term-exoplanet');
    // Two terms go by that name: which is meant is for a person to tell.
    const holes = terms('q1').filter(({ score }) => score === 100);
    expect(holes.map(({ id }) => id)).toContain('term-black-hole');
    expect(holes.map(({ match }) => match)).toEqual(holes.map(() => holes.length === 1));
    const nobody = await batch('nobody');
    for (const key of ['q0', 'q1', 'q2']) expect(nobody(key)).toEqual([]);
  });

  it('fills columns from what was matched, and leaves cells empty for what is not there', async () => {
    const found = await batch('two names of one person');
    const id = found('q0')[0]?.id ?? '';
    const extend = JSON.stringify({
      ids: [id, 'author-999999', 'nonsense'],
      properties: [{ id: 'orcid' }, { id: 'otherName' }, { id: 'x' }],
    });
    const { body } = await ask({ extend });
    const answer = extensionSchema.parse(body);
    expect(answer.meta[0]).toEqual({ id: 'orcid', name: 'ORCID' });
    expect(answer.rows).toEqual({
      [id]: { orcid: [{ str: '0000-0002-1825-0097' }], otherName: [{ str: 'نورة العتيبي' }], x: [] },
      'author-999999': { orcid: [], otherName: [], x: [] },
      nonsense: { orcid: [], otherName: [], x: [] },
    });
  });

  it('suggests entities, types and properties, and leads to the page of each', async () => {
    const entities = suggestSchema.parse((await ask({ prefix: 'noura' }, 'suggest/entity')).body);
    const id = entities.result[0]?.id ?? '';
    expect(entities.result[0]?.name).toBe('Noura Al-Otaibi');
    expect(suggestSchema.parse((await ask({ prefix: 'مؤل' }, 'suggest/type', 'ar')).body).result).toEqual([{ id: 'author', name: 'مؤلف' }]);
    expect(suggestSchema.parse((await ask({ prefix: 'orc' }, 'suggest/property')).body).result).toEqual([{ id: 'orcid', name: 'ORCID' }]);
    const proposed = proposedPropertiesSchema.parse((await ask({ type: 'area' }, 'properties')).body);
    expect(proposed.properties.map((one) => one.id)).toEqual(['code', 'otherName', 'researchCount']);
    const view = await ask({}, `view/${id}`, 'ar');
    expect([view.status, view.headers.get('location')]).toEqual([303, `${testSite}/ar/authors/${id.replace('author-', '')}`]);
  });

  it('refuses what is no request, in words', async () => {
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, place) => [`q${place}`, { query: 'x' }]));
    for (const parameters of [
      { queries: '{' },
      { queries: '[]' },
      { queries: '{"q0":{}}' },
      { queries: '{"q0":{"query":5}}' },
      { queries: '{"q0":{"query":"x","limit":0}}' },
      { queries: JSON.stringify(many) },
      { extend: '{"ids":"author-1","properties":[]}' },
      { extend: JSON.stringify({ ids: [], properties: Array.from({ length: 51 }, (_, id) => ({ id })) }) },
    ] as Record<string, string>[]) {
      const { status, body } = await ask(parameters);
      expect([status, body], JSON.stringify(parameters)).toEqual([400, { error: expect.any(String) }]);
    }
    expect((await ask({}, 'nowhere')).status).toBe(404);
    expect((await ask({}, 'view/unknown-1')).status).toBe(404);
  });

  it('answers halves of surrogate pairs, sent or left by a cut, over the catalogue of the site', async () => {
    const whole = createReconcile({ catalogue: open.service.catalogue, siteUrl: testSite });
    const half = '\\ud800';
    const long = `${'ab '.repeat(66)}a\u{1f680}`;
    const asked: readonly [path: string, parameters: Record<string, string>][] = [
      ['', { queries: `{"${half}": {"query": "noura ${half}", "properties": [{"pid": "orcid", "v": ["\\udc00", {"id": "${half}"}]}]}}` }],
      ['', { queries: JSON.stringify({ q: { query: long, properties: [{ pid: 'ror', v: long }] } }) }],
      ['', { extend: `{"ids": ["author-${half}", "institution-${half}", "${half}"], "properties": [{"id": "${half}"}]}` }],
      ['suggest/entity', { prefix: long }],
    ];
    for (const [path, parameters] of asked) {
      const response = await whole({ language: 'en', path, parameters: new URLSearchParams(parameters) });
      expect([response.status, JSON.stringify(parameters)]).toEqual([200, JSON.stringify(parameters)]);
    }
  });

  it('lets others have their turn between the queries of a batch and the ids of an extension', async () => {
    let turns = 0;
    const count = () => {
      turns += 1;
      turning = setImmediate(count);
    };
    let turning = setImmediate(count);
    const queries = Object.fromEntries(Array.from({ length: 20 }, (_, place) => [`q${place}`, { query: `noura ${place}` }]));
    await ask({ queries: JSON.stringify(queries) });
    expect(turns).toBeGreaterThanOrEqual(19);
    turns = 0;
    await ask({
      extend: JSON.stringify({ ids: Array.from({ length: 20 }, (_, place) => `author-${place + 1}`), properties: [{ id: 'orcid' }] }),
    });
    clearImmediate(turning);
    expect(turns).toBeGreaterThanOrEqual(19);
  });

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('answers a request whose keys and values are %s', async (word) => {
    const odd = `{"${word}": 1, "toString": 1, "valueOf": null}`;
    const query = `{"query": "x", "type": [${odd}, "${word}"], "properties": [{"pid": ${odd}, "v": ${odd}}, {"pid": "${word}", "v": {"name": ${odd}}}], "${word}": ${odd}}`;
    const answer = await ask({ queries: `{"${word}": ${query}, "q": ${query}}` });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.body as object).sort()).toEqual([word, 'q'].sort());
    const extension = await ask({ extend: `{"ids": ["${word}"], "properties": [{"id": ${odd}}, {"id": "${word}"}]}` });
    expect(extension.status).toBeLessThan(500);
    for (const path of [`suggest/${word}`, `view/${word}`, word]) expect((await ask({ prefix: word }, path)).status).toBeLessThan(500);
  });
});

describe('the likeness of names', () => {
  it('is whole for the same words, and nothing for other people', () => {
    expect(nameLikeness('AL-OTAIBI, Noura', ['Noura Al-Otaibi'])).toBe(1);
    expect(nameLikeness('Ada Lovelace', ['Bruno Sample'])).toBe(0);
    expect(nameLikeness('', ['x'])).toBe(0);
    expect(nameLikeness('N Otaibi', ['Noura Otaibi'])).toBeCloseTo(0.85);
  });
});
