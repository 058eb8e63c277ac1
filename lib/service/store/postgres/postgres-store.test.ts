import { afterAll, describe, it } from 'vitest';
import { describeAnyInput, describeSearch, suiteRecords } from '#lib/search/search-suite.ts';
import { searchedBy } from '#lib/service/store/fixtures/searched-by.ts';
import { describeLongLists } from '#lib/service/store/long-lists-suite.ts';
import { describeRecognition } from '#lib/service/store/recognition-suite.ts';
import { describeStore } from '#lib/service/store/suites/contract-suite.ts';
import { describeCuration } from '#lib/service/store/suites/curation-suite.ts';
import { describeReindex } from '#lib/service/store/suites/reindex-suite.ts';
import { describeUndoLaws } from '#lib/service/store/suites/undo-laws-suite.ts';
import { describeTexts } from '#lib/service/store/texts-suite.ts';
import { startPostgres } from '#lib/service/testing/start-postgres.ts';
import { openPostgresStore } from './postgres-store.ts';
import { describeReplicas, startCluster } from './replicas-suite.ts';
import { describeSameAnswers } from './same-answers-suite.ts';
import { openPool } from './sql.ts';

const server = await startPostgres();

if ('skipped' in server) {
  describe('a PostgreSQL store', () => it.skip(`is not tested: ${server.skipped}`, () => undefined));
} else {
  afterAll(() => server.stop());
  const open = async () => openPostgresStore(await server.createDatabase());
  describeStore('PostgreSQL', open);
  describeCuration('PostgreSQL', open);
  describeRecognition('PostgreSQL', open);
  describeLongLists('PostgreSQL', open);
  describeTexts('PostgreSQL', open);
  describeUndoLaws('PostgreSQL', open, 4);
  describeSearch('PostgreSQL', searchedBy(open));
  describeAnyInput('PostgreSQL', searchedBy(open), suiteRecords, 60);
  describeSameAnswers('PostgreSQL', open, 6);
  describeReindex('PostgreSQL', async () => {
    const address = await server.createDatabase();
    const spoil = async (version?: string) => {
      const pool = openPool(address, { max: 1, statementMs: 0, connectMs: 3000 });
      await pool.unsafe(`
        DELETE FROM posting; DELETE FROM research_index; DELETE FROM author_text;
        INSERT INTO research_index VALUES (1, 1, 0);
        INSERT INTO posting VALUES (0, 'wspoilt', 1, '\\x010001', '\\x');
        ${version === undefined ? `DELETE FROM meta WHERE name = 'analyser_version'` : `UPDATE meta SET value = '${version}' WHERE name = 'analyser_version'`};
      `);
      await pool.end();
    };
    return { store: await openPostgresStore(address), spoil };
  });
  describeReplicas(() => startCluster(server, 1));
}
