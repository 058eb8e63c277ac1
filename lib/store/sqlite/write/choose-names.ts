import type { DatabaseSync } from 'node:sqlite';
import { personSortKeys } from '#lib/store/records/prepare-person.ts';
import { nameTally, type SignedBy } from '#lib/store/records/tally-names.ts';
import { authorBackup } from '#lib/store/sqlite/database/author-backup.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/** Gives people in `temp.touched` the most frequent form of their name and saves the old name for undo. The name index has all forms. */
export function chooseNames(database: DatabaseSync, { batch, at }: { readonly batch: string; readonly at: string }): void {
  const tally = nameTally();
  const publications = database.prepare(
    `SELECT research_authors.doc AS authors, json_group_array(json_array(position, author_id)) AS signed
     FROM temp.touched CROSS JOIN author ON author.id = touched.id CROSS JOIN authorship ON author_id = author.id
       CROSS JOIN research ON research.id = authorship.research_id CROSS JOIN research_authors ON research_authors.research_id = research.id
     WHERE variants <> '[]' AND author.merged_into IS NULL AND withdrawn_at IS NULL AND research.merged_into IS NULL GROUP BY research.id ORDER BY research.id`,
  );
  for (const publication of publications.iterate() as Iterable<unknown> as Iterable<SignedBy>) tally.add(publication);
  const select = database.prepare('SELECT name_en AS en, name_ar AS ar, inverted, variants FROM author WHERE id = ?');
  const backup = authorBackup(database);
  const write = writeStatement(
    database,
    `UPDATE author SET name_en = ?, name_ar = ?, inverted = ?, variants = ?, sort_en = ?, sort_ar = ?, initial_en = ?, initial_ar = ?, is_group = ?, updated_at = ? WHERE id = ?`,
  );
  for (const id of tally.ids()) {
    const current = select.get(id) as { en: string | null; ar: string | null; inverted: string | null; variants: string };
    const names = tally.choose(id, current);
    if (!names) continue;
    backup.ofEarlier(batch, id);
    const inverted = names.en === current.en ? current.inverted : names.inverted;
    write.run(names.en, names.ar, inverted, otherNames(current, names), ...personSortKeys({ ...names, inverted }), at, id);
  }
}

/** All spellings except the two current names, in JSON. */
export function otherNames(
  current: { readonly en: string | null; readonly ar: string | null; readonly variants: string },
  names: { readonly en: string | null; readonly ar: string | null },
): string {
  const spellings = new Set([...(JSON.parse(current.variants) as string[]), current.en, current.ar]);
  const others = [...spellings].filter((name): name is string => name !== null && name !== names.en && name !== names.ar);
  return JSON.stringify(others.sort());
}
