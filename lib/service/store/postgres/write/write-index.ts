import { blockBits, type IndexEntry, PostingWriter, type TermRow } from '#lib/search/postings.ts';
import { copyRows } from '#lib/service/store/postgres/copy/copy-rows.ts';
import type { TransactionSql } from '#lib/service/store/postgres/sql.ts';

const columns = ['block', 'term', 'records', 'docs', 'places'] as const;

/** Adds rows of terms to those that are there. */
export async function addPostings(tx: TransactionSql, rows: Iterable<TermRow>): Promise<void> {
  await tx.unsafe('CREATE TEMP TABLE IF NOT EXISTS posting_change (LIKE posting) ON COMMIT DROP; TRUNCATE posting_change');
  await copyRows(tx, 'posting_change', columns, listsOf(rows));
  await tx.unsafe(
    `INSERT INTO posting AS known (${columns.join(', ')}) SELECT ${columns.join(', ')} FROM posting_change ORDER BY block, term
     ON CONFLICT (block, term) DO UPDATE SET
       records = known.records + excluded.records, docs = known.docs || excluded.docs, places = known.places || excluded.places`,
  );
}

function* listsOf(rows: Iterable<TermRow>): Generator<readonly unknown[]> {
  for (const { block, term, records, docs, places } of rows) yield [block, term, records, docs, places];
}

/** Bytes and characters that are gathered before they are written. */
const gatheredMax = 64_000_000;

/** Writes entries of publications from a number on, in order; used where the whole index is made. */
export function postingFiller(tx: TransactionSql) {
  const gathered = new PostingWriter();
  let number = 0;
  const write = () => addPostings(tx, gathered.take());
  return {
    async put(entries: readonly (readonly [id: number, entry: IndexEntry])[]): Promise<void> {
      const rows: (readonly [number, number, number])[] = [];
      for (const [id, entry] of entries) {
        number += 1;
        if (gathered.size > gatheredMax || gathered.isOther(number)) await write();
        gathered.add(number, entry);
        rows.push([number, id, entry.lengths]);
      }
      await copyRows(tx, 'research_index', ['number', 'research_id', 'lengths'], rows);
    },
    async finish(): Promise<void> {
      await write();
      await tx`UPDATE meta SET value = ${String(number)} WHERE name = 'index_number'`;
    },
  };
}

/** A block of which no number is in use goes. */
export async function dropEmptyBlocks(tx: TransactionSql, last: number): Promise<void> {
  await tx.unsafe(
    `DELETE FROM posting WHERE block = ANY (ARRAY(
       SELECT block FROM generate_series(0, $1::int - 1) AS block
       WHERE NOT EXISTS (SELECT FROM research_index WHERE number >= block * ${2 ** blockBits} AND number < (block + 1) * ${2 ** blockBits})))`,
    [last >>> blockBits],
  );
}

/** A token as it stands between quotes, and no longer than a lexeme may be. */
const quoted = (token: string) => `'${token.slice(0, 500).replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
/** Words of a name behind n, its sounds behind k, so that one vector holds both. */
export const lexeme = (kind: 'n' | 'k', token: string): string => quoted(kind + token);

/** The names of a person as a `tsvector` in its text form. */
export function nameVector(words: string, keys: string): string {
  const tokens = (text: string) => [...new Set(text.split(' '))].filter((token) => token !== '');
  return [...tokens(words).map((word) => lexeme('n', word)), ...tokens(keys).map((key) => lexeme('k', key))].join(' ');
}
