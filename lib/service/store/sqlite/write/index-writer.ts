import type { DatabaseSync } from 'node:sqlite';
import { blockBits, type IndexEntry, PostingWriter } from '#lib/search/postings.ts';
import { writeStatement } from './write-statement.ts';

/** The full-text indexes of publications and people, for one batch. Nothing is in them before `flush`. */
export interface IndexWriter {
  putResearch(id: number, entry: IndexEntry): void;
  dropResearch(id: number): void;
  putAuthor(id: number, words: string, keys: string): void;
  dropAuthor(id: number): void;
  /** Writes what has been gathered; the caller does it before the transaction ends. */
  flush(): void;
}

/** Bytes that are gathered before they are written: about 13,000 records with abstracts, which take 120 MB with the objects around them. */
const gatheredMax = 48_000_000;

/**
 * Gathers entries and writes them in one go: terms recur from record to record, and each is written once for all of them. FTS5 empties its own memory to disk whenever any
 * other statement opens a savepoint, which foreign keys make nearly all of them do: written name by name, its index took six times as long.
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
  let gathered: { statement: keyof typeof sql; values: (string | number)[] }[] = [];
  return {
    putAuthor: (id, words, keys) => void gathered.push({ statement: 'put', values: [id, words, keys] }),
    dropAuthor: (id) => void gathered.push({ statement: 'drop', values: [id] }),
    flush() {
      const ready = gathered;
      gathered = [];
      for (const { statement, values } of ready) sql[statement].run(...values);
    },
  };
}

function postingTables(database: DatabaseSync): Pick<IndexWriter, 'putResearch' | 'dropResearch' | 'flush'> {
  const number = writeStatement(database, 'INSERT INTO research_index (research_id, lengths) VALUES (?, ?)');
  const drop = writeStatement(database, 'DELETE FROM research_index WHERE research_id = ?');
  const put = writeStatement(
    database,
    `INSERT INTO posting (block, term, records, docs, places) VALUES (?, ?, ?, ?, ?) ON CONFLICT (block, term) DO UPDATE SET
       records = records + excluded.records, docs = CAST(docs || excluded.docs AS BLOB), places = CAST(places || excluded.places AS BLOB)`,
  );
  const gathered = new PostingWriter();
  const write = () => {
    for (const { block, term, records, docs, places } of gathered.take()) put.run(block, term, records, docs, places);
  };
  return {
    putResearch(id, entry) {
      const own = Number(number.run(id, entry.lengths).lastInsertRowid);
      if (gathered.size > gatheredMax || gathered.isOther(own)) write();
      gathered.add(own, entry);
    },
    dropResearch: (id) => void drop.run(id),
    flush: write,
  };
}

/** What was indexed anew stays in the lists under its old number, which nothing leads to; a block of which no number is in use goes. */
export function dropEmptyBlocks(database: DatabaseSync): void {
  const isUsed = database.prepare('SELECT 1 FROM research_index WHERE number >= ? AND number < ? LIMIT 1');
  const { last } = database.prepare(`SELECT COALESCE(MAX(seq), 0) AS last FROM sqlite_sequence WHERE name = 'research_index'`).get() as {
    last: number;
  };
  const remove = writeStatement(database, 'DELETE FROM posting WHERE block = ?');
  for (let block = 0; block < last >>> blockBits; block += 1)
    if (isUsed.get(block * 2 ** blockBits, (block + 1) * 2 ** blockBits) === undefined) remove.run(block);
}
