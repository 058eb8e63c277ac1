import { afterAll, beforeAll, expect, it } from 'vitest';
import type { GroupsPayload } from '#lib/contract/payloads/group-payload.ts';
import { type Tool, tools } from '#lib/contract/tools.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { languages } from '#lib/languages/languages.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';
import { answerTool } from './answer-tool.ts';

let store: Store;
beforeAll(async () => {
  store = openSqliteStore(':memory:');
  await store.load(fixtureRecords);
});
afterAll(() => store.close());

const siteUrl = 'https://madar.example';
const toolWith = (name: string) => tools.find((tool) => tool.name === name) as Tool;
const grouped = [
  ['search_research', 'year'],
  ['find_authors', 'country'],
] as const;

it.each(grouped)('%s counts by %s', async (name, field) => {
  const answer = await answerTool({ catalogue: store as unknown as Catalogue, siteUrl }, toolWith(name), { groupBy: [field] });
  const { groups } = ('content' in answer ? answer.content : {}) as { groups?: GroupsPayload };
  expect(groups?.field).toBe(field);
  expect(groups?.values.length).toBeGreaterThan(0);
});

it.each(grouped)('%s explains in both languages that a remote service does not count by groups', async (name, field) => {
  const remote = {
    findResearch: async (...args: Parameters<Store['findResearch']>) => ({ ...(await store.findResearch(...args)), groups: undefined }),
    findAuthors: async (...args: Parameters<Store['findAuthors']>) => ({ ...(await store.findAuthors(...args)), groups: undefined }),
  } as unknown as Catalogue;
  const failures = await Promise.all(
    languages.map((language) => answerTool({ catalogue: remote, siteUrl }, toolWith(name), { groupBy: [field], language })),
  );
  expect(failures).toEqual([
    { failure: 'The service that this site reads does not count by groupBy. Ask again without it.' },
    { failure: 'الخدمة التي يقرؤها هذا الموقع لا تعدّ بحسب groupBy. أعد الطلب من دونه.' },
  ]);
});
