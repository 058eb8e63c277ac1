import type { DatabaseSync } from 'node:sqlite';
import type { AuthorshipRecord } from '#lib/domain/record.ts';
import { preparePerson } from '#lib/service/store/records/prepare-person.ts';
import type { IndexWriter } from '#lib/service/store/sqlite/write/index-writer.ts';
import { writeStatement } from '#lib/service/store/sqlite/write/write-statement.ts';

/** Where and when the publication was written that a person comes back with. */
interface Written {
  readonly batch: string;
  readonly at: string;
}

/** Who had signed nothing else was removed with their last publication. When an undo brings it back they come with it, under their id, as they had signed. */
export function authorReviver(
  database: DatabaseSync,
  index: IndexWriter,
): (id: number, signature: AuthorshipRecord | undefined, written: Written) => void {
  const isThere = database.prepare('SELECT 1 FROM author WHERE id = ?');
  const insert = writeStatement(
    database,
    `INSERT INTO author (id, name_en, name_ar, inverted, orcid, country, affiliation, variants, sort_en, sort_ar, initial_en, initial_ar, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const isTaken = database.prepare('SELECT 1 FROM author_identity WHERE identity = ?');
  const claim = writeStatement(database, 'INSERT OR IGNORE INTO author_identity VALUES (?, ?, ?)');
  return (id, signature, { batch, at }) => {
    if (!signature || isThere.get(id) !== undefined) return;
    const person = preparePerson(signature);
    const { en, ar, inverted, orcid, openalex, country, affiliation, variants, nameIdentity } = person;
    insert.run(id, en, ar, inverted, orcid, country, affiliation, JSON.stringify(variants), ...person.sort, at);
    let ordinal = nameIdentity;
    for (let number = 2; isTaken.get(ordinal) !== undefined; number += 1) ordinal = `${nameIdentity}#${number}`;
    for (const identity of [orcid && `orcid:${orcid}`, openalex && `openalex:${openalex}`, ordinal])
      if (identity) claim.run(identity, id, batch);
    index.putAuthor(id, person.words.join(' '), person.keys.join(' '));
  };
}
