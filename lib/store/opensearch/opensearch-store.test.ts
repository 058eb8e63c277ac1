import { afterAll, describe, expect, inject, it } from 'vitest';
import { judgedQueries } from '#bench/relevance/judged-query.ts';
import { facetNames } from '#lib/domain/filters.ts';
import { authorGroupFields, researchGroupFields } from '#lib/domain/groups.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultAuthorQuery, defaultResearchQuery, researchSorts } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { languages } from '#lib/languages/languages.ts';
import { describeSearch } from '#lib/search/search-suite.ts';
import { describeDerivedAffiliations } from '#lib/store/institutions/derived-affiliations-suite.ts';
import { describeInstitutions } from '#lib/store/institutions/institutions-suite.ts';
import type { Store } from '#lib/store/port/store.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { describeCharts } from '#lib/store/testing/charts-suite.ts';
import { describeCitations } from '#lib/store/testing/citations-suite.ts';
import { describeStore } from '#lib/store/testing/contract-suite.ts';
import { describeCuration } from '#lib/store/testing/curation-suite.ts';
import { describeFreeToRead } from '#lib/store/testing/free-to-read-suite.ts';
import { describeGroups } from '#lib/store/testing/groups-suite.ts';
import { describeLongLists } from '#lib/store/testing/long-lists-suite.ts';
import { describeNotices } from '#lib/store/testing/notices-suite.ts';
import { openPublished } from '#lib/store/testing/open-published.ts';
import { searchOf } from '#lib/store/testing/search-of.ts';
import { describeVenues } from '#lib/store/venues/venues-suite.ts';
import { startOpenSearch } from '#lib/testing/opensearch/start-opensearch.ts';
import { openClient } from './client.ts';

const cluster = await startOpenSearch({ server: inject('opensearchUrl') });

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

  it('counts the same records as SQLite for judged queries, in total and by facet', async () => {
    const [embedded, published] = [openSqliteStore(':memory:'), await open()];
    const keywords = judgedQueries('starter').flatMap(({ query }, index) => (index % 19 === 0 ? query : []));
    try {
      for (const store of [embedded, published]) await store.load(readCollection());
      const counted = async (store: Store, keyword: string) => {
        const { total, facets } = await store.findResearch('en', { ...defaultResearchQuery, keyword, facets: ['year', 'focusedArea'] });
        return { total, facets };
      };
      const differing: unknown[] = [];
      for (const keyword of keywords) {
        const [one, other] = [await counted(embedded, keyword), await counted(published, keyword)];
        if (JSON.stringify(one) !== JSON.stringify(other)) differing.push([keyword, one.total, other.total]);
      }
      expect(differing).toEqual([]);
    } finally {
      for (const store of [embedded, published]) await store.close();
    }
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
