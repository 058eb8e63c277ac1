import type { BibtexInput, Entry } from '#lib/import/draft/entry.ts';
import type { JsonShape } from '#lib/import/formats/map-json.ts';
import { readHeadings } from '#lib/import/formats/tables/csv.ts';
import { sizeOf, tooLong } from '#lib/import/split/record-bound.ts';
import { splitBibtex } from '#lib/import/split/split-bibtex.ts';
import { type RowEntry, splitCsv } from '#lib/import/split/split-csv.ts';
import { splitJson } from '#lib/import/split/split-json.ts';
import { splitLines } from '#lib/import/split/split-lines.ts';
import { splitMarc } from '#lib/import/split/split-marc.ts';
import { splitTagged } from '#lib/import/split/split-tagged.ts';
import type { XmlEntry } from '#lib/import/split/split-xml.ts';
import { detectCut, type FileFormatCut, type ImportFormat } from './detect-format.ts';
import type { OpenSource } from './open-source.ts';
import { type UnsupportedFileCode, unsupportedFileOf } from './unsupported-files.ts';

/** A batch of records of one file, the unit of work of a thread. */
export type Chunk = {
  readonly file: string;
  readonly shape?: JsonShape;
  /** The file has bytes that are invalid in its encoding; they appear as U+FFFD. */
  readonly damaged?: true;
} & (
  | { readonly cut: 'lines'; readonly text: string; readonly first: number }
  | { readonly cut: 'json' | 'ris'; readonly entries: readonly Entry[] }
  | { readonly cut: 'bibtex'; readonly entries: readonly BibtexInput[] }
  | { readonly cut: 'csv'; readonly entries: readonly RowEntry[]; readonly heading: readonly string[] }
  | { readonly cut: 'xml' | 'marc'; readonly entries: readonly XmlEntry[] }
);

const headLength = 1 << 16;
/** A chunk ends at this number of records or characters. */
const entriesMax = 200;
const charactersMax = 1 << 18;

export interface ReadOptions {
  readonly format?: ImportFormat | undefined;
  readonly damaged?: true | undefined;
}

/** Cuts an open file into chunks; returns its kind when no importer reads it. */
export async function readChunks(source: OpenSource, options: ReadOptions = {}): Promise<AsyncIterable<Chunk> | UnsupportedFileCode> {
  const pieces = source.pieces[Symbol.asyncIterator]();
  let head = '';
  let isComplete = false;
  while (head.length < headLength) {
    const next = await pieces.next();
    if (next.done) {
      isComplete = true;
      break;
    }
    head += next.value;
  }
  // An empty file holds no records and is not an error.
  if (head.trim() === '') return (async function* () {})();
  const fileCut = detectCut(head, source.name, options.format);
  if (!fileCut) return unsupportedFileOf(head);
  if (fileCut.cut === 'csv' && !(await hasTitles(head))) return kindOfTable(head);
  const allPieces = (async function* () {
    yield head;
    if (!isComplete) for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  })();
  return chunksOf(fileCut.cut === 'json' || fileCut.cut === 'lines' ? allPieces : withPlainBreaks(allPieces), fileCut, {
    file: source.name,
    ...(fileCut.shape && { shape: fileCut.shape }),
    ...(options.damaged && { damaged: true }),
  });
}

/** The kind of a file named like a table but without a title column. */
function kindOfTable(head: string): UnsupportedFileCode {
  const kind = unsupportedFileOf(head);
  return ['unknown', 'tex', 'cff', 'rdf'].includes(kind) ? 'table' : kind;
}

/** Whether the table has a column of titles; checked once per file, so that its absence is not reported for every row. A heading that returns with other values shows one field per row. */
async function hasTitles(head: string): Promise<boolean> {
  let heading: readonly string[] | undefined;
  for await (const { cells } of splitCsv(onePiece(toPlainBreaks(head)))) {
    if (heading && cells[0] && cells[0] === heading[0] && cells[1] !== heading[1]) return false;
    heading ??= cells;
  }
  return !heading || namesTitles(heading);
}

function namesTitles(cells: readonly string[]): boolean {
  const { positions: columns } = readHeadings(cells);
  return ['title', 'title_en', 'title_ar', 'otherTitle'].some((column) => columns.has(column));
}

/** Text for line formats, in which only `\n` ends a line. Old files use `\r`; Unicode separators occur within values and become blanks. */
async function* withPlainBreaks(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let pending = '';
  for await (const piece of pieces) {
    const text = pending + piece;
    // A carriage return at the end of a piece may be the first half of `\r\n`.
    pending = text.endsWith('\r') ? '\r' : '';
    yield toPlainBreaks(pending ? text.slice(0, -1) : text);
  }
  if (pending) yield '\n';
}

const toPlainBreaks = (text: string) => (otherBreaks.test(text) ? text.replace(/\r\n?/g, '\n').replace(/[\u2028\u2029\v\f]/g, ' ') : text);
const otherBreaks = /[\r\u2028\u2029\v\f]/;

async function* onePiece(text: string): AsyncGenerator<string> {
  yield text;
}

async function* chunksOf(
  pieces: AsyncIterable<string>,
  { cut }: FileFormatCut,
  common: Pick<Chunk, 'file' | 'shape' | 'damaged'>,
): AsyncGenerator<Chunk> {
  switch (cut) {
    case 'lines':
      for await (const { text, first, tooLong: isTooLong } of splitLines(pieces)) {
        if (isTooLong) yield { ...common, cut: 'json', entries: [tooLong(0, first, text)] };
        else yield { ...common, cut, text, first };
      }
      return;
    case 'json':
      for await (const entries of inBatches(splitJson(pieces))) yield { ...common, cut, entries };
      return;
    case 'ris':
      for await (const entries of inBatches(splitTagged(pieces))) yield { ...common, cut, entries };
      return;
    case 'bibtex':
      // Parsing LaTeX takes a millisecond per entry: smaller chunks balance the threads better.
      for await (const entries of inBatches(splitBibtex(pieces), 25)) yield { ...common, cut, entries };
      return;
    case 'csv':
      yield* chunksOfRows(splitCsv(pieces), common);
      return;
    case 'marc':
      for await (const entries of inBatches(splitMarc(pieces))) yield { ...common, cut, entries };
      return;
    case 'xml': {
      const [{ splitXml }, { joinZoteroParts }] = await Promise.all([
        import('#lib/import/split/split-xml.ts'),
        import('#lib/import/split/zotero-parts.ts'),
      ]);
      for await (const entries of inBatches(joinZoteroParts(splitXml(pieces)))) yield { ...common, cut, entries };
    }
  }
}

async function* chunksOfRows(rows: AsyncIterable<RowEntry>, common: Pick<Chunk, 'file' | 'damaged'>): AsyncGenerator<Chunk> {
  let heading: readonly string[] | undefined;
  for await (const batch of inBatches(rows)) {
    const entries = heading ? batch : batch.slice(1);
    heading ??= headingOf(batch[0]);
    yield { ...common, cut: 'csv', entries, heading };
  }
}

/** Maximum characters of a heading. The heading is copied with each chunk. */
const headingMax = 300;

/** The heading with an empty text for each column without one. */
function headingOf({ cells, columns }: Pick<RowEntry, 'cells' | 'columns'> = { cells: [] }): readonly string[] {
  const heading: string[] = Array((columns?.at(-1) ?? cells.length - 1) + 1).fill('');
  for (const [position, cell] of cells.entries()) heading[columns?.[position] ?? position] = cell.slice(0, headingMax);
  return heading;
}

/** Chunks of a table whose rows are already parsed, such as a sheet of a workbook. Returns `table` if it has no title column. */
export async function chunksOfTable(rows: AsyncIterable<RowEntry>, file: string): Promise<AsyncIterable<Chunk> | UnsupportedFileCode> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return (async function* () {})();
  const allRows = (async function* () {
    yield first.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  })();
  if (first.value.fault || namesTitles(headingOf(first.value)))
    return chunksOfRows(first.value.fault ? withHeading(allRows) : allRows, { file });
  await iterator.return?.();
  return 'table';
}

/** Adds a heading before a first row with a fault. Otherwise this row would be taken as the heading and its fault not reported. */
async function* withHeading(rows: AsyncIterable<RowEntry>): AsyncGenerator<RowEntry> {
  yield { number: 1, line: 1, text: '', cells: ['title'] };
  yield* rows;
}

/** Characters that a chunk holds in memory. */
export function sizeOfChunk(chunk: Chunk): number {
  return 'text' in chunk ? chunk.text.length : chunk.entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
}

async function* inBatches<T extends Entry>(entries: AsyncIterable<T>, max = entriesMax): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let characters = 0;
  for await (const entry of entries) {
    batch.push(entry);
    characters += sizeOf(entry);
    if (batch.length < max && characters < charactersMax) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
