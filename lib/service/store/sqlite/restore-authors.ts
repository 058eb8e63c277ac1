import type { DatabaseSync } from 'node:sqlite';
import { reindexAuthor } from './index-authors.ts';
import type { IndexWriter } from './index-writer.ts';
import type { TouchedAuthors } from './touched.ts';
import { writeStatement } from './write-statement.ts';

/** People whom a later batch has met again keep what they are; the others are as they were. */
export function restoreAuthors(
  database: DatabaseSync,
  batch: string,
  version: number,
  { index, touched }: { index: IndexWriter; touched: TouchedAuthors },
): void {
  const laterIds = `SELECT author_id FROM authorship JOIN research ON research.id = research_id JOIN batch ON batch.id = research.batch WHERE batch.version > ${version} AND batch.undone_at IS NULL`;
  const isLast = database.prepare('SELECT 1 FROM batch WHERE version > ? AND undone_at IS NULL').get(version) === undefined;
  const own = isLast ? '' : `AND author_id NOT IN (${laterIds})`;
  writeStatement(database, `DELETE FROM author_identity WHERE batch = ? ${own}`).run(batch);
  const before = database.prepare(`SELECT author_id AS id, doc FROM author_before WHERE batch = ? ${own}`).all(batch) as {
    id: number;
    doc: string;
  }[];
  // An ORCID iD may have to move from one row to another.
  for (const { id } of before) writeStatement(database, 'UPDATE author SET orcid = NULL WHERE id = ?').run(id);
  for (const { id, doc } of before) {
    restoreAuthor(database, id, JSON.parse(doc) as AsidePerson);
    reindexAuthor(database, id, index);
    touched.add(id);
  }
}

type Held = readonly (readonly [identity: string, batch: string])[];
/** `identities` is what earlier versions put aside of two people who were merged. */
type AsidePerson = Readonly<Record<string, string | null>> & { readonly held?: Held; readonly identities?: readonly string[] };

function restoreAuthor(database: DatabaseSync, id: number, { held, identities, ...row }: AsidePerson): void {
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
  // What a batch had taught that was undone meanwhile is not learnt again.
  const put = writeStatement(
    database,
    'INSERT OR REPLACE INTO author_identity SELECT ?1, ?2, ?3 WHERE NOT EXISTS (SELECT 1 FROM batch WHERE id = ?3 AND undone_at IS NOT NULL)',
  );
  for (const [identity, learnt] of held ?? []) put.run(identity, id, learnt);
}
