import { isAlarm } from '#lib/import/draft/draft.ts';
import type { ImportFormat } from '#lib/import/read/detect-format.ts';
import { type DetectedEncoding, detectEncoding } from '#lib/import/read/find-encoding.ts';
import type { ImportInput } from '#lib/import/read/find-inputs.ts';
import type { MapResult } from '#lib/import/read/map-chunk.ts';
import { type ChunkMapper, inlineMapper, workerMapper } from '#lib/import/read/map-in-workers.ts';
import { firstBytesOf, type OpenSource, openBytes, openSource } from '#lib/import/read/open-source.ts';
import { type Chunk, chunksOfTable, readChunks, sizeOfChunk } from '#lib/import/read/read-chunks.ts';
import { binaryKindOf, type UnsupportedFileCode } from '#lib/import/read/unsupported-files.ts';
import type { ImportReport, ReportedFaults } from '#lib/import/report/import-report.ts';
import { openWorkbook } from '#lib/import/split/workbook.ts';
import type { LoadOutcome, Store } from '#lib/store/port/store.ts';
import { operatorOrigin } from '#lib/store/records/field-sources.ts';
import type { Loadable } from '#lib/store/records/loadable.ts';
import { importCollector } from './import-collector.ts';

export interface ImportOptions {
  readonly format?: ImportFormat | undefined;
  /** The character encoding of the files; overrides detection. */
  readonly encoding?: string | undefined;
  /** The sheet of a workbook, by name or by number from 1; by default the first sheet. */
  readonly sheet?: string | undefined;
  readonly dryRun?: boolean;
  /** The files are corrections: their values replace those that the same source stated before. */
  readonly replace?: boolean | undefined;
  /** Refuses records with essential facts that were lost or falsified. */
  readonly strict?: boolean | undefined;
  readonly batch?: string;
  readonly at?: string;
  readonly source?: string;
  readonly onProgress?: (progress: ImportProgress) => void;
  /** Receives every refused record; the report lists only the first ones. */
  readonly onRefused?: (entry: ReportedFaults) => void;
}

export interface ImportProgress {
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly records: number;
  readonly refused: number;
}

/** Smaller imports run without threads, which would take longer to start. */
export const inlineBytesMax = 1_500_000;

/**
 * Imports all valid records of the files as one batch, or rejects and imports none.
 * Memory use does not grow with the number of records.
 */
export async function importFiles(store: Store, inputs: readonly ImportInput[], options: ImportOptions = {}): Promise<ImportReport> {
  const began = performance.now();
  const bytesTotal = inputs.reduce((sum, input) => sum + input.bytes, 0);
  const mapper = bytesTotal > inlineBytesMax ? workerMapper() : inlineMapper();
  const collector = importCollector(options.dryRun ?? false, options.onRefused);
  let bytesBefore = 0;
  let source: Pick<OpenSource, 'bytesRead'> | undefined;
  // Records without an outcome yet. There may be several, because a store may read ahead.
  const pending: { result: MapResult; file: string }[] = [];
  const reportProgress = () =>
    options.onProgress?.({ bytesRead: bytesBefore + (source?.bytesRead() ?? 0), bytesTotal, ...collector.progress() });

  async function* recordsOf(input: ImportInput, registers?: ImportInput[]) {
    const handle = await openInput(input, options);
    if (typeof handle === 'string') collector.noteUnreadFile(input.name, handle);
    else {
      source = handle.source;
      let isFirst = true;
      for await (const results of inOrder(handle.chunks, mapper)) {
        if (isFirst && registers && results.some(({ loadable }) => loadable && 'person' in loadable)) return void registers.push(input);
        if (isFirst) collector.noteEncoding(input.name, handle.encoding);
        isFirst = false;
        for (const result of options.strict ? results.map(refuseAlarms) : results) {
          collector.noteMapped(input.name, result);
          if (!result.loadable) continue;
          pending.push({ result, file: input.name });
          yield options.replace ? asReplacement(result.loadable) : result.loadable;
        }
        reportProgress();
      }
    }
    bytesBefore += input.bytes;
    source = undefined;
  }

  async function* records() {
    // Registers of people are read last, because they complete the authors of works loaded before.
    const registers: ImportInput[] = [];
    for (const input of inputs) yield* recordsOf(input, registers);
    for (const input of registers) yield* recordsOf(input);
  }

  try {
    const summary = await store.load(records(), {
      ...(options.batch && { batch: options.batch }),
      ...(options.at && { at: options.at }),
      source: options.source ?? namesOf(inputs),
      dryRun: options.dryRun ?? false,
      refused: () => collector.progress().refused,
      onOutcome(outcome: LoadOutcome) {
        const { file, result } = pending.shift() as (typeof pending)[number];
        collector.noteOutcome(file, result, outcome);
      },
    });
    reportProgress();
    const hasChanges = summary.added + summary.updated > 0 && !options.dryRun;
    const suspects = hasChanges ? await store.suspects({ batch: summary.batch, limit: 200 }) : [];
    return collector.finish({
      ...(hasChanges && { batch: summary.batch }),
      suspects,
      seconds: (performance.now() - began) / 1000,
      files: inputs.map(({ name }) => name),
    });
  } finally {
    await mapper.close();
  }
}

/** Refuses a record whose warnings include an alarm. */
function refuseAlarms(result: MapResult): MapResult {
  const refusals = result.warnings.filter(({ code }) => isAlarm(code));
  if (refusals.length === 0) return result;
  const { loadable: _, ...rest } = result;
  return { ...rest, refusals: [...result.refusals, ...refusals], warnings: result.warnings.filter(({ code }) => !isAlarm(code)) };
}

/** Marks a record as a replacement. The mark is stored, so that repeating its batch after an undo replaces again. */
function asReplacement(loadable: Loadable): Loadable {
  return 'prepared' in loadable ? { ...loadable, origin: { ...(loadable.origin ?? operatorOrigin), replaces: true } } : loadable;
}

const namesOf = (inputs: readonly ImportInput[]) =>
  inputs
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 500);

interface OpenInput {
  readonly source: Pick<OpenSource, 'bytesRead'>;
  readonly encoding: DetectedEncoding;
  readonly chunks: AsyncIterable<Chunk>;
}

/** Opens a file for reading; returns the code of its kind when no importer reads it. */
async function openInput(input: ImportInput, options: ImportOptions): Promise<OpenInput | UnsupportedFileCode> {
  const { path, name } = input;
  const kind = binaryKindOf(await firstBytesOf(path));
  if (kind === 'zip') return openTable(input, options.sheet);
  if (kind) return kind;
  const encoding = await detectEncoding(() => openBytes(path), options.encoding);
  if (!encoding) return 'encoding';
  const source = openSource(path, name, encoding.encoding);
  const chunks = await readChunks(source, { format: options.format, damaged: encoding.damaged });
  return typeof chunks === 'string' ? chunks : { source, encoding, chunks };
}

/** Opens a sheet of a workbook as a table. */
async function openTable({ path, name, bytes }: ImportInput, sheet: string | undefined): Promise<OpenInput | UnsupportedFileCode> {
  const workbook = await openWorkbook(path, sheet);
  if (workbook === 'no_workbook') return 'zip';
  if (typeof workbook === 'string') return workbook === 'too_large' ? 'large-workbook' : 'workbook';
  const chunks = await chunksOfTable(workbook.rows, name);
  return typeof chunks === 'string'
    ? chunks
    : { source: { bytesRead: () => bytes }, encoding: { encoding: 'utf-8', how: 'valid' }, chunks };
}

/** Maximum characters in the threads at once: they hold the text twice, plus the records read from it. */
const pendingMax = 1 << 23;

/** Maps the chunks in parallel and yields their results in order, in bounded memory. */
async function* inOrder(chunks: AsyncIterable<Chunk>, mapper: ChunkMapper): AsyncGenerator<readonly MapResult[]> {
  const pending: { results: Promise<readonly MapResult[]>; size: number }[] = [];
  let pendingSize = 0;
  const takeFirst = () => {
    const { results, size } = pending.shift() as (typeof pending)[number];
    pendingSize -= size;
    return results;
  };
  for await (const chunk of chunks) {
    const size = sizeOfChunk(chunk);
    while (pending.length > 0 && pendingSize + size > pendingMax) yield await takeFirst();
    const results = mapper.map(chunk);
    // `inOrder` awaits this promise later. Until then a rejection must not count as unhandled.
    results.catch(() => undefined);
    pending.push({ results, size });
    pendingSize += size;
    if (pending.length >= mapper.width) yield await takeFirst();
  }
  while (pending.length > 0) yield await takeFirst();
}
