import type { DatabaseSync } from 'node:sqlite';
import { identityRules } from '#lib/store/identity/work-weights.ts';
import type { LoadOutcome } from '#lib/store/port/store.ts';
import type { PreparedRecord } from '#lib/store/records/prepare-record.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';
import { replayPacker } from '#lib/store/upkeep/replay-log.ts';

/** Logs the inputs of a batch in the table `told`, with the ids they were assigned, so that a replay assigns the same ids. */
export function replayLogWriter(database: DatabaseSync, batch: string, first = 0) {
  const insert = writeStatement(database, 'INSERT INTO told VALUES (?, ?, ?)');
  const signers = database.prepare('SELECT author_id FROM authorship WHERE research_id = ? ORDER BY position');
  const packer = replayPacker((part, doc) => insert.run(batch, part, doc), first);
  return {
    ...packer,
    record(record: PreparedRecord, outcome: LoadOutcome): void {
      const id = 'id' in outcome && outcome.kind !== 'conflict' ? Number(outcome.id) : undefined;
      const people = id === undefined ? [] : (signers.all(id) as { author_id: number }[]).map((row) => row.author_id);
      packer.record(record, { ...(id !== undefined && { id }), people, rules: identityRules });
    },
  };
}
