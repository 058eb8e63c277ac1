import type { ImportFormat } from '#lib/service/import/read/detect-format.ts';
import { type FoundEncoding, findEncoding } from '#lib/service/import/read/find-encoding.ts';
import type { MapResult } from '#lib/service/import/read/map-chunk.ts';
import { type ChunkMapper, inlineMapper, workerMapper } from '#lib/service/import/read/map-in-workers.ts';
import { firstBytesOf, type OpenSource, openBytes, openSource } from '#lib/service/import/read/open-source.ts';
import { type Chunk, chunksOfTable, readChunks, sizeOfChunk } from '#lib/service/import/read/read-chunks.ts';
import { binaryKindOf, type UnreadKindCode } from '#lib/service/import/read/unread-kinds.ts';
import type { ImportReport } from '#lib/service/import/report/import-report.ts';
import { openWorkbook } from '#lib/service/import/split/workbook.ts';
import { operatorOrigin } from '#lib/service/store/records/field-sources.ts';
import type { Loadable, LoadOutcome, Store } from '#lib/service/store/store.ts';
import { importCollector } from './import-collector.ts';

export interface ImportInput {
  /** Where the bytes lie. */
  readonly path: string;
  /** What reports call it. */
  readonly name: string;
  readonly bytes: number;
}

export interface ImportOptions {
  readonly format?: ImportFormat | undefined;
  /** How the letters of the files are written, where the operator knows better than the bytes. */
  readonly encoding?: string | undefined;
  /** The sheet of a workbook, by name or by number from 1; the first where absent. */
  readonly sheet?: string | undefined;
  readonly dryRun?: boolean;
  /** The files are corrected: of a record that is there they replace what their source has said. */
  readonly replace?: boolean | undefined;
  readonly batch?: string;
  readonly at?: string;
  readonly source?: string;
  readonly onProgress?: (progress: ImportProgress) => void;
}

export interface ImportProgress {
  readonly bytesRead: number;
  readonly bytesTotal: number;
  readonly records: number;
  readonly refused: number;
}

/** Below this many bytes the threads would take longer to start than the import takes. */
const inlineBytesMax = 1_500_000;

/**
 * Imports files as one batch: all good records, or, when reading or writing breaks down, none. Records stream through; memory does not grow with
 * the number of them. Refusals and changes are in the report. Rejects when a file cannot be read or the store cannot be written.
 */
export async function importFiles(store: Store, inputs: readonly ImportInput[], options: ImportOptions = {}): Promise<ImportReport> {
  const began = performance.now();
  const bytesTotal = inputs.reduce((sum, input) => sum + input.bytes, 0);
  const mapper = bytesTotal > inlineBytesMax ? workerMapper() : inlineMapper();
  const collector = importCollector(options.dryRun ?? false);
  let bytesBefore = 0;
  let open: Pick<OpenSource, 'bytesRead'> | undefined;
  // Handed over and not yet treated: a store may take many before it says what became of the first.
  const underWay: { result: MapResult; file: string }[] = [];
  const report = () => options.onProgress?.({ bytesRead: bytesBefore + (open?.bytesRead() ?? 0), bytesTotal, ...collector.progress() });

  async function* recordsOf(input: ImportInput, registers?: ImportInput[]) {
    const found = await openInput(input, options);
    if (typeof found === 'string') collector.noteUnreadFile(input.name, found);
    else {
      open = found.source;
      let isFirst = true;
      for await (const results of inOrder(found.chunks, mapper)) {
        if (isFirst && registers && results.some(({ loadable }) => loadable && 'person' in loadable)) return void registers.push(input);
        if (isFirst) collector.noteEncoding(input.name, found.encoding);
        isFirst = false;
        for (const result of results) {
          collector.noteMapped(input.name, result);
          if (!result.loadable) continue;
          underWay.push({ result, file: input.name });
          yield options.replace ? replacing(result.loadable) : result.loadable;
        }
        report();
      }
    }
    bytesBefore += input.bytes;
    open = undefined;
  }

  async function* records() {
    // Registers of people complete those who have signed something: their turn comes when all works are there.
    const registers: ImportInput[] = [];
    for (const input of inputs) yield* recordsOf(input, registers);
    for (const input of registers) yield* recordsOf(input);
  }

  try {
    const loaded = await store.load(records(), {
      ...(options.batch && { batch: options.batch }),
      ...(options.at && { at: options.at }),
      source: options.source ?? namesOf(inputs),
      dryRun: options.dryRun ?? false,
      refused: () => collector.progress().refused,
      onOutcome(outcome: LoadOutcome) {
        const { file, result } = underWay.shift() as (typeof underWay)[number];
        collector.noteOutcome(file, result, outcome);
      },
    });
    report();
    const changed = loaded.added + loaded.updated > 0 && !options.dryRun;
    const suspects = changed ? await store.suspects({ batch: loaded.batch, limit: 200 }) : [];
    return collector.finish({
      ...(changed && { batch: loaded.batch }),
      suspects,
      seconds: (performance.now() - began) / 1000,
      files: inputs.map(({ name }) => name),
    });
  } finally {
    await mapper.close();
  }
}

/** A record that says of itself that it replaces; it says so again where its batch is repeated after an undo. */
function replacing(loadable: Loadable): Loadable {
  return 'prepared' in loadable ? { ...loadable, origin: { ...(loadable.origin ?? operatorOrigin), replaces: true } } : loadable;
}

const namesOf = (inputs: readonly ImportInput[]) =>
  inputs
    .map(({ name }) => name)
    .join(', ')
    .slice(0, 500);

interface OpenInput {
  readonly source: Pick<OpenSource, 'bytesRead'>;
  readonly encoding: FoundEncoding;
  readonly chunks: AsyncIterable<Chunk>;
}

/** A file ready to be read, or what it is where nobody here can read it. */
async function openInput(input: ImportInput, options: ImportOptions): Promise<OpenInput | UnreadKindCode> {
  const { path, name } = input;
  const kind = binaryKindOf(await firstBytesOf(path));
  if (kind === 'zip') return openTable(input, options.sheet);
  if (kind) return kind;
  const encoding = await findEncoding(() => openBytes(path), options.encoding);
  if (!encoding) return 'encoding';
  const source = openSource(path, name, encoding.encoding);
  const chunks = await readChunks(source, { format: options.format, damaged: encoding.damaged });
  return typeof chunks === 'string' ? chunks : { source, encoding, chunks };
}

/** A sheet of a workbook, as a table. */
async function openTable({ path, name, bytes }: ImportInput, sheet: string | undefined): Promise<OpenInput | UnreadKindCode> {
  const workbook = await openWorkbook(path, sheet);
  if (workbook === 'no_workbook') return 'zip';
  if (typeof workbook === 'string') return workbook === 'too_large' ? 'large-workbook' : 'workbook';
  const chunks = await chunksOfTable(workbook.rows, name);
  return typeof chunks === 'string'
    ? chunks
    : { source: { bytesRead: () => bytes }, encoding: { encoding: 'utf-8', how: 'valid' }, chunks };
}

/** Text that may be with the threads at once: they hold it twice, and what they make of it. */
const underWayMax = 1 << 23;

/** The results of the chunks in their order, `width` of them under way: as much as the threads can take, and no more in memory. */
async function* inOrder(chunks: AsyncIterable<Chunk>, mapper: ChunkMapper): AsyncGenerator<readonly MapResult[]> {
  const underWay: { mapped: Promise<readonly MapResult[]>; size: number }[] = [];
  let held = 0;
  const first = () => {
    const { mapped, size } = underWay.shift() as (typeof underWay)[number];
    held -= size;
    return mapped;
  };
  for await (const chunk of chunks) {
    const size = sizeOfChunk(chunk);
    while (underWay.length > 0 && held + size > underWayMax) yield await first();
    const mapped = mapper.map(chunk);
    // A failure is thrown where its turn comes; until then it must not count as unhandled.
    mapped.catch(() => undefined);
    underWay.push({ mapped, size });
    held += size;
    if (underWay.length >= mapper.width) yield await first();
  }
  while (underWay.length > 0) yield await first();
}
