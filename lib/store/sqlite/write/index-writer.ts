import type { DatabaseSync } from 'node:sqlite';
import { type ChunkEntry, PostingWriter } from '#lib/search/posting-writer.ts';
import { blockBits, type IndexEntry } from '#lib/search/postings.ts';
import { writeStatement } from '#lib/store/sqlite/database/write-statement.ts';

/** The full-text indexes of publications and people, for one batch; written by `flush`. */
export interface IndexWriter {
  putResearch(id: number, entry: IndexEntry | ChunkEntry): void;
  dropResearch(id: number): void;
  putAuthor(id: number, words: string, keys: string): void;
  dropAuthor(id: number): void;
  /** Writes the collected entries; the caller calls it before the transaction ends. */
  flush(): void;
}

/** Buffered bytes that trigger a write: about 13,000 records with abstracts, which take 120 MB of memory as objects. */
const bufferMax = 48_000_000;

/**
 * Buffers entries, so that each term is written once for many records. Writing each name immediately takes six times as long: FTS5 flushes
 * at every savepoint, and foreign keys cause savepoints.
 */
export function indexWriter(database: DatabaseSync): IndexWriter {
  const postings = postingTables(database);
  const names = nameTables(database);
  return {
    ...postings,
    ...names,
    flush() {
      postings.flush();
      names.flush();
    },
  };
}

function nameTables(database: DatabaseSync): Pick<IndexWriter, 'putAuthor' | 'dropAuthor' | 'flush'> {
  const sql = {
    put: writeStatement(database, 'INSERT INTO author_fts (rowid, name, keys) VALUES (?, ?, ?)'),
    drop: writeStatement(database, 'DELETE FROM author_fts WHERE rowid = ?'),
  };
  let pending: { statement: keyof typeof sql; values: (string | number)[] }[] = [];
  return {
    putAuthor: (id, words, keys) => void pending.push({ statement: 'put', values: [id, words, keys] }),
    dropAuthor: (id) => void pending.push({ statement: 'drop', values: [id] }),
    flush() {
      const entries = pending;
      pending = [];
      for (const { statement, values } of entries) sql[statement].run(...values);
    },
  };
}

function postingTables(database: DatabaseSync): Pick<IndexWriter, 'putResearch' | 'dropResearch' | 'flush'> {
  const number = writeStatement(database, 'INSERT INTO research_index (research_id, lengths) VALUES (?, ?)');
  const drop = writeStatement(database, 'DELETE FROM research_index WHERE research_id = ?');
  const upsert = writeStatement(
    database,
    `INSERT INTO posting (block, term, records, docs, places) VALUES (?, ?, ?, ?, ?) ON CONFLICT (block, term) DO UPDATE SET
       records = records + excluded.records, docs = CAST(docs || excluded.docs AS BLOB), places = CAST(places || excluded.places AS BLOB)`,
  );
  const buffer = new PostingWriter();
  const write = () => {
    for (const { block, term, records, docs, places } of buffer.take()) upsert.run(block, term, records, docs, places);
  };
  return {
    putResearch(id, entry) {
      const recordNumber = Number(number.run(id, entry.lengths).lastInsertRowid);
      if (buffer.size > bufferMax || buffer.isOther(recordNumber)) write();
      buffer.add(recordNumber, entry);
    },
    dropResearch: (id) => void drop.run(id),
    flush: write,
  };
}

/** Deletes blocks in which no record number is in use. A reindexed record gets a new number; its old number stays in the postings. */
export function dropEmptyBlocks(database: DatabaseSync): void {
  const isUsed = database.prepare('SELECT 1 FROM research_index WHERE number >= ? AND number < ? LIMIT 1');
  const { last } = database.prepare(`SELECT COALESCE(MAX(seq), 0) AS last FROM sqlite_sequence WHERE name = 'research_index'`).get() as {
    last: number;
  };
  const remove = writeStatement(database, 'DELETE FROM posting WHERE block = ?');
  for (let block = 0; block < last >>> blockBits; block += 1)
    if (isUsed.get(block * 2 ** blockBits, (block + 1) * 2 ** blockBits) === undefined) remove.run(block);
}
