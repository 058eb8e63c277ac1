import type { DatabaseSync } from 'node:sqlite';
import { sortKeys } from '#lib/service/store/records/prepare-person.ts';
import { nameTally, type SignedBy } from '#lib/service/store/records/tally-names.ts';
import { authorAside } from '#lib/service/store/sqlite/read/author-aside.ts';
import { writeStatement } from './write-statement.ts';

/**
 * Gives the people in `temp.touched` who are written in several ways the name that most of their publications have. What they were called is put aside for undo;
 * all spellings stay, so that the index of names does not change.
 */
export function chooseNames(database: DatabaseSync, { batch, at }: { readonly batch: string; readonly at: string }): void {
  const tally = nameTally();
  const publications = database.prepare(
    `SELECT research_authors.doc AS authors, json_group_array(json_array(position, author_id)) AS signed
     FROM temp.touched CROSS JOIN author ON author.id = touched.id CROSS JOIN authorship ON author_id = author.id
       CROSS JOIN research ON research.id = authorship.research_id CROSS JOIN research_authors ON research_authors.research_id = research.id
     WHERE variants <> '[]' AND author.merged_into IS NULL AND withdrawn_at IS NULL AND research.merged_into IS NULL GROUP BY research.id ORDER BY research.id`,
  );
  for (const publication of publications.iterate() as Iterable<unknown> as Iterable<SignedBy>) tally.add(publication);
  const read = database.prepare('SELECT name_en AS en, name_ar AS ar, inverted, variants FROM author WHERE id = ?');
  const aside = authorAside(database);
  const write = writeStatement(
    database,
    `UPDATE author SET name_en = ?, name_ar = ?, inverted = ?, variants = ?, sort_en = ?, sort_ar = ?, initial_en = ?, initial_ar = ?, updated_at = ? WHERE id = ?`,
  );
  for (const id of tally.ids()) {
    const current = read.get(id) as { en: string | null; ar: string | null; inverted: string | null; variants: string };
    const chosen = tally.choose(id, current);
    if (!chosen) continue;
    aside.ofEarlier(batch, id);
    const inverted = chosen.en === current.en ? current.inverted : chosen.inverted;
    write.run(chosen.en, chosen.ar, inverted, otherNames(current, chosen), ...sortKeys({ ...chosen, inverted }), at, id);
  }
}

/** All spellings but the two that stand, in JSON. */
export function otherNames(
  current: { readonly en: string | null; readonly ar: string | null; readonly variants: string },
  chosen: { readonly en: string | null; readonly ar: string | null },
): string {
  const all = new Set([...(JSON.parse(current.variants) as string[]), current.en, current.ar]);
  const others = [...all].filter((name): name is string => name !== null && name !== chosen.en && name !== chosen.ar);
  return JSON.stringify(others.sort());
}
