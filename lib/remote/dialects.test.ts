import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { areas, authors, titleOf, types, works } from '#e2e/upstreams/corpus.ts';
import { htmlFirewall, ignoredPaging, unstableOrder } from '#e2e/upstreams/dialects/odd-servers.ts';
import { readableDialects } from '#e2e/upstreams/dialects/readable-dialects.ts';
import { type Dialect, startUpstream, type Upstream } from '#e2e/upstreams/start-upstream.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { defaultAuthorQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { type Profile, unknownProfile } from '#lib/remote/profile/profile.ts';
import { createRemoteClient } from './create-remote-client.ts';

/** A profile with only the setting that an operator must write: the header in which the key is sent. */
function profileOf(dialect: Dialect): Profile {
  const { header, scheme = null } = dialect.key ?? { header: 'X-Api-Key' };
  return { ...unknownProfile, auth: { in: 'header', name: header, scheme } };
}

const quick = { retryDelayMs: 5 };

describe.each(readableDialects.map((dialect) => [dialect.name, dialect] as const))('a service of dialect %s', (name, dialect) => {
  let upstream: Upstream;
  let client: Catalogue;
  beforeEach(async () => {
    upstream = await startUpstream(dialect);
    client = createRemoteClient({ baseUrl: upstream.url, key: upstream.key, profile: profileOf(dialect), resilience: quick });
  });
  afterEach(() => upstream.close());
  const isOrdered = name !== 'unstable-order';

  it('returns its lookups in both languages', async () => {
    for (const language of ['en', 'ar'] as const) {
      expect((await client.researchTypes(language)).map(({ id, name: { value, lang } }) => [id, value, lang])).toEqual(
        types.map((type) => [String(type.id), type[language], language]),
      );
      expect((await client.researchAreas(language)).map(({ id, name: { value } }) => [id, value])).toEqual(
        areas.map((area) => [String(area.id), area[language]]),
      );
    }
  });

  it('pages through all publications, each once, from page 1', async () => {
    const ids: string[] = [];
    for (let pageIndex = 1; pageIndex <= 5; pageIndex++) {
      const page = await client.findResearch('en', { ...defaultResearchQuery, pageIndex, pageSize: 5 });
      expect(page.pageIndex).toBe(pageIndex);
      expect(page.hasPrevious).toBe(pageIndex > 1);
      if (name !== 'no-totals') expect([page.total, page.totalPages]).toEqual([works.length, 5]);
      else expect([page.total, page.totalPages]).toEqual([undefined, undefined]);
      if (pageIndex < 5) expect(page.hasNext).toBe(true);
      else if (isOrdered) expect(page.hasNext).toBe(false);
      expect(new Set(page.items.map((item) => item.id)).size).toBe(page.items.length);
      ids.push(...page.items.map((item) => item.id));
    }
    if (isOrdered) expect(ids).toEqual(works.map((work) => String(work.id)));
  });

  it('returns a large page even if the service has smaller pages', async () => {
    const page = await client.findResearch('en', { ...defaultResearchQuery, pageSize: 100 });
    expect(page.items.map((item) => item.id).sort()).toEqual(works.map((work) => String(work.id)));
    expect(page.hasNext).toBe(false);
  });

  it('accepts the filters of the interface', async () => {
    if (!isOrdered || name === 'ignored-filters') return expect(name).toMatch(/unstable|ignored/);
    const ids = async (query: Partial<typeof defaultResearchQuery>) =>
      (await client.findResearch('en', { ...defaultResearchQuery, pageSize: 100, ...query })).items.map((item) => Number(item.id));
    expect(await ids({ keyword: 'debris' })).toEqual(works.filter((work) => /debris/i.test(work.en)).map((work) => work.id));
    expect(await ids({ researchTypeId: ['2'] })).toEqual(works.filter((work) => work.type === 2).map((work) => work.id));
    expect(await ids({ focusedAreaId: ['13'], fromYear: 2020, toYear: 2023 })).toEqual(
      works.filter((work) => work.areas.includes(13) && work.date >= '2020' && work.date < '2024').map((work) => work.id),
    );
    expect(await ids({ authorId: ['24'] })).toEqual(works.filter((work) => work.authors.includes(24)).map((work) => work.id));
    expect((await client.findAuthors('en', { ...defaultAuthorQuery, keyword: 'laila' })).items.map((author) => author.id)).toEqual(['25']);
  });

  it('returns a publication in both languages with the language of each text', async () => {
    for (const language of ['en', 'ar'] as const) {
      for (const id of [101, 105]) {
        const work = works.find((candidate) => candidate.id === id) as (typeof works)[number];
        const research = await client.research(language, String(id));
        expect(research.id).toBe(String(id));
        expect(research.title).toMatchObject({ value: titleOf(work, language), lang: language === 'ar' && work.ar ? 'ar' : 'en' });
        expect(research.year).toBe(Number(work.date.slice(0, 4)));
        expect(research.abstract?.value).toBe(language === 'ar' ? work.abstractAr : work.abstractEn);
        expect(research.type).toMatchObject({ id: String(work.type) });
        expect(research.areas.map((area) => [area.id, area.name.value])).toEqual(
          work.areas.map((area) => [String(area), areas.find((entry) => entry.id === area)?.[language]]),
        );
        expect(research.authors).toHaveLength(2);
      }
    }
  });

  it('returns an author, and no e-mail address or telephone number', async () => {
    const author = await client.author('ar', '23');
    expect(author.name.value).toBe('سارة القحطاني');
    const everything = JSON.stringify([
      author,
      await client.author('en', '23'),
      await client.findResearch('en', defaultResearchQuery),
      await client.findAuthors('ar', defaultAuthorQuery),
    ]);
    expect(everything).not.toMatch(/@example\.org|\+?966?5\d{8}|0500000000/);
    expect((await client.findAuthors('en', defaultAuthorQuery)).items.map((item) => item.name.value)).toEqual(
      authors.map((entry) => entry.en),
    );
  });

  it('returns not_found for an unknown id', async () => {
    await expect(client.research('en', '999999999')).rejects.toMatchObject({ kind: 'not_found' });
  });

  it('returns auth for a wrong key, without the key in the problem', async () => {
    if (!dialect.key) return expect(upstream.seen).toEqual([]);
    const refusedClient = createRemoteClient({
      baseUrl: upstream.url,
      key: 'wrong-key-SECRET',
      profile: profileOf(dialect),
      resilience: quick,
    });
    const problem: unknown = await refusedClient.researchTypes('en').catch((error: unknown) => error);
    expect(problem).toMatchObject({ kind: 'auth' });
    expect(JSON.stringify(problem) + String(problem)).not.toContain('wrong-key');
  });
});

describe('services with peculiarities', () => {
  it('a firewall page is reported as a blocked service, not read as a list', async () => {
    const upstream = await startUpstream(htmlFirewall);
    const client = createRemoteClient({ baseUrl: upstream.url, resilience: quick });
    await expect(client.findResearch('en', defaultResearchQuery)).rejects.toMatchObject({ kind: 'blocked' });
    await upstream.close();
  });

  it('a service that ignores paging gets one request for all pages', async () => {
    const upstream = await startUpstream(ignoredPaging);
    const client = createRemoteClient({ baseUrl: upstream.url, resilience: quick });
    for (const pageIndex of [1, 2, 3]) await client.findResearch('en', { ...defaultResearchQuery, pageIndex, pageSize: 5 });
    expect(upstream.seen.filter((path) => path.includes('pageSize=10000'))).toHaveLength(1);
    await upstream.close();
  });

  it('a row repeated by a changing order is shown once', async () => {
    const upstream = await startUpstream(unstableOrder);
    const client = createRemoteClient({
      baseUrl: upstream.url,
      profile: { ...unknownProfile, paging: { base: 1, maxSize: 5, stableOrder: false } },
      resilience: quick,
    });
    const page = await client.findResearch('en', { ...defaultResearchQuery, pageSize: 20 });
    expect(new Set(page.items.map((item) => item.id)).size).toBe(page.items.length);
    await upstream.close();
  });

  it('a filter that the service ignores is not sent and is listed on the page', async () => {
    const upstream = await startUpstream(ignoredPaging);
    const client = createRemoteClient({
      baseUrl: upstream.url,
      profile: { ...unknownProfile, ignoredParams: ['toYear'] },
      resilience: quick,
    });
    const page = await client.findResearch('en', { ...defaultResearchQuery, toYear: 2000, sort: '-citations', researchTypeId: ['1', '2'] });
    expect(page.ignored).toEqual(['researchTypeId', 'toYear', 'sort']);
    expect(upstream.seen.join()).not.toMatch(/toYear|sort|researchTypeId/);
    await upstream.close();
  });
});
