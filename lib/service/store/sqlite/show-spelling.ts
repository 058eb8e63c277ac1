import type { DatabaseSync } from 'node:sqlite';
import { words } from '#lib/text/fold.ts';
import { houseVocabulary } from '#lib/text/vocabulary.ts';

/** Titles read to find a word as people write it. */
const titlesMax = 5;

/**
 * A folded word as it is written: «اهليلجيه» is a key, «إهليلجية» a word. Taken from the titles and names that have it, else from the
 * vocabulary, else left folded. English words need nothing.
 */
export function spellingShower(database: DatabaseSync): (folded: string) => string {
  const titlesWith = database.prepare(
    `SELECT doc ->> '$.title' AS texts FROM research_fts JOIN research ON research.id = research_fts.rowid WHERE research_fts MATCH ? LIMIT ${titlesMax}`,
  );
  const namesWith = database.prepare(
    `SELECT name_ar AS texts FROM author_fts JOIN author ON author.id = author_fts.rowid WHERE author_fts MATCH ? AND name_ar IS NOT NULL LIMIT ${titlesMax}`,
  );
  const within = (texts: Iterable<string>, folded: string): string | undefined => {
    for (const text of texts)
      for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)) {
        const own = words(word);
        if (own.length === 1 && (own[0] === folded || own[0] === `ال${folded}`)) return own[0] === folded ? word : word.replace(/^ال/, '');
      }
    return undefined;
  };
  const textsOf = (rows: unknown[]) => (rows as { texts: string }[]).map((row) => row.texts);
  return (folded) => {
    if (!/[\u0621-\u064a]/.test(folded)) return folded;
    const query = (column: string) => `${column} : ("${folded}" OR "ال${folded}")`;
    return (
      within(textsOf(titlesWith.all(query('title'))), folded) ??
      within(textsOf(namesWith.all(query('name'))), folded) ??
      within(vocabularyNames(), folded) ??
      folded
    );
  };
}

function* vocabularyNames(): Generator<string> {
  for (const { ar } of houseVocabulary().concepts.values()) yield* ar;
}
