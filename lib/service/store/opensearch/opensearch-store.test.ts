import { afterAll, describe, expect, inject, it } from 'vitest';
import { facetNames } from '#lib/domain/filters.ts';
import { languages } from '#lib/domain/language.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultAuthorQuery, defaultResearchQuery, researchSorts } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { describeSearch } from '#lib/search/search-suite.ts';
import { readCollection } from '#lib/service/starter/read-collection.ts';
import { openPublished } from '#lib/service/store/fixtures/open-published.ts';
import { searchOf } from '#lib/service/store/fixtures/search-of.ts';
import { describeInstitutions } from '#lib/service/store/institutions/institutions-suite.ts';
import { describeLongLists } from '#lib/service/store/long-lists-suite.ts';
import { openSqliteStore } from '#lib/service/store/sqlite/sqlite-store.ts';
import type { Store } from '#lib/service/store/store.ts';
import { describeCitations } from '#lib/service/store/suites/citations-suite.ts';
import { describeStore } from '#lib/service/store/suites/contract-suite.ts';
import { describeCuration } from '#lib/service/store/suites/curation-suite.ts';
import { describeVenues } from '#lib/service/store/venues/venues-suite.ts';
import { startOpenSearch } from '#lib/service/testing/opensearch/start-opensearch.ts';
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
  describeCitations('OpenSearch', open);
  describeVenues('OpenSearch', open);

  it('returns the same ids, order, totals, facets and cursors as SQLite for lists without a keyword', async () => {
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
}

/** Reads coverage, letters, counts, changes, and list pages in every order with all facets. */
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
  }
  return lists;
}
