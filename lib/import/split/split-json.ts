import type { Entry } from '#lib/import/draft/entry.ts';
import { recordMax, tooLong } from './record-bound.ts';
import { countLines } from './split-lines.ts';

/** Names of lists of records in the responses of services. */
const recordLists = new Set(['results', 'items', 'data', 'docs', 'records', 'works', 'hits']);

/** Streams the records of a JSON document: items of the outer list or of a list in `recordLists`, else the document itself. */
export async function* splitJson(pieces: AsyncIterable<string>): AsyncGenerator<Entry> {
  const scan = scanner();
  let line = 1;
  for await (const piece of pieces) {
    for (const entry of scan.feed(piece, line)) yield entry;
    line += countLines(piece);
  }
  const last = scan.end();
  if (last) yield last;
}

/** State of the scan across the pieces of a document. */
interface ScanState {
  depth: number;
  inString: boolean;
  escaped: boolean;
  /** Nesting of the list of records; -1 while unknown, when the document itself may be the record. */
  listDepth: number;
  /** Text of the current record; only its beginning once it exceeds the bound. */
  text: string;
  size: number;
  line: number;
  number: number;
  key: string;
  lastString: string;
  /** Index in this piece where the current string began; -1 when it began in an earlier one. */
  stringStart: number;
  isDone: boolean;
}

function scanner() {
  const state: ScanState = {
    depth: 0,
    inString: false,
    escaped: false,
    listDepth: -1,
    text: '',
    size: 0,
    line: 1,
    number: 0,
    key: '',
    lastString: '',
    stringStart: -1,
    isDone: false,
  };

  function* feed(piece: string, firstLine: number): Generator<Entry> {
    let from = 0;
    let line = firstLine;
    state.stringStart = -1;
    for (let index = 0; index < piece.length && !state.isDone; index += 1) {
      const code = piece.charCodeAt(index);
      if (code === newline) line += 1;
      if (state.inString) readString(state, piece, index, code);
      else if (code === quote) {
        state.inString = true;
        state.stringStart = index + 1;
      } else if (code === colon) state.key = state.listDepth < 0 ? state.lastString : '';
      else if (code === openList || code === openObject) {
        state.depth += 1;
        if (code === openObject || !beginsRecords(state)) continue;
        state.listDepth = state.depth;
        reset(state);
        state.line = line;
        from = index + 1;
      } else if (code === closeList || code === closeObject || code === comma) {
        if (state.depth === state.listDepth) {
          append(state, piece, from, index);
          from = index + 1;
          const entry = takeEntry(state);
          if (entry) yield entry;
          state.line = line;
          state.isDone = code !== comma;
        }
        if (code !== comma) state.depth -= 1;
      }
    }
    if (!state.isDone) append(state, piece, from, piece.length);
  }

  return {
    feed,
    /** The rest: the document itself if it has no list, or a truncated record. */
    end: () => (state.isDone ? undefined : takeEntry(state)),
  };
}

const [newline, quote, comma, colon, openList, backslash, closeList, openObject, closeObject] = [
  10, 34, 44, 58, 91, 92, 93, 123, 125,
] as const;

function readString(state: ScanState, piece: string, index: number, code: number): void {
  if (state.escaped) state.escaped = false;
  else if (code === backslash) state.escaped = true;
  else if (code === quote) {
    state.inString = false;
    if (state.listDepth < 0 && state.depth <= 2) state.lastString = state.stringStart >= 0 ? piece.slice(state.stringStart, index) : '';
  }
}

/** Whether the list that begins here contains the records: it is the outermost value, or a list in `recordLists` at depth 3 at most. */
function beginsRecords({ listDepth, depth, key }: ScanState): boolean {
  return listDepth < 0 && (depth === 1 || (depth <= 3 && recordLists.has(key)));
}

function append(state: ScanState, piece: string, from: number, to: number): void {
  state.size += to - from;
  if (state.size <= recordMax) state.text += piece.slice(from, to);
  else state.text = `${state.text.slice(0, 200)}`;
}

function reset(state: ScanState): void {
  state.text = '';
  state.size = 0;
}

function takeEntry(state: ScanState): Entry | undefined {
  const text = state.text.trim();
  const leadingLines = countLines(state.text.slice(0, state.text.length - state.text.trimStart().length));
  const isTooLong = state.size > recordMax;
  reset(state);
  if (!text) return undefined;
  state.number += 1;
  if (isTooLong) return tooLong(state.number, state.line + leadingLines, text);
  return { number: state.number, line: state.line + leadingLines, text: text };
}
