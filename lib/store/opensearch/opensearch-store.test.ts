import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { judgedQueries } from '#bench/relevance/judged-query.ts';
import { facetNames } from '#lib/domain/filters.ts';
import { authorGroupFields, researchGroupFields } from '#lib/domain/groups.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultAuthorQuery, defaultResearchQuery, researchSorts } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { languages } from '#lib/languages/languages.ts';
import type { Cutoff } from '#lib/search/policy.ts';
import { search } from '#lib/search/search.ts';
import { statisticsOf } from '#lib/search/statistics.ts';
import { describeSearch } from '#lib/search/testing/search-suite.ts';
import type { Store } from '#lib/store/port/store.ts';
import { readColumns } from '#lib/store/sqlite/columns/read-columns.ts';
import { sqliteIndex } from '#lib/store/sqlite/read/search-index.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { describeCharts } from '#lib/store/testing/charts-suite.ts';
import { describeCitations } from '#lib/store/testing/citations-suite.ts';
import { describeStore } from '#lib/store/testing/contract-suite.ts';
import { describeCuration } from '#lib/store/testing/curation-suite.ts';
import { describeDerivedAffiliations } from '#lib/store/testing/derived-affiliations-suite.ts';
import { describeFreeToRead } from '#lib/store/testing/free-to-read-suite.ts';
import { describeGroups } from '#lib/store/testing/groups-suite.ts';
import { describeInstitutions } from '#lib/store/testing/institutions-suite.ts';
import { describeLongLists } from '#lib/store/testing/long-lists-suite.ts';
import { describeNotices } from '#lib/store/testing/notices-suite.ts';
import { openPublished } from '#lib/store/testing/open-published.ts';
import { searchOf } from '#lib/store/testing/search-of.ts';
import { describeVenues } from '#lib/store/testing/venues-suite.ts';
import { startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';
import { openClient } from './client.ts';
import { weighByFrequency } from './compile-part.ts';
import { compileQuery } from './compile-query.ts';
import { publish } from './publish/publish.ts';
import { any, searchPort } from './search-port.ts';

const cluster = await startOpenSearch({ server: inject('opensearchUrl') });

const judgedKeywords = judgedQueries('starter').map(({ query }) => query);
const sampleOf = (keywords: readonly string[]) => keywords.filter((_, index) => index % 19 === 0);

if ('skipped' in cluster) {
  describe('a store of OpenSearch', () => it.skip(`is not tested: ${cluster.skipped}`, () => undefined));
} else {
  const client = await openClient({ url: cluster.url, timeoutMs: 60_000 });
  afterAll(async () => {
    await client.close();
    await cluster.stop();
  });
  const open = () => openPublished(client, inject('folder'));
  describeStore('OpenSearch', open);
  describeLongLists('OpenSearch', open);
  describeCuration('OpenSearch', open);
  describeSearch('OpenSearch', searchOf(open));
  describeInstitutions('OpenSearch', open);
  describeDerivedAffiliations('OpenSearch', open);
  describeCitations('OpenSearch', open);
  describeCharts('OpenSearch', open);
  describeNotices('OpenSearch', open);
  describeVenues('OpenSearch', open);
  describeFreeToRead('OpenSearch', open);
  describeGroups('OpenSearch', open);

  it('returns the same ids, order, totals, facets, groups and cursors as SQLite for lists without a keyword', async () => {
    const at = '2026-11-01T00:00:00Z';
    const records = readCollection().slice(0, 80);
    const [embedded, published] = [openSqliteStore(':memory:'), await open()];
    try {
      for (const store of [embedded, published]) await store.load(records, { at, batch: 'same' });
      expect(await listsOf(published)).toEqual(await listsOf(embedded));
    } finally {
      for (const store of [embedded, published]) await store.close();
    }
  });

  it('lists the same records as SQLite for judged queries: total, facets and the first ten', async () => {
    const [embedded, published] = [openSqliteStore(':memory:'), await open()];
    try {
      for (const store of [embedded, published]) await store.load(readCollection());
      const listed = async (store: Store, keyword: string) => {
        const query = { ...defaultResearchQuery, keyword, pageSize: 10, facets: ['year', 'focusedArea'] as const };
        const { total, facets, items } = await store.findResearch('en', query);
        return JSON.stringify({ total, facets, ids: items.map(({ id }) => id) });
      };
      const differing: string[] = [];
      for (const keyword of sampleOf(judgedKeywords))
        if ((await listed(embedded, keyword)) !== (await listed(published, keyword))) differing.push(keyword);
      expect(differing).toEqual([]);
    } finally {
      for (const store of [embedded, published]) await store.close();
    }
  });

  // A hyphenated word counts as several words on the server, so that words of a name may be one too far apart there.
  it('matches by clauses alone, without reranking, the records that SQLite lists, for all but one in fifty judged queries', async () => {
    const path = join(inject('folder'), 'clauses.sqlite');
    const store = openSqliteStore(path);
    await store.load(readCollection());
    await store.close();
    await publish(path, client, 'clauses', { graceMs: 0 });
    const [port, database] = [searchPort(client, 'clauses'), new DatabaseSync(path)];
    const columns = readColumns(database);
    const differing: string[] = [];
    await sqliteIndex(database, () => columns).search(async (source) => {
      for (const keyword of sampleOf(judgedKeywords)) {
        const { query, cutoffs, visible, ranking } = search(source, keyword);
        if (query.identifier) continue;
        const options = { identified: undefined, isOfYears: !ranking.isOfOtherYears, weigh: weighByFrequency };
        const listed = (query.alternatives ?? [query]).map((operand, index) =>
          compileQuery(operand, statisticsOf(source), options).listed(cutoffs[index] as Cutoff),
        );
        const { hits } = await port.search('publications', { size: 1000, query: any(listed), sort: [{ id: 'asc' }], _source: false });
        const expected = [...visible].map((index) => columns.id[ranking.docs[index] as number]);
        if (String(hits.hits.map(({ _id }) => _id)) !== String(expected)) differing.push(keyword);
      }
    });
    database.close();
    await client.indices.delete({ index: 'clauses-*' });
    expect(differing.length).toBeLessThan(sampleOf(judgedKeywords).length / 50);
  });
}

/** Reads coverage, letters, counts, changes, list pages in every order with all facets, and groups by all properties. */
async function listsOf(store: Store): Promise<unknown> {
  const lists: unknown[] = [await store.coverage(), await store.letters(), await store.counts(), await store.changesSince(undefined, 200)];
  for (const language of languages) {
    for (const sort of researchSorts)
      for (let cursor: string | undefined = '*'; cursor !== undefined; ) {
        const page: Page<Research> = await store.findResearch(language, {
          ...defaultResearchQuery,
          sort,
          facets: facetNames,
          pageSize: 30,
          cursor,
        });
        lists.push(page);
        cursor = page.nextCursor;
      }
    for (const sort of ['name', '-name', '-publications'] as const) {
      const first = await store.findAuthors(language, { ...defaultAuthorQuery, sort, cursor: '*' });
      lists.push(first, await store.findAuthors(language, { ...defaultAuthorQuery, sort, cursor: first.nextCursor }));
    }
    for (const field of researchGroupFields) {
      const groupBy = [field, field === 'country' ? 'year' : 'country'] as const;
      lists.push((await store.findResearch(language, { ...defaultResearchQuery, pageSize: 1, groupBy })).groups);
    }
    for (const field of authorGroupFields) {
      const groupBy = [field, field === 'focusedArea' ? 'institution' : 'focusedArea'] as const;
      lists.push((await store.findAuthors(language, { ...defaultAuthorQuery, pageSize: 1, groupBy })).groups);
    }
  }
  return lists;
}
