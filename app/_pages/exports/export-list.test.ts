import { describe, expect, it, vi } from 'vitest';
import { GET as getAuthor } from '#app/bff/[language]/exports/authors/[id]/[extension]/route.ts';
import { GET as getResearch } from '#app/bff/[language]/exports/research/[extension]/route.ts';
import { GET as getAuthorFeed } from '#app/bff/[language]/feeds/authors/[id]/route.ts';
import { GET as getFeed } from '#app/bff/[language]/feeds/research/route.ts';
import { testSite, withStarterInstance } from '#app/testing/starter-instance.ts';
import { all, textOf, xmlTree } from '#app/testing/xml-tree.ts';
import { readResearchCsv } from '#lib/formats/testing/read-csv.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listResearch } from '#lib/library/lists/list-research.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

withStarterInstance();

const get = (language: Language, extension: string, query: string) =>
  getResearch(new Request(`${testSite}/${language}/research.${extension}?${query}`), { params: Promise.resolve({ language, extension }) });
const idsOf = async (response: Response) => readResearchCsv(await response.text()).map((row) => row.id);

/** The ids on all pages of a list, in page order. */
async function idsOnPages(language: Language, query: string): Promise<string[]> {
  const ids: string[] = [];
  for (let pageIndex = 1; ; pageIndex += 1) {
    const { page } = await listResearch(await instance(), language, { ...decodeResearchQuery(query), pageIndex, pageSize: 100 });
    ids.push(...page.items.map((item) => item.id));
    if (!page.hasNext) return ids;
  }
}

describe('The export of a list', () => {
  it.each([
    ['en', ''],
    ['ar', 'sort=title'],
    ['en', 'keyword=black+hole'],
    ['ar', 'keyword=%D8%A7%D9%84%D9%85%D8%B1%D9%8A%D8%AE&sort=-year'],
    ['en', 'keyword=telescpoe'],
    ['en', 'researchTypeId=1,2&fromYear=2000&toYear=2020&openAccess=true'],
    ['ar', 'workLanguage=ar&sort=year&pageIndex=2&pageSize=10'],
    ['en', 'researchTypeId=not-an-id-of-ours'],
    ['en', 'keyword=zzzzqqqq'],
  ] as const)('in %s of “%s” holds exactly the rows of its pages, in their order', async (language, query) => {
    expect(await idsOf(await get(language, 'csv', query))).toEqual(await idsOnPages(language, query));
  });

  it('for print contains every row of every page', async () => {
    const ids = await idsOnPages('ar', 'keyword=mars');
    const html = await (await get('ar', 'html', 'keyword=mars&pageSize=10')).text();
    expect([...html.matchAll(/<li><a href="[^"]*\/research\/(\d+)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  it('of any format holds the same records', async () => {
    const ids = await idsOnPages('en', 'keyword=mars');
    const pages = ids.map((id) => `${testSite}/en/research/${id}`);
    const { '@graph': graph } = JSON.parse(await (await get('en', 'jsonld', 'keyword=mars')).text());
    expect(graph.map((node: { url: string }) => node.url)).toEqual(pages);
    expect(JSON.parse(await (await get('en', 'json', 'keyword=mars')).text())).toHaveLength(ids.length);
    expect((await (await get('en', 'ris', 'keyword=mars')).text()).match(/^ER {2}- $/gm)).toHaveLength(ids.length);
    expect((await (await get('en', 'bib', 'keyword=mars')).text()).match(/^@\w+\{/gm)).toHaveLength(ids.length);
  });

  it('is a file with a name in the reader’s own letters', async () => {
    const { headers } = await get('ar', 'csv', 'keyword=%D8%A7%D9%84%D8%AB%D9%82%D9%88%D8%A8%20%D8%A7%D9%84%D8%B3%D9%88%D8%AF%D8%A7%D8%A1');
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="madar.csv"; filename*=UTF-8''${encodeURIComponent('madar-الثقوب-السوداء')}.csv`,
    );
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8; header=present');
    expect(headers.get('content-language')).toBe('ar');
  });

  it('of a reader’s own list keeps its order and omits missing records', async () => {
    expect(await idsOf(await get('en', 'csv', 'ids=30,7,999999,12,7'))).toEqual(['30', '7', '12']);
    expect((await get('en', 'csv', `ids=${Array.from({ length: 501 }, (_, id) => id + 1).join(',')}`)).status).toBe(400);
  });

  it('is unavailable in other languages and formats', async () => {
    expect((await get('fr' as Language, 'csv', '')).status).toBe(404);
    expect((await get('en', 'docx', '')).status).toBe(404);
  });
});

describe('A person’s whole list', () => {
  const getWhole = (id: string, query = '') =>
    getAuthor(new Request(`${testSite}/en/authors/${id}.csv?${query}`), {
      params: Promise.resolve({ language: 'en', id, extension: 'csv' }),
    });

  it('holds what their page lists, in its order, under its filters', async () => {
    const { collection } = await instance();
    const { items } = await collection.findAuthors('en', {
      focusedAreaId: [],
      institutionId: [],
      country: [],
      pageIndex: 1,
      pageSize: 3,
      sort: '-publications',
    });
    for (const { id } of items) {
      for (const query of ['', 'sort=title', 'fromYear=2010']) {
        expect(await idsOf(await getWhole(id, query)), `${id} ${query}`).toEqual(await idsOnPages('en', `${query}&authorId=${id}`));
      }
    }
  });

  it('of an unknown person is a 404 with a sentence', async () => {
    const response = await getWhole('999999');
    expect(response.status).toBe(404);
    expect(await response.text()).toMatch(/\w/);
  });
});

describe('A feed', () => {
  it('names at most a hundred authors of a work and keeps no references, so that fifty large records fit into memory', async () => {
    const { harvest } = (await instance()).collection;
    if (!harvest) throw new Error('There is no store');
    const stream = harvest.stream.bind(harvest);
    vi.spyOn(harvest, 'stream').mockImplementation(async function* (language, query) {
      for await (const research of stream(language, query)) {
        const [author] = research.authors;
        if (author) yield { ...research, authors: Array.from({ length: 3700 }, () => author) };
      }
    });
    const response = await getFeed(new Request(`${testSite}/en/research.atom`), { params: Promise.resolve({ language: 'en' }) });
    vi.restoreAllMocks();
    const entries = all(xmlTree(await response.text()), 'entry');
    expect(entries).toHaveLength(50);
    for (const entry of entries) expect(all(entry, 'author')).toHaveLength(100);
  });

  it('of a search holds its records, latest change first, and names itself in both languages', async () => {
    const response = await getFeed(new Request(`${testSite}/ar/research.atom?keyword=mars`), {
      params: Promise.resolve({ language: 'ar' }),
    });
    const feed = xmlTree(await response.text());
    expect(feed.attributes['xml:lang']).toBe('ar');
    const links = feed.children.filter(({ name }) => name === 'link').map(({ attributes }) => attributes);
    expect(links.find(({ rel }) => rel === 'self')?.href).toBe(`${testSite}/ar/research.atom?keyword=mars`);
    expect(links.find(({ rel, type }) => rel === 'alternate' && type?.includes('atom'))).toMatchObject({
      hreflang: 'en',
      href: `${testSite}/en/research.atom?keyword=mars`,
    });
    const expectedIds = new Set((await idsOnPages('ar', 'keyword=mars')).map((id) => `${testSite}/ar/research/${id}`));
    const entries = all(feed, 'entry');
    expect(entries.length).toBeGreaterThan(5);
    expect(entries.every((entry) => expectedIds.has(textOf(entry, 'id') ?? ''))).toBe(true);
    const stamps = entries.map((entry) => textOf(entry, 'updated') ?? '');
    expect(stamps).toEqual(stamps.toSorted().reverse());
  });

  it('of a word without matches is empty and contains no other records', async () => {
    const response = await getFeed(new Request(`${testSite}/en/research.atom?keyword=zzzzqqqq+mars`), {
      params: Promise.resolve({ language: 'en' }),
    });
    expect(all(xmlTree(await response.text()), 'entry')).toEqual([]);
  });

  it('of the list of one person names the person', async () => {
    const response = await getAuthorFeed(new Request(`${testSite}/en/authors/1.atom`), {
      params: Promise.resolve({ language: 'en', id: '1' }),
    });
    const feed = xmlTree(await response.text());
    const { collection } = await instance();
    expect(textOf(feed, 'title')).toContain((await collection.author('en', '1')).name.value);
  });
});
