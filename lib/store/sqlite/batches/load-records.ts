import type { DatabaseSync } from 'node:sqlite';
import type { LoadOptions, LoadOutcome, LoadReport } from '#lib/store/port/store.ts';
import type { Loadable } from '#lib/store/records/loadable.ts';
import type { PreparedRecord } from '#lib/store/records/prepare-record.ts';
import { prepareRecord } from '#lib/store/records/prepare-record.ts';
import { type ChangedAuthors, changedAuthors } from '#lib/store/sqlite/database/changed-ids.ts';
import { authorIdentifier } from '#lib/store/sqlite/write/identify-author.ts';
import { type Refresh, refreshAuthors } from '#lib/store/sqlite/write/index-authors.ts';
import type { ReplayInput } from '#lib/store/upkeep/replay-log.ts';
import { batchWriter, continuedBatch, newBatchId } from './batches.ts';
import { replayLogWriter } from './replay-log-writer.ts';
import { batchContext } from './research-rows.ts';
import { recordWriter } from './write-record.ts';
import { textWriter } from './write-text.ts';

type Records = Iterable<Loadable> | AsyncIterable<Loadable>;
type Counts = Pick<LoadReport, 'added' | 'updated' | 'unchanged'>;

/** Loads all records or none, in one transaction. A load without changes adds no batch. A preview runs the load and rolls it back. */
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
    const replayLog = replayLogWriter(database, batch, continued ? countParts(database, continued) : 0);
    const touched = changedAuthors();
    const count = await writeRecords(database, records, { ...options, at, batch, refresh, replayLog, touched });
    if (count.added + count.updated > 0) {
      replayLog.flush();
      batchWriter(database, touched)({ batch, at, source: options.source ?? '', ...count, refused: options.refused?.() ?? 0 });
    }
    // Rolls back a load without changes, so that not even identities learnt from unchanged records remain.
    database.exec(count.added + count.updated > 0 && !options.dryRun ? 'COMMIT' : 'ROLLBACK');
    return { batch, ...count };
  } catch (error) {
    // If the disk is full, SQLite has already ended the transaction.
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

const countParts = (database: DatabaseSync, batch: string): number =>
  Number((database.prepare('SELECT COUNT(*) AS n FROM told WHERE batch = ?').get(batch) as { n: number }).n);

interface Writing extends Pick<LoadOptions, 'onOutcome'> {
  readonly at: string;
  readonly batch: string;
  readonly refresh: Refresh;
  /** The changes so far, to which those of the records are added. */
  readonly touched: ChangedAuthors;
  /** Logs the inputs for a later replay; absent during a replay. */
  readonly replayLog?: ReturnType<typeof replayLogWriter>;
}

/** Writes the records of a batch. The caller holds the transaction and adds the row of the batch. */
export async function writeRecords(database: DatabaseSync, records: Records, writing: Writing): Promise<Counts> {
  const { at, batch, refresh, replayLog, touched } = writing;
  const context = batchContext(database, { at, batch }, touched);
  const { index } = context;
  const authors = authorIdentifier(database, at, batch, index);
  const write = recordWriter(database, context, authors);
  const writeText = textWriter(database, context);
  const count = await processAll(records, writing, (value: ReplayInput) => {
    if ('made' in value) {
      replayLog?.text(value);
      return writeText(value.made);
    }
    if (!('person' in value)) {
      const record = asPrepared(value);
      const outcome = write(record, value.wanted);
      replayLog?.record(record, outcome);
      return outcome;
    }
    replayLog?.person(value);
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

async function processAll(
  records: Records,
  options: Pick<LoadOptions, 'onOutcome'>,
  process: (value: Loadable) => LoadOutcome,
): Promise<Counts> {
  const count = { added: 0, updated: 0, unchanged: 0 };
  const processOne = (value: Loadable) => {
    const outcome = process(value);
    if (isCounted(outcome)) count[outcome.kind] += 1;
    options.onOutcome?.(outcome);
  };
  // A synchronous iterable is processed without a promise per record.
  if (Symbol.iterator in records) for (const value of records) processOne(value);
  else for await (const value of records) processOne(value);
  return count;
}

/** Outcomes that the load counts; the caller counts the others. */
const isCounted = (outcome: LoadOutcome): outcome is Extract<LoadOutcome, { kind: keyof Counts }> =>
  outcome.kind === 'added' || outcome.kind === 'updated' || outcome.kind === 'unchanged';

function asPrepared(value: Exclude<Loadable, { person: unknown } | { made: unknown }>): PreparedRecord {
  return 'prepared' in value ? value : prepareRecord(value);
}
