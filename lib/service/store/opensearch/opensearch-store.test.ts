import { afterAll, describe, inject, it } from 'vitest';
import { describeSearch } from '#lib/search/search-suite.ts';
import { openPublished } from '#lib/service/store/fixtures/open-published.ts';
import { searchedBy } from '#lib/service/store/fixtures/searched-by.ts';
import { describeLongLists } from '#lib/service/store/long-lists-suite.ts';
import { describeStore } from '#lib/service/store/suites/contract-suite.ts';
import { describeCuration } from '#lib/service/store/suites/curation-suite.ts';
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
  describeSearch('OpenSearch', searchedBy(open));
}
