import type { Author } from '#lib/domain/author.ts';
import type { PersonNames } from '#lib/service/store/search/search-index.ts';
import { similarCandidatesMax, similarPeople } from '#lib/service/store/search/similar-names.ts';
import { nameKeys } from '#lib/text/name-keys.ts';
import { tsquery } from './lexemes.ts';
import { type ExpressionNode, phrasesOf } from './parse-expression.ts';
import { readPlaces, recordScorer } from './score-matches.ts';
import type { Snapshot } from './snapshot.ts';

/** People whose names sound like an author's, the likest first, with the number of their publications. */
export async function similarAuthors({ tx, people }: Snapshot, author: Author, limit: number): Promise<(PersonNames & { n: number })[]> {
  const names = [author.name.value, author.name.alt?.value ?? ''].filter((name) => name !== '');
  const keys = [...new Set(names.flatMap((name) => nameKeys(name)))];
  if (keys.length === 0) return [];
  const phrases = keys.map((key) => ({ kind: 'phrase', columns: ['keys'], tokens: [`k_${key}`], prefix: false }) as const);
  const node: ExpressionNode = phrases.length > 1 ? { kind: 'or', of: phrases } : (phrases[0] as ExpressionNode);
  const count = 'SELECT COUNT(*)::int AS n FROM author_text WHERE terms @@ $1::text::tsquery';
  const [rows, ...counts] = await Promise.all([
    tx.unsafe(
      `SELECT id, name_en, name_ar, publication_count AS n, length, terms::text AS places FROM author_text JOIN author ON id = author_id
       WHERE terms @@ $1::text::tsquery AND id <> $2`,
      [tsquery(node), Number(author.id)],
    ),
    ...phrasesOf(node).map((phrase) => tx.unsafe(count, [tsquery(phrase)])),
  ]);
  const score = recordScorer(
    node,
    counts.map(([row]) => Number(row?.n)),
    await people(),
  );
  const ranked = (rows as unknown as (PersonNames & { n: number; length: number; places: string })[])
    .map(({ length, places, ...row }) => ({ row, score: score(readPlaces(places), length) }))
    .sort((a, b) => b.score - a.score || a.row.id - b.row.id)
    .slice(0, similarCandidatesMax)
    .map(({ row }) => row);
  return similarPeople(names, ranked, limit);
}
