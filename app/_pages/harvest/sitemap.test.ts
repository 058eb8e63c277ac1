import { describe, expect, it, vi } from 'vitest';
import { GET as getSitemap } from '#app/bff/sitemap/[number]/route.ts';
import { GET as getRobots } from '#app/robots.txt/route.ts';
import { GET as getIndex } from '#app/sitemap.xml/route.ts';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { all, textOf, xmlTree } from '#app/testing/xml-tree.ts';
import { Problem } from '#lib/base/problem.ts';
import type { Harvest, RecordChange } from '#lib/domain/collection.ts';
import { sitemapPagesMax } from '#lib/formats/feeds/sitemap.ts';
import { sitemapPages, sitemapPlan } from '#lib/library/harvest/sitemap-plan.ts';
import { instance } from '#lib/setup/compose.ts';

withStarterInstance();

const readSitemap = (number: string) =>
  getSitemap(new Request(`${testSite}/sitemap/${number}.xml`), { params: Promise.resolve({ number }) });

describe('The sitemaps', () => {
  it('together list every record and person in both languages once', async () => {
    const index = xmlTree(await (await getIndex()).text());
    const files = all(index, 'loc').map(({ text }) => text);
    expect(files[0]).toBe(`${testSite}/sitemap/0.xml`);
    const addresses: string[] = [];
    for (const number of files.keys()) {
      const file = xmlTree(await (await readSitemap(String(number))).text());
      for (const url of all(file, 'url')) {
        addresses.push(textOf(url, 'loc') ?? '');
        expect(all(url, 'xhtml:link').map(({ attributes }) => attributes.hreflang)).toEqual(['en', 'ar', 'x-default']);
      }
    }
    const { collection, dictionary } = await instance();
    const counts = await collection.counts?.counts();
    for (const [kind, count] of [
      ['research', counts?.research],
      ['authors', counts?.authors],
    ] as const) {
      expect(addresses.filter((address) => new RegExp(`/(?:en|ar)/${kind}/\\d+$`).test(address))).toHaveLength(2 * (count ?? 0));
    }
    // The page of the thesaurus is next to those of the terms.
    const terms = [...dictionary.all('en').map(({ id }) => id), 'uat'].flatMap((id) => [`en ${id}`, `ar ${id}`]);
    const listedTerms = addresses.map((address) => /\/(en|ar)\/(?:terms|missions)\/(.+)$/.exec(address)).filter((match) => match !== null);
    expect(listedTerms.map(([, language, id]) => `${language} ${id}`).toSorted()).toEqual(terms.toSorted());
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.every((address) => address.startsWith(`${testSite}/`))).toBe(true);
  });

  it('return 503 with Retry-After while the store does not respond', async () => {
    const { harvest } = (await instance()).collection;
    const dataVersion = vi.spyOn(harvest as Harvest, 'dataVersion').mockRejectedValue(new Problem('unavailable'));
    for (const answer of [await getIndex(), await readSitemap('1')])
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
    dataVersion.mockRestore();
    expect((await getIndex()).status).toBe(200);
  });

  it('return no file beyond the last one', async () => {
    expect((await readSitemap('3')).status).toBe(404);
    expect((await readSitemap('x')).status).toBe(404);
  });

  it('are planned again after a failure', async () => {
    let turnCount = 0;
    const harvest = {
      dataVersion: async () => 'failing once',
      changesSince: async () => {
        turnCount += 1;
        if (turnCount === 1) throw new Error('database is locked');
        return [];
      },
    } as Partial<Harvest> as Harvest;
    await expect(sitemapPlan(harvest)).rejects.toThrow('locked');
    expect(await sitemapPlan(harvest)).toEqual([]);
  });

  it('of many records are split at the protocol’s limit, with each visible record in one file and withdrawn ones in none', async () => {
    const count = sitemapPagesMax * 2 + 7;
    const changes: RecordChange[] = Array.from({ length: count }, (_, index) => ({
      id: String(index + 1),
      kind: 'research',
      updatedAt: new Date(Date.UTC(2026, 0, 1, 0, 0, Math.floor(index / 40_000))).toISOString().replace('.000', ''),
      withdrawn: index === 5,
    }));
    const harvest = {
      dataVersion: async () => 'many',
      changesSince: async (since, limit, filter) => {
        if (filter?.kind === 'author') return [];
        const from = changes.findIndex(
          ({ id, updatedAt }) => updatedAt > (since ?? '') || (updatedAt === since && Number(id) > Number(filter?.after ?? 0)),
        );
        return from < 0 ? [] : changes.slice(from, from + limit);
      },
    } as Partial<Harvest> as Harvest;
    const parts = await sitemapPlan(harvest);
    expect(parts).toHaveLength(3);
    const paths: string[] = [];
    for (const part of parts) for await (const { path } of sitemapPages(harvest, part)) paths.push(path);
    expect(paths).toHaveLength(count - 1);
    expect(new Set(paths).size).toBe(count - 1);
    expect(paths).not.toContain('/research/6');
  });
});

describe('robots.txt', () => {
  it('allows records and plain pages of lists and disallows searches and files', async () => {
    const text = await (await getRobots()).text();
    const allowed = (path: string) => isAllowed(text, path);
    for (const path of [
      '/en',
      '/ar/research',
      '/en/research/12',
      '/ar/authors/7',
      '/en/research?pageIndex=3',
      '/en/authors?initial=A',
      '/en/research/12.bib',
      '/sitemap.xml',
      '/en/about',
    ])
      expect(allowed(path), path).toBe(true);
    for (const path of [
      '/en/research?keyword=mars',
      '/en/research?researchTypeId=1&pageIndex=2',
      '/en/research?pageIndex=2&pageSize=50',
      '/ar/research.csv',
      '/en/authors/7?fromYear=2000',
      '/en/authors?initial=A&pageIndex=2',
      '/api/en/x',
      '/en/research/report?keyword=x',
      '/en/embed/authors/1',
    ])
      expect(allowed(path), path).toBe(false);
    expect(text).toContain(`Sitemap: ${testSite}/sitemap.xml`);
  });
});

/** RFC 9309: the longest matching rule wins; on a tie, Allow. */
function isAllowed(robots: string, path: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (.+)$/gm)].map(([, kind, rule = '']) => ({ kind, rule }));
  const fits = rules.filter(({ rule }) => new RegExp(`^${rule.replace(/[.?+]/g, '\\$&').replaceAll('*', '.*')}`).test(path));
  const longestRule = fits.toSorted((a, b) => b.rule.length - a.rule.length || (a.kind === 'Allow' ? -1 : 1))[0];
  return longestRule?.kind !== 'Disallow';
}
