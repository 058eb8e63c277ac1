import type { DatabaseSync } from 'node:sqlite';
import { citedIdentities } from '#lib/store/records/cited-identities.ts';
import { writeStatement } from './write-statement.ts';

/** Reads and writes a publication's references: the list, and the identifiers in it in the format of `research_identity`. */
export function referenceStatements(database: DatabaseSync) {
  const select = database.prepare('SELECT doc FROM research_references WHERE research_id = ?');
  const insert = writeStatement(database, 'INSERT INTO research_references VALUES (?, ?)');
  const insertIdentity = writeStatement(database, 'INSERT OR IGNORE INTO reference_identity VALUES (?, ?)');
  const remove = writeStatement(database, 'DELETE FROM research_references WHERE research_id = ?');
  const removeIdentity = writeStatement(database, 'DELETE FROM reference_identity WHERE identity = ? AND research_id = ?');
  const listOf = (id: number) => (select.get(id) as { doc: string } | undefined)?.doc ?? null;
  return {
    /** The list in JSON; null if there is none. */
    read: listOf,
    put(id: number, references: string | null): void {
      if (references === null) return;
      insert.run(id, references);
      for (const identity of citedIdentities(references).flat()) insertIdentity.run(identity, id);
    },
    /** Takes the identifiers to delete from the stored list: an index on `research_id` would double the size of `reference_identity`. */
    drop(id: number): void {
      for (const identity of citedIdentities(listOf(id)).flat()) removeIdentity.run(identity, id);
      remove.run(id);
    },
  };
}
