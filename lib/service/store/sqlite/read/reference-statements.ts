import type { DatabaseSync } from 'node:sqlite';
import { type ReferenceRecord, referenceIdentifiers } from '#lib/domain/reference.ts';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';

/** Reads and writes what publications cite: the list of each, and each identifier in it as a work is known by it (`research_identity`). */
export function referenceStatements(database: DatabaseSync) {
  const read = database.prepare('SELECT doc FROM research_references WHERE research_id = ?');
  const insert = writeStatement(database, 'INSERT INTO research_references VALUES (?, ?)');
  const name = writeStatement(database, 'INSERT OR IGNORE INTO reference_identity VALUES (?, ?)');
  const remove = writeStatement(database, 'DELETE FROM research_references WHERE research_id = ?');
  const forget = writeStatement(database, 'DELETE FROM reference_identity WHERE identity = ? AND research_id = ?');
  const listOf = (id: number) => (read.get(id) as { doc: string } | undefined)?.doc ?? null;
  return {
    /** The list in JSON; null where there is none. */
    read: listOf,
    put(id: number, references: string | null): void {
      if (references === null) return;
      insert.run(id, references);
      for (const identity of citedIdentities(references)) name.run(identity, id);
    },
    /** The list says which identifiers to remove: an index from works to identifiers would double their table. */
    drop(id: number): void {
      for (const identity of citedIdentities(listOf(id) ?? '[]')) forget.run(identity, id);
      remove.run(id);
    },
  };
}

function citedIdentities(references: string): string[] {
  const list = JSON.parse(references) as readonly ReferenceRecord[];
  return list.flatMap((reference) => referenceIdentifiers.flatMap((kind) => (reference[kind] ? `${kind}:${reference[kind]}` : [])));
}
