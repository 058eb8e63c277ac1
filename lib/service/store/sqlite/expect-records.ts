import type { DatabaseSync } from 'node:sqlite';
import { diffRecords } from '#lib/service/store/diff-records.ts';
import { type PreparedRecord, recordOf } from '#lib/service/store/prepare-record.ts';
import type { LoadOutcome } from '#lib/service/store/store.ts';
import { storedMatcher } from './match-stored.ts';
import { nextRecord } from './next-record.ts';
import { writeStatement } from './write-statement.ts';

/** Says of each record what a load would do with it. What it would add stands in a temporary table, which takes no lock of the file and no memory that grows. */
export function expectedWriter(database: DatabaseSync): (record: PreparedRecord) => LoadOutcome {
  database.exec(`
    PRAGMA temp_store = FILE;
    CREATE TEMP TABLE IF NOT EXISTS expected (identity TEXT PRIMARY KEY, digest TEXT, key TEXT) WITHOUT ROWID;
    DELETE FROM temp.expected;
  `);
  const match = storedMatcher(database);
  const find = database.prepare('SELECT digest, key FROM temp.expected WHERE identity = ?');
  const note = writeStatement(database, 'INSERT OR IGNORE INTO temp.expected VALUES (?, ?, ?)');
  const read = database.prepare(
    "SELECT research.doc AS doc, COALESCE(research_authors.doc, '[]') AS authors FROM research LEFT JOIN research_authors ON research_id = id WHERE id = ?",
  );
  const hasOthers = database.prepare('SELECT 1 FROM research_identity WHERE research_id = ? AND digest IS NOT NULL');

  return (record) => {
    const { key } = record;
    const known = match(record);
    if (known && 'conflict' in known)
      return { kind: 'conflict', key, id: String(known.conflict[0]), otherId: String(known.conflict[1]), doi: record.doi as string };
    if (known) {
      const id = String(known.id);
      if (known.withdrawn || known.digest === record.digest) return { kind: 'unchanged', key, id, by: known.by };
      const before = recordOf(read.get(known.id) as { doc: string; authors: string });
      const next = nextRecord(before, record, known, {
        hasOtherSources: hasOthers.get(known.id) !== undefined,
        sameBatch: false,
        reviewed: false,
      });
      const changes = diffRecords(before, next);
      return changes.length > 0 ? { kind: 'updated', key, id, by: known.by, changes } : { kind: 'unchanged', key, id, by: known.by };
    }
    const identities = [`key:${key}`, ...(record.doi ? [`doi:${record.doi}`] : []), ...record.identities];
    const twice = identities.map((identity) => find.get(identity) as { digest: string; key: string } | undefined).find(Boolean);
    for (const identity of identities) note.run(identity, record.digest, key);
    if (!twice) return { kind: 'added', key };
    return twice.digest === record.digest
      ? { kind: 'unchanged', key, id: '', by: 'key' }
      : { kind: 'updated', key, id: '', by: 'key', changes: [] };
  };
}
