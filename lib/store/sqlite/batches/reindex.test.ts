import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { describeReindex } from '#lib/store/testing/reindex-suite.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-reindex-'));
const path = join(folder, 'store.sqlite');
afterAll(() => rmSync(folder, { recursive: true }));

function change(sql: string): void {
  const database = new DatabaseSync(path);
  database.exec(sql);
  database.close();
}

describeReindex('SQLite', async () => ({
  store: openSqliteStore(path),
  spoil: async (version) =>
    change(`
      DELETE FROM posting; DELETE FROM research_index;
      INSERT INTO author_fts (author_fts) VALUES ('delete-all');
      INSERT INTO research_index VALUES (1, 1, 0);
      INSERT INTO posting VALUES (0, 'wspoilt', 1, x'010001', x'');
      ${version === undefined ? `DELETE FROM meta WHERE name = 'analyser_version'` : `UPDATE meta SET value = '${version}' WHERE name = 'analyser_version'`};
    `),
}));

test('A reindex discards the snapshot of the old index', async () => {
  const store = openSqliteStore(path);
  change(`INSERT INTO snapshot VALUES ('words:common', '1', '[["wspoilt",1]]'), ('words:size', '1000000', '')`);
  await store.reindex();
  const database = new DatabaseSync(path, { readOnly: true });
  expect(database.prepare('SELECT name FROM snapshot').all()).toEqual([]);
  database.close();
  await store.close();
});
