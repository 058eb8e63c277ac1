import type { ScoredId } from '#lib/service/store/search/search-index.ts';
import { lexemeOf, tsquery } from './lexemes.ts';
import { type ExpressionNode, type PhraseNode, phrasesOf } from './parse-expression.ts';
import { countColumn, readPlaces, recordScorer } from './score-matches.ts';
import type { Snapshots } from './snapshot.ts';
import type { Sql } from './sql.ts';

/** A beginning stands for so many words at the most, the commonest. */
const beginningsMax = 200;

/** The places of the query's own lexemes are cut out of each vector by the server, so that a record sends some dozens of bytes. */
export async function scoresOf(snapshots: Snapshots, node: ExpressionNode): Promise<ScoredId[]> {
  const { tx, collection } = snapshots.now();
  const phrases = phrasesOf(node);
  const [beginnings, counts] = [await beginningsOf(tx, phrases), await countsOf(tx, phrases)];
  const lexemes = phrases.flatMap((phrase) =>
    phrase.columns.flatMap((column) => {
      const tokens = phrase.prefix ? [...phrase.tokens, ...(beginnings.get(phrase) ?? [])] : phrase.tokens;
      return tokens.map((token) => lexemeOf(column as never, token));
    }),
  );
  const score = recordScorer(node, counts, await collection());
  const found = await tx.unsafe<{ id: number; length: number; places: string }>(
    `SELECT research_id AS id, length, ts_filter(setweight(terms, 'A', $2::text[]), '{a}')::text AS places FROM research_text WHERE terms @@ $1::text::tsquery`,
    [tsquery(node), [...new Set(lexemes)]],
  );
  return found.map(({ id, length, places }) => ({ id, score: score(readPlaces(places), length) }));
}

/** The words that begin as the last one of a phrase does. */
async function beginningsOf(tx: Sql, phrases: readonly PhraseNode[]): Promise<ReadonlyMap<PhraseNode, readonly string[]>> {
  const open = phrases.filter(({ prefix }) => prefix);
  const found = await Promise.all(
    open.map(
      ({ tokens }) =>
        tx`SELECT term FROM word WHERE starts_with(term, ${tokens.at(-1) as string}) ORDER BY "w" + "c" DESC LIMIT ${beginningsMax}`,
    ),
  );
  return new Map(open.map((phrase, place) => [phrase, (found[place] ?? []).map((row) => String(row.term))]));
}

/** In how many records each phrase is: out of the table of words for one word, counted in the index for any other. */
async function countsOf(tx: Sql, phrases: readonly PhraseNode[]): Promise<number[]> {
  const single = phrases.filter((phrase) => countColumn(phrase) !== undefined).map(({ tokens }) => tokens[0] as string);
  const words = new Map((await tx`SELECT * FROM word WHERE term = ANY(${single})`).map((row) => [String(row.term), row]));
  return Promise.all(
    phrases.map(async (phrase) => {
      const column = countColumn(phrase);
      if (column) return Number(words.get(phrase.tokens[0] as string)?.[column] ?? 0);
      const [row] = await tx.unsafe('SELECT COUNT(*)::int AS n FROM research_text WHERE terms @@ $1::text::tsquery', [tsquery(phrase)]);
      return Number(row?.n);
    }),
  );
}
