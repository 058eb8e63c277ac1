import type { JsonShape } from '#lib/service/import/formats/map-json.ts';
import { readHeadings } from '#lib/service/import/formats/tables/csv.ts';
import type { BibtexEntry, Entry } from '#lib/service/import/split/entry.ts';
import { sizeOf, tooLong } from '#lib/service/import/split/record-bound.ts';
import { splitBibtex } from '#lib/service/import/split/split-bibtex.ts';
import { type RowEntry, splitCsv } from '#lib/service/import/split/split-csv.ts';
import { splitJson } from '#lib/service/import/split/split-json.ts';
import { splitLines } from '#lib/service/import/split/split-lines.ts';
import { splitMarc } from '#lib/service/import/split/split-marc.ts';
import { splitTagged } from '#lib/service/import/split/split-tagged.ts';
import type { XmlEntry } from '#lib/service/import/split/split-xml.ts';
import { type Cut, detectCut, type ImportFormat } from './detect-format.ts';
import type { OpenSource } from './open-source.ts';
import { type UnreadKindCode, unreadKindOf } from './unread-kinds.ts';

/** A handful of records as they stand in a file: what one worker takes at a time. */
export type Chunk = {
  readonly file: string;
  readonly shape?: JsonShape;
  /** The file has bytes that are no letters of its encoding; they stand as U+FFFD in the records that had them. */
  readonly damaged?: true;
} & (
  | { readonly cut: 'lines'; readonly text: string; readonly first: number }
  | { readonly cut: 'json' | 'ris'; readonly entries: readonly Entry[] }
  | { readonly cut: 'bibtex'; readonly entries: readonly BibtexEntry[] }
  | { readonly cut: 'csv'; readonly entries: readonly RowEntry[]; readonly heading: readonly string[] }
  | { readonly cut: 'xml' | 'marc'; readonly entries: readonly XmlEntry[] }
);

const headLength = 1 << 16;
const entriesMax = 200;
const charactersMax = 1 << 18;

export interface ReadOptions {
  readonly format?: ImportFormat | undefined;
  readonly damaged?: true | undefined;
}

/** Cuts an open file into chunks, or says what it is when no importer reads files of this kind. */
export async function readChunks(source: OpenSource, options: ReadOptions = {}): Promise<AsyncIterable<Chunk> | UnreadKindCode> {
  const pieces = source.pieces[Symbol.asyncIterator]();
  let head = '';
  let ended = false;
  while (head.length < headLength) {
    const next = await pieces.next();
    if (next.done) {
      ended = true;
      break;
    }
    head += next.value;
  }
  // A file without anything in it holds no records, and that is no fault.
  if (head.trim() === '') return (async function* () {})();
  const cut = detectCut(head, source.name, options.format);
  if (!cut) return unreadKindOf(head);
  if (cut.cut === 'csv' && !(await hasTitles(head))) return kindOfTable(head);
  const all = (async function* () {
    yield head;
    if (!ended) for (let next = await pieces.next(); !next.done; next = await pieces.next()) yield next.value;
  })();
  return chunksOf(cut.cut === 'json' || cut.cut === 'lines' ? all : withOneBreak(all), cut, {
    file: source.name,
    ...(cut.shape && { shape: cut.shape }),
    ...(options.damaged && { damaged: true }),
  });
}

/** What a file with the name of a table is that has no titles: one of another kind, where its first bytes say so. */
function kindOfTable(head: string): UnreadKindCode {
  const kind = unreadKindOf(head);
  return ['unknown', 'tex', 'cff', 'rdf'].includes(kind) ? 'table' : kind;
}

/** A table without titles holds no records: said once, and not of every row. */
async function hasTitles(head: string): Promise<boolean> {
  for await (const { cells } of splitCsv(onePiece(plainBreaks(head)))) {
    return namesTitles(cells);
  }
  return true;
}

function namesTitles(cells: readonly string[]): boolean {
  const { places } = readHeadings(cells);
  return ['title', 'title_en', 'title_ar', 'otherTitle'].some((column) => places.has(column));
}

/**
 * Text in which only `\n` ends a line: old files end theirs with a carriage return, and the separators of Unicode, which end a line for regular expressions,
 * are blanks within a value. Only for formats of lines; in JSON a separator is a letter of a string.
 */
async function* withOneBreak(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  for await (const piece of pieces) {
    const text = held + piece;
    // What comes after a carriage return decides what it is.
    held = text.endsWith('\r') ? '\r' : '';
    yield plainBreaks(held ? text.slice(0, -1) : text);
  }
  if (held) yield '\n';
}

const plainBreaks = (text: string) => (otherBreaks.test(text) ? text.replace(/\r\n?/g, '\n').replace(/[\u2028\u2029\v\f]/g, ' ') : text);
const otherBreaks = /[\r\u2028\u2029\v\f]/;

async function* onePiece(text: string): AsyncGenerator<string> {
  yield text;
}

async function* chunksOf(
  pieces: AsyncIterable<string>,
  { cut }: Cut,
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
      for await (const entries of gathered(splitJson(pieces))) yield { ...common, cut, entries };
      return;
    case 'ris':
      for await (const entries of gathered(splitTagged(pieces))) yield { ...common, cut, entries };
      return;
    case 'bibtex':
      // Understanding LaTeX takes a millisecond an entry: smaller chunks share it out better.
      for await (const entries of gathered(splitBibtex(pieces), 25)) yield { ...common, cut, entries };
      return;
    case 'csv':
      yield* chunksOfRows(splitCsv(pieces), common);
      return;
    case 'marc':
      for await (const entries of gathered(splitMarc(pieces))) yield { ...common, cut, entries };
      return;
    case 'xml': {
      const { splitXml } = await import('#lib/service/import/split/split-xml.ts');
      for await (const entries of gathered(splitXml(pieces))) yield { ...common, cut, entries };
    }
  }
}

async function* chunksOfRows(rows: AsyncIterable<RowEntry>, common: Pick<Chunk, 'file' | 'damaged'>): AsyncGenerator<Chunk> {
  let heading: readonly string[] | undefined;
  for await (const batch of gathered(rows)) {
    const entries = heading ? batch : batch.slice(1);
    heading ??= batch[0]?.cells ?? [];
    yield { ...common, cut: 'csv', entries, heading };
  }
}

/** The chunks of a table whose rows are read already, as those of a workbook; what it is where it has no titles. */
export async function chunksOfTable(rows: AsyncIterable<RowEntry>, file: string): Promise<AsyncIterable<Chunk> | UnreadKindCode> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  if (first.done) return (async function* () {})();
  const all = (async function* () {
    yield first.value;
    for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
  })();
  if (first.value.fault || namesTitles(first.value.cells)) return chunksOfRows(first.value.fault ? withHeading(all) : all, { file });
  await iterator.return?.();
  return 'table';
}

/** A table that broke off in its heading gives the fault as a row. */
async function* withHeading(rows: AsyncIterable<RowEntry>): AsyncGenerator<RowEntry> {
  yield { number: 1, line: 1, text: '', cells: ['title'] };
  yield* rows;
}

/** How much of a file a chunk holds in memory. */
export function sizeOfChunk(chunk: Chunk): number {
  return 'text' in chunk ? chunk.text.length : chunk.entries.reduce((sum, entry) => sum + sizeOf(entry), 0);
}

async function* gathered<T extends Entry>(entries: AsyncIterable<T>, most = entriesMax): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let characters = 0;
  for await (const entry of entries) {
    batch.push(entry);
    characters += sizeOf(entry);
    if (batch.length < most && characters < charactersMax) continue;
    yield batch;
    batch = [];
    characters = 0;
  }
  if (batch.length > 0) yield batch;
}
