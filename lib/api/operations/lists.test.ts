import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthorListPayload, ResearchListPayload, ResearchPayload } from '#lib/contract/payloads/payloads.ts';
import { facetNames } from '#lib/domain/filters.ts';
import { authorSorts, researchSorts } from '#lib/domain/query.ts';
import { languages } from '#lib/languages/languages.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';

let test: TestService;
beforeAll(async () => {
  test = await openTestService();
});
afterAll(() => test.close());

const research = '/api/en/Publication/GetAllResearch';
const readList = async <T = ResearchListPayload>(path: string): Promise<T> => {
  const response = await test.ask(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
};
const refusalOf = async (path: string) => {
  const response = await test.ask(path);
  expect(response.status, path).toBe(400);
  return ((await response.json()) as { errors: { code: string }[] }).errors.map((error) => error.code);
};

describe('paging', () => {
  const lists = languages.flatMap((language) => [
    ...researchSorts.map((sort) => ({ path: `/api/${language}/Publication/GetAllResearch?sort=${sort}`, count: 30 })),
    ...researchSorts.map((sort) => ({
      path: `/api/${language}/Publication/GetAllResearch?sort=${sort}&keyword=example OR study`,
      count: undefined,
    })),
    ...authorSorts.map((sort) => ({ path: `/api/${language}/Publication/GetAllAuthor?sort=${sort}`, count: undefined })),
  ]);
  it.each(lists)('$path returns the whole set, each record once, by cursor and by page', async ({ path, count }) => {
    const whole = (await readList<AuthorListPayload>(`${path}&pageSize=100`)).items.map((item) => item.id);
    const walk = async (first: string) => {
      const ids: number[] = [];
      let next: string | null = first;
      while (next) {
        const page: AuthorListPayload = await readList(next);
        expect(page.totalCount).toBe(whole.length);
        ids.push(...page.items.map((item) => item.id));
        next = page.links.next;
      }
      return ids;
    };
    expect(new Set(whole).size).toBe(whole.length);
    if (count !== undefined) expect(whole).toHaveLength(count);
    expect(await walk(`${path}&pageSize=4`)).toEqual(whole);
    expect(await walk(`${path}&pageSize=4&cursor=*`)).toEqual(whole);
  });
  it('a client may switch from pages to the cursor at any page', async () => {
    const first = await readList(`${research}?pageSize=10`);
    const second = await readList(`${research}?pageSize=10&cursor=${first.nextCursor}`);
    expect(second).toMatchObject({ pageIndex: null, totalPages: null, hasPreviousPage: true, hasNextPage: true });
    expect(second.links).toMatchObject({ prev: null, last: null });
    expect(second.items).toEqual((await readList(`${research}?pageSize=10&pageIndex=2`)).items);
  });
  it('a page beyond the end is empty and links to the last one', async () => {
    const page = await readList(`${research}?pageIndex=9&pageSize=10`);
    expect(page).toMatchObject({ items: [], pageIndex: 9, totalCount: 30, totalPages: 3, hasNextPage: false, nextCursor: null });
    expect(page.links.prev).toBe(`${research}?pageIndex=3&pageSize=10`);
  });
});

describe('cursors', () => {
  const token = async (query = '') => (await readList(`${research}?pageSize=5&${query}`)).nextCursor as string;
  it('hold only characters that need no escape', async () => expect(await token()).toMatch(/^[A-Za-z0-9_.-]{1,512}$/));
  it('are rejected after tampering', async () => {
    const cursor = await token();
    const [body, mark] = cursor.split('.') as [string, string];
    const forged = Buffer.from(
      Buffer.from(body, 'base64url')
        .toString()
        .replace(/"k":"[^"]*"/, '"k":"0~1"'),
    ).toString('base64url');
    for (const wrong of [`${forged}.${mark}`, body, `${body}.${mark}.x`, `${body}.`, 'x.y', `${body}.${mark.slice(0, -2)}AA`]) {
      expect(await refusalOf(`${research}?cursor=${wrong}`), wrong).toEqual(['cursor_invalid']);
    }
  });
  it('are valid only for their filters, sort, language and operation', async () => {
    const cursor = await token('fromYear=2011');
    expect(await refusalOf(`${research}?cursor=${cursor}`)).toEqual(['cursor_conflict']);
    expect(await refusalOf(`${research}?fromYear=2011&sort=title&cursor=${cursor}`)).toEqual(['cursor_conflict']);
    expect(await refusalOf(`${research.replace('/en/', '/ar/')}?fromYear=2011&cursor=${cursor}`)).toEqual(['cursor_conflict']);
    expect(await refusalOf(`/api/en/Publication/GetAllAuthor?cursor=${cursor}`)).toEqual(['cursor_conflict']);
    expect((await readList(`${research}?fromYear=2011&pageSize=7&fields=title&cursor=${cursor}`)).items).toHaveLength(7);
  });
  it('expire after 72 hours', async () => {
    const cursor = await token();
    test.clock.now += 71 * 3_600_000;
    await readList(`${research}?cursor=${cursor}`);
    test.clock.now += 2 * 3_600_000;
    expect(await refusalOf(`${research}?cursor=${cursor}`)).toEqual(['cursor_expired']);
  });
});

describe('filters and facets', () => {
  it('facet counts ignore their own filter and add up', async () => {
    const allFacets = await readList(`${research}?facets=${facetNames.join(',')}&pageSize=1`);
    expect(Object.keys(allFacets.facets).sort()).toEqual([...facetNames].sort());
    for (const facet of ['researchType', 'language', 'hasArabic', 'freeToRead', 'openAccess'] as const) {
      expect(
        allFacets.facets[facet]?.reduce((sum, value) => sum + value.count, 0),
        facet,
      ).toBe(30);
    }
    for (const [facet, parameter] of [
      ['researchType', 'researchTypeId'],
      ['focusedArea', 'focusedAreaId'],
      ['author', 'authorId'],
      ['freeToRead', 'freeToRead'],
      ['openAccess', 'openAccess'],
    ] as const) {
      for (const value of allFacets.facets[facet] ?? []) {
        const page = await readList(`${research}?${parameter}=${value.id}&facets=${facet}&pageSize=1`);
        expect(page.totalCount, `${parameter}=${value.id}`).toBe(value.count);
        expect(page.facets[facet]).toEqual(allFacets.facets[facet]);
      }
    }
  });
  it('a list of ids matches records with any of them', async () => {
    const [one, two, both] = await Promise.all(['1', '2', '1,2'].map((ids) => readList(`${research}?researchTypeId=${ids}&pageSize=1`)));
    expect(both?.totalCount).toBe((one?.totalCount ?? 0) + (two?.totalCount ?? 0));
  });
  it('records without a year are omitted when the query has a year', async () => {
    const page = await readList(`${research}?fromYear=1000&pageSize=100`);
    expect(page.items.every((item) => item.year !== null)).toBe(true);
    expect(page.totalCount).toBe(26);
  });
  it('an unknown id returns an empty list with a warning', async () => {
    const page = await readList(`/api/ar/Publication/GetAllResearch?researchTypeId=999&authorId=888`);
    expect(page).toMatchObject({ items: [], totalCount: 0, totalPages: 0 });
    expect(page.warnings.map((warning) => warning.text)).toEqual(['لا نوع بحث بالمُعرِّف 999.', 'لا مؤلف بالمُعرِّف 888.']);
  });
  it('updatedSince is an inclusive point in time', async () => {
    expect((await readList(`${research}?updatedSince=2026-11-20&pageSize=1`)).totalCount).toBe(30);
    expect((await readList(`${research}?updatedSince=2026-11-20T00:00:01Z&pageSize=1`)).totalCount).toBe(0);
  });
});

describe('members', () => {
  it('fields selects members and always keeps id', async () => {
    const page = await readList(`${research}?fields=title,doi&pageSize=2`);
    expect(page.items.map((item) => Object.keys(item))).toEqual([
      ['id', 'title', 'doi'],
      ['id', 'title', 'doi'],
    ]);
    expect(Object.keys(await readList('/api/en/Publication/GetAuthorById/1?fields=name'))).toEqual(['id', 'name']);
  });
  it('highlights are present only with a keyword', async () => {
    expect((await readList(`${research}?keyword=CubeSat&pageSize=1`)).items[0]).toHaveProperty('highlights');
    expect((await readList(`${research}?pageSize=1`)).items[0]).not.toHaveProperty('highlights');
  });
  it('a list gives ten authors and their number, a detail all of them', async () => {
    const row = (await readList(`${research}?pageSize=100`)).items.find((item) => item.authorCount === 14);
    expect(row?.authors).toHaveLength(10);
    expect((await readList<ResearchPayload>(row?.links.self as string)).authors).toHaveLength(14);
  });
  it('a missing text falls back to the original, with its language', async () => {
    const page = await readList('/api/ar/Publication/GetAllResearch?hasArabic=false&pageSize=1');
    expect(page.items[0]).toMatchObject({ titleLanguage: 'en', isTranslated: false, alternativeTitle: null });
  });
  it('links have the canonical query in its order', async () => {
    const page = await readList(`${research}?PAGESIZE=1&facets=researchType&fromYear=2011&KEYWORD=a b,c`);
    expect(page.links.self).toBe(`${research}?keyword=a%20b,c&fromYear=2011&pageIndex=1&pageSize=1&facets=researchType`);
    const byName = await readList(`${research}?venue=Science, Technology&pageSize=1&venue=Nature`);
    expect(byName.links.self).toBe(`${research}?venue=Science,%20Technology&venue=Nature&pageIndex=1&pageSize=1`);
  });
});

describe('groups', () => {
  it('divide all records of a list by two properties, whatever the page, and add up where a record has one value', async () => {
    const page = await readList(`${research}?pageSize=1&groupBy=year,focusedArea`);
    const { field, isOverlapping, values = [], otherCount = 0, unknownCount = 0 } = page.groups ?? {};
    expect([field, isOverlapping, page.links.self]).toEqual(['year', false, `${research}?pageIndex=1&pageSize=1&groupBy=year,focusedArea`]);
    expect(values.reduce((sum, { count }) => sum + count, otherCount + unknownCount)).toBe(page.totalCount);
    for (const { id, count, groups } of values) {
      const list = await readList(`${research}?pageSize=1&fromYear=${id}&toYear=${id}&groupBy=focusedArea`);
      expect(list.totalCount).toBe(count);
      expect(list.groups?.values.map(({ groups: _, ...value }) => value)).toEqual(groups?.values);
      expect([groups?.field, groups?.isOverlapping]).toEqual(['focusedArea', true]);
    }
  });
  it('are absent unless they are requested, and do not affect a cursor', async () => {
    const first = await readList(`${research}?pageSize=5&groupBy=venue`);
    const next = await readList(`${research}?pageSize=5&cursor=${first.nextCursor}`);
    expect([first.groups?.field, 'groups' in next]).toEqual(['venue', false]);
  });
  it('of authors have the counts of their lists', async () => {
    const { groups } = await readList<AuthorListPayload>('/api/ar/Publication/GetAllAuthor?groupBy=country');
    expect(groups?.values.length).toBeGreaterThan(0);
    for (const { id, count } of groups?.values ?? [])
      expect((await readList<AuthorListPayload>(`/api/ar/Publication/GetAllAuthor?country=${id}`)).totalCount).toBe(count);
  });
  it('by an unknown property, or by one that authors do not have, are refused with a sentence in the language of the path', async () => {
    const detailOf = async (path: string) => ((await (await test.ask(path)).json()) as { errors: { detail: string }[] }).errors[0]?.detail;
    expect(await refusalOf(`${research}?groupBy=colour`)).toEqual(['unknown_group']);
    expect(await refusalOf(`${research}?groupBy=year,country,venue`)).toEqual(['too_many_values']);
    expect(await detailOf('/api/en/Publication/GetAllAuthor?groupBy=year')).toBe(
      'Unknown property to group by. Use at most two of: focusedArea, country, countryGroup, institution.',
    );
    expect(await detailOf('/api/ar/Publication/GetAllAuthor?groupBy=year')).toBe(
      'خاصية تجميع غير معروفة. استخدم من القيم اثنتين على الأكثر: focusedArea, country, countryGroup, institution.',
    );
  });
});

describe('representations', () => {
  const types = {
    bibtex: 'application/x-bibtex; charset=utf-8',
    ris: 'application/x-research-info-systems',
    csl: 'application/vnd.citationstyles.csl+json',
    csv: 'text/csv; charset=utf-8; header=present',
    jsonld: 'application/ld+json',
  };
  it.each(Object.entries(types))('%s is returned by parameter and by Accept, for a record and for a list', async (format, type) => {
    for (const path of ['/api/ar/Publication/GetResearchById/5', '/api/ar/Publication/GetAllResearch']) {
      const byName = await test.ask(`${path}?format=${format}`);
      expect(byName.headers.get('content-type')).toContain(type);
      expect(byName.headers.get('content-disposition')).toMatch(/^attachment; filename="research(-5)?\.[a-z.]+"$/);
      const byType = await test.ask(path, { headers: { Accept: `${type.split(';')[0]}, application/json;q=0.5` } });
      expect(await byType.text()).toBe(await byName.text());
    }
  });
  it('a list in a citation format has everything a detail has', async () => {
    const text = await (await test.ask(`${research}?format=ris&pageSize=100`)).text();
    expect(text.match(/^AU {2}- /gm)?.length).toBe(30 * 2 + 14 - 3);
    expect(text).toContain('VL  - 5');
  });
  it('format takes precedence over Accept, and unknown formats are refused', async () => {
    const response = await test.ask(`${research}?format=json`, { headers: { Accept: 'text/csv' } });
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await refusalOf('/api/en/Publication/GetAllAuthor?format=bibtex')).toEqual(['unknown_format']);
  });
  it('authors are returned as CSV and JSON-LD', async () => {
    const csv = await (await test.ask('/api/en/Publication/GetAllAuthor?format=csv&pageSize=100')).text();
    expect(csv).toContain('Noura Al-Otaibi');
    const people = (await (await test.ask('/api/en/Publication/GetAuthorById/1?format=jsonld')).json()) as {
      '@graph': { '@type': string }[];
    };
    expect(people['@graph'][0]?.['@type']).toBe('Person');
  });
});
