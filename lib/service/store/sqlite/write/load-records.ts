import type { DatabaseSync } from 'node:sqlite';
import type { PreparedRecord } from '#lib/service/store/records/prepare-record.ts';
import { prepareRecord } from '#lib/service/store/records/prepare-record.ts';
import { batchWriter, continuedBatch, newBatchId } from '#lib/service/store/sqlite/undo/batches.ts';
import { toldWriter } from '#lib/service/store/sqlite/undo/told-rows.ts';
import { touchedAuthors } from '#lib/service/store/sqlite/undo/touched.ts';
import { textWriter } from '#lib/service/store/sqlite/write-text.ts';
import type { Loadable, LoadOptions, LoadOutcome, LoadReport } from '#lib/service/store/store.ts';
import type { ReplayInput } from '#lib/service/store/upkeep/told.ts';
import { authorIdentifier } from './identify-author.ts';
import { type Refresh, refreshAuthors } from './index-authors.ts';
import { indexWriter } from './index-writer.ts';
import { recordWriter } from './write-record.ts';

type Records = Iterable<Loadable> | AsyncIterable<Loadable>;
type Counts = Pick<LoadReport, 'added' | 'updated' | 'unchanged'>;

/**
 * Writes all records, or none, in one transaction on a connection of its own, so that readers keep the old data until it commits.
 * The same record again is `unchanged` and touches nothing; a load that changes nothing leaves no batch and no new data version. A preview is the load itself,
 * taken back: what it counts is what the load counts.
 */
export async function loadRecords(
  database: DatabaseSync,
  records: Records,
  options: LoadOptions,
  refresh: Refresh = refreshAuthors,
): Promise<LoadReport> {
  const at = options.at ?? `${new Date().toISOString().slice(0, 19)}Z`;
  database.exec('BEGIN IMMEDIATE');
  try {
    const continued = options.continues && options.batch ? continuedBatch(database, options.batch) : undefined;
    const batch = continued ?? newBatchId(database, options.batch);
    const replayRows = toldWriter(database, batch, continued ? countTold(database, continued) : 0);
    const count = await writeRecords(database, records, { ...options, at, batch, refresh, told: replayRows });
    if (count.added + count.updated > 0) {
      replayRows.flush();
      batchWriter(database)({ batch, at, source: options.source ?? '', ...count, refused: options.refused?.() ?? 0 });
    }
    // What changes nothing leaves nothing behind, not even what was learnt of records that are as they were.
    database.exec(count.added + count.updated > 0 && !options.dryRun ? 'COMMIT' : 'ROLLBACK');
    return { batch, ...count };
  } catch (error) {
    // A full disk has ended it already.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const countTold = (database: DatabaseSync, batch: string): number =>
  Number((database.prepare('SELECT COUNT(*) AS n FROM told WHERE batch = ?').get(batch) as { n: number }).n);

interface Writing extends Pick<LoadOptions, 'onOutcome'> {
  readonly at: string;
  readonly batch: string;
  readonly refresh: Refresh;
  /** Absent where what was told is told again. */
  readonly told?: ReturnType<typeof toldWriter>;
}

/** Writes the records of a batch. The caller holds the transaction and notes the batch. */
export async function writeRecords(database: DatabaseSync, records: Records, writing: Writing): Promise<Counts> {
  const { at, batch, refresh, told } = writing;
  const touched = touchedAuthors();
  const index = indexWriter(database);
  const authors = authorIdentifier(database, at, batch, index);
  const write = recordWriter(database, { at, batch, touched, authors, index });
  const writeText = textWriter(database, { at, batch, touched, index });
  const count = await runThrough(records, writing, (value: ReplayInput) => {
    if ('made' in value) {
      told?.text(value);
      return writeText(value.made);
    }
    if (!('person' in value)) {
      const record = prepared(value);
      const outcome = write(record, value.wanted);
      told?.record(record, outcome);
      return outcome;
    }
    told?.person(value);
    const person = authors.complete(value.person);
    const key = value.person.openalex ?? value.person.orcid ?? value.person.en ?? '';
    if (!person) return { kind: 'absent', key };
    if (!person.changed) return { kind: 'unchanged', key, id: String(person.id), by: 'orcid' };
    touched.add(person.id);
    return { kind: 'updated', key, id: String(person.id), by: 'orcid', changes: [] };
  });
  if (count.added + count.updated > 0) refresh(database, touched, index, { batch, at });
  return count;
}

async function runThrough(
  records: Records,
  options: Pick<LoadOptions, 'onOutcome'>,
  treat: (value: Loadable) => LoadOutcome,
): Promise<Counts> {
  const count = { added: 0, updated: 0, unchanged: 0 };
  const treatOne = (value: Loadable) => {
    const outcome = treat(value);
    if (isCounted(outcome)) count[outcome.kind] += 1;
    options.onOutcome?.(outcome);
  };
  // A plain iterable is walked without a promise for each record.
  if (Symbol.iterator in records) for (const value of records) treatOne(value);
  else for await (const value of records) treatOne(value);
  return count;
}

/** What became of a record or a person; the rest is the caller's to count. */
const isCounted = (outcome: LoadOutcome): outcome is Extract<LoadOutcome, { kind: keyof Counts }> =>
  outcome.kind === 'added' || outcome.kind === 'updated' || outcome.kind === 'unchanged';

function prepared(value: Exclude<Loadable, { person: unknown } | { made: unknown }>): PreparedRecord {
  return 'prepared' in value ? value : prepareRecord(value);
}
