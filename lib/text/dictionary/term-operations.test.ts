import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TermPayload } from '#lib/contract/payloads/term-payloads.ts';
import { languages } from '#lib/languages/languages.ts';
import { openTestService, type TestService } from '#lib/testing/open-test-service.ts';
import { dictionary } from './dictionary.ts';

interface TermList {
  readonly items: readonly { readonly id: string; readonly name: string; readonly focusedAreas: readonly { readonly id: number }[] }[];
  readonly totalCount: number;
  readonly links: { readonly next: string | null };
  readonly warnings: readonly { readonly code: string }[];
}

let test: TestService;
beforeAll(async () => {
  test = await openTestService();
});
afterAll(() => test.close());

async function fetchJson<T = TermList>(path: string): Promise<T> {
  const response = await test.ask(path);
  expect(response.status, path).toBe(200);
  return (await response.json()) as T;
}

async function walk(firstPath: string): Promise<string[]> {
  const ids: string[] = [];
  for (let nextPath: string | null = firstPath; nextPath !== null; ) {
    const page: TermList = await fetchJson(nextPath);
    ids.push(...page.items.map(({ id }) => id));
    nextPath = page.links.next;
  }
  return ids;
}

describe.each(languages)('the terms in %s', (language) => {
  const list = `/api/${language}/Term/GetAllTerm`;

  it('are all of the dictionary, by page and by cursor, in the order of its pages', async () => {
    const ids = dictionary.all(language).map(({ id }) => id);
    expect(await walk(`${list}?pageSize=100`)).toEqual(ids);
    expect(await walk(`${list}?pageSize=100&cursor=*`)).toEqual(ids);
  });

  it('are found in either script, by letter and by area', async () => {
    for (const keyword of ['regolith', 'الثرى القمري'])
      expect((await fetchJson(`${list}?keyword=${encodeURIComponent(keyword)}`)).items.map(({ id }) => id)).toContain('regolith');
    const byLetter = await fetchJson(`${list}?initial=${language === 'en' ? 'q' : encodeURIComponent('ق')}&pageSize=100`);
    expect(byLetter.totalCount).toBeGreaterThan(3);
    for (const { name } of byLetter.items) expect(name).toMatch(language === 'en' ? /^q/i : /^(?:ال)?ق|^[A-Z]/i);
    const [area] = (await fetchJson<{ items: readonly { id: number; code: string }[] }>(`/api/${language}/LookUp/GetAllResearchAreas`))
      .items;
    const ofArea = await fetchJson(`${list}?focusedAreaId=${area?.id}&pageSize=100`);
    expect(ofArea.totalCount).toBe(dictionary.find({ area: area?.code ?? '' }, language).length);
    for (const { focusedAreas } of ofArea.items) expect(focusedAreas.map(({ id }) => id)).toContain(area?.id);
    expect(await fetchJson(`${list}?focusedAreaId=9999`)).toMatchObject({ totalCount: 0, warnings: [{ code: 'unknown_id' }] });
  });

  it('have all data of the dictionary, with working links', async () => {
    const term = dictionary.term('moon');
    const payload = await fetchJson<TermPayload>(`/api/${language}/Term/GetTermById/Moon`);
    expect(payload.names).toEqual(term?.names);
    for (const link of ['broader', 'narrower', 'related'] as const) expect(payload[link].map(({ id }) => id)).toEqual(term?.[link]);
    const research = await fetchJson<{ totalCount: number }>(payload.links.research);
    expect(payload.publicationCount).toBe(research.totalCount);
    expect(research.totalCount).toBeGreaterThan(0);
    expect(await fetchJson<TermPayload>(payload.links.self)).toEqual(payload);
  });
});
