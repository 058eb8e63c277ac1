import type { DatabaseSync } from 'node:sqlite';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { blockBits, hasUnusedRecord, type IndexEntry, postingsInUse, type TermRow } from '#lib/search/postings.ts';
import { indexEntryOf } from '#lib/store/records/prepare-record.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/** Maximum records whose terms are in memory at once. */
const recordsMax = 1000;
/** From this share of a block on, reading all its postings takes less time than analysing the texts of its removed records again. */
const scanShare = 1 / 100;

/**
 * Erases the postings of undone records, so that their terms neither count nor correct the spelling of a query. Other changes leave the
 * postings of earlier contents until their block is empty or the index is rebuilt, because an import would take longer. `removed`:
 * the ids of all records that will be removed.
 */
export function postingEraser(database: DatabaseSync, removed: readonly number[]) {
  const number = database.prepare('SELECT number FROM research_index WHERE research_id = ?');
  const select = database.prepare('SELECT term, docs, places FROM posting WHERE block = ? AND term = ?');
  const scan = database.prepare('SELECT term, docs FROM posting WHERE block = ?');
  const update = writeStatement(database, 'UPDATE posting SET records = ?, docs = ?, places = ? WHERE block = ? AND term = ?');
  const remove = writeStatement(database, 'DELETE FROM posting WHERE block = ? AND term = ?');
  const numbersIn = database.prepare('SELECT number FROM research_index WHERE number >= ? AND number < ?');
  const blockOf = (id: number) => {
    const row = number.get(id) as { number: number } | undefined;
    return row && row.number >>> blockBits;
  };
  const scanned = scannedBlocks(database, removed.map(blockOf));
  const termsByBlock = new Map<number, Set<string>>();
  let pending = 0;

  const usedIn = (block: number): Uint8Array => {
    const used = new Uint8Array(2 ** blockBits);
    const first = block * used.length;
    for (const row of numbersIn.all(first, first + used.length) as { number: number }[]) used[row.number - first] = 1;
    return used;
  };
  /** The terms of a block with postings of records that are not in use. */
  const staleTerms = (block: number, used: Uint8Array): string[] => {
    const stale: string[] = [];
    for (const row of scan.iterate(block)) {
      const { term, docs } = row as Pick<TermRow, 'term' | 'docs'>;
      if (hasUnusedRecord(docs, used)) stale.push(term);
    }
    return stale;
  };
  const eraseTerms = (block: number, used: Uint8Array, terms: Iterable<string>) => {
    for (const term of terms) {
      const row = select.get(block, term) as Pick<TermRow, 'term' | 'docs' | 'places'> | undefined;
      if (!row) continue;
      const { records, docs, places } = postingsInUse(row, used);
      if (records === 0) remove.run(block, term);
      else if (docs.length < row.docs.length) update.run(records, docs, places, block, term);
    }
  };
  const flushTerms = () => {
    for (const [block, terms] of termsByBlock) eraseTerms(block, usedIn(block), terms);
    termsByBlock.clear();
    pending = 0;
  };

  return {
    /** Notes a record; call it before the record is removed. A hidden record has no postings. `read` returns its stored content. */
    erase(id: number, read: () => ResearchRecord): void {
      const block = blockOf(id);
      if (block === undefined || scanned.has(block)) return;
      // The records that were collected before have been removed since.
      if (pending >= recordsMax) flushTerms();
      const blockTerms = termsByBlock.get(block) ?? new Set<string>();
      termsByBlock.set(block, blockTerms);
      const { terms, numbers }: IndexEntry = indexEntryOf(read());
      for (const index of numbers) blockTerms.add(terms[index] as string);
      pending += 1;
    },
    /** Erases the postings of the removed records; call it before others are written. */
    flush(): void {
      flushTerms();
      for (const block of scanned) {
        const used = usedIn(block);
        eraseTerms(block, used, staleTerms(block, used));
      }
    },
  };
}

/** The blocks of which enough records are removed that all their postings are read; `removed`: the block of each removed record. */
function scannedBlocks(database: DatabaseSync, removed: readonly (number | undefined)[]): ReadonlySet<number> {
  const count = database.prepare('SELECT COUNT(*) AS n FROM research_index WHERE number >= ? AND number < ?');
  const counts = new Map<number, number>();
  for (const block of removed) if (block !== undefined) counts.set(block, (counts.get(block) ?? 0) + 1);
  const isScanned = ([block, removedCount]: [number, number]) => {
    const { n } = count.get(block * 2 ** blockBits, (block + 1) * 2 ** blockBits) as { n: number };
    return removedCount >= n * scanShare;
  };
  return new Set([...counts].filter(isScanned).map(([block]) => block));
}
