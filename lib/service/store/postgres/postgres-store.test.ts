import { afterAll, describe, it } from 'vitest';
import { describeStore } from '#lib/service/store/contract-suite.ts';
import { describeCuration } from '#lib/service/store/curation-suite.ts';
import { startPostgres } from '#lib/service/testing/start-postgres.ts';
import { openPostgresStore } from './postgres-store.ts';
import { describeReplicas, startCluster } from './replicas-suite.ts';
import { describeSameAnswers } from './same-answers-suite.ts';

const server = await startPostgres();

if ('skipped' in server) {
  describe('a PostgreSQL store', () => it.skip(`is not tested: ${server.skipped}`, () => undefined));
} else {
  afterAll(() => server.stop());
  const open = async () => openPostgresStore(await server.createDatabase());
  describeStore('PostgreSQL', open);
  describeCuration('PostgreSQL', open);
  describeSameAnswers('PostgreSQL', open, 6);
  describeReplicas(() => startCluster(server, 1));
}
