import type { DatabaseSync } from 'node:sqlite';
import { reindexAuthor } from '#lib/service/store/sqlite/write/index-authors.ts';
import type { IndexWriter } from '#lib/service/store/sqlite/write/index-writer.ts';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';
import type { TouchedAuthors } from './touched.ts';

/** People are what they were before the newest batch. */
export function restoreAuthors(
  database: DatabaseSync,
  batch: string,
  { index, touched }: { index: IndexWriter; touched: TouchedAuthors },
): void {
  writeStatement(database, 'DELETE FROM author_identity WHERE batch = ?').run(batch);
  const before = database.prepare('SELECT author_id AS id, doc FROM author_before WHERE batch = ?').all(batch) as {
    id: number;
    doc: string;
  }[];
  // An ORCID iD may have to move from one row to another.
  for (const { id } of before) writeStatement(database, 'UPDATE author SET orcid = NULL WHERE id = ?').run(id);
  for (const { id, doc } of before) {
    restoreAuthor(database, batch, id, JSON.parse(doc) as AsidePerson);
    reindexAuthor(database, id, index);
    touched.add(id);
  }
}

type Held = readonly (readonly [identity: string, batch: string])[];
/** `identities` is what earlier versions put aside of two people who were merged. */
type AsidePerson = Readonly<Record<string, string | null>> & { readonly held?: Held; readonly identities?: readonly string[] };

function restoreAuthor(database: DatabaseSync, batch: string, id: number, { held, identities, ...row }: AsidePerson): void {
  const names = Object.keys(row);
  const set = names.map((name) => `${name} = excluded.${name}`).join(', ');
  writeStatement(
    database,
    `INSERT INTO author (id, ${names.join(', ')}) VALUES (?${', ?'.repeat(names.length)}) ON CONFLICT (id) DO UPDATE SET ${set}`,
  ).run(id, ...(Object.values(row) as (string | null)[]));
  if (identities)
    writeStatement(database, 'UPDATE author_identity SET author_id = ? WHERE identity IN (SELECT value FROM json_each(?))').run(
      id,
      JSON.stringify(identities),
    );
  // Not what this batch itself has taught, nor what one had taught that was undone meanwhile.
  const put = writeStatement(
    database,
    'INSERT OR REPLACE INTO author_identity SELECT ?1, ?2, ?3 WHERE ?3 <> ?4 AND NOT EXISTS (SELECT 1 FROM batch WHERE id = ?3 AND undone_at IS NOT NULL)',
  );
  for (const [identity, learnt] of held ?? []) put.run(identity, id, learnt, batch);
}
