import type { Entry } from './entry.ts';
import { recordMax, tooLong } from './record-bound.ts';
import { countLines } from './split-lines.ts';

/** Lists whose members are records, wherever in an answer of a service they stand. */
const recordLists = new Set(['results', 'items', 'data', 'docs', 'records', 'works', 'hits']);

/**
 * The records of one JSON document, each as its own text, without holding the document: the members of the outer list, or of the first list
 * in an outer object that is named as lists of records are. A document without such a list is one record.
 */
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

/** Where the walk stands, across the pieces of the document. */
interface Walk {
  depth: number;
  inString: boolean;
  escaped: boolean;
  /** Nesting of the list whose members are records; -1 while it is unknown and the document itself may be the record. */
  listDepth: number;
  /** What has been read of the record under way; its beginning only, once it is longer than a record may be. */
  text: string;
  size: number;
  line: number;
  number: number;
  key: string;
  lastString: string;
  /** Where in this piece the string under way began; -1 when it began in an earlier one. */
  stringStart: number;
  done: boolean;
}

function scanner() {
  const walk: Walk = {
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
    done: false,
  };

  function* feed(piece: string, firstLine: number): Generator<Entry> {
    let from = 0;
    let line = firstLine;
    walk.stringStart = -1;
    for (let at = 0; at < piece.length && !walk.done; at += 1) {
      const code = piece.charCodeAt(at);
      if (code === newline) line += 1;
      if (walk.inString) readString(walk, piece, at, code);
      else if (code === quote) {
        walk.inString = true;
        walk.stringStart = at + 1;
      } else if (code === colon) walk.key = walk.listDepth < 0 ? walk.lastString : '';
      else if (code === openList || code === openObject) {
        walk.depth += 1;
        if (code === openObject || !beginsRecords(walk)) continue;
        walk.listDepth = walk.depth;
        clear(walk);
        walk.line = line;
        from = at + 1;
      } else if (code === closeList || code === closeObject || code === comma) {
        if (walk.depth === walk.listDepth) {
          keep(walk, piece, from, at);
          from = at + 1;
          const entry = take(walk);
          if (entry) yield entry;
          walk.line = line;
          walk.done = code !== comma;
        }
        if (code !== comma) walk.depth -= 1;
      }
    }
    if (!walk.done) keep(walk, piece, from, piece.length);
  }

  return {
    feed,
    /** What is left: the whole document where it holds no list, or a record that the file breaks off in. */
    end: () => (walk.done ? undefined : take(walk)),
  };
}

const [newline, quote, comma, colon, openList, backslash, closeList, openObject, closeObject] = [
  10, 34, 44, 58, 91, 92, 93, 123, 125,
] as const;

function readString(walk: Walk, piece: string, at: number, code: number): void {
  if (walk.escaped) walk.escaped = false;
  else if (code === backslash) walk.escaped = true;
  else if (code === quote) {
    walk.inString = false;
    if (walk.listDepth < 0 && walk.depth <= 2) walk.lastString = walk.stringStart >= 0 ? piece.slice(walk.stringStart, at) : '';
  }
}

/** The outer list, or a list not deep inside that is named as lists of records are. */
function beginsRecords({ listDepth, depth, key }: Walk): boolean {
  return listDepth < 0 && (depth === 1 || (depth <= 3 && recordLists.has(key)));
}

function keep(walk: Walk, piece: string, from: number, to: number): void {
  walk.size += to - from;
  if (walk.size <= recordMax) walk.text += piece.slice(from, to);
  else walk.text = `${walk.text.slice(0, 200)}`;
}

function clear(walk: Walk): void {
  walk.text = '';
  walk.size = 0;
}

function take(walk: Walk): Entry | undefined {
  const whole = walk.text.trim();
  const lead = countLines(walk.text.slice(0, walk.text.length - walk.text.trimStart().length));
  const isTooLong = walk.size > recordMax;
  clear(walk);
  if (!whole) return undefined;
  walk.number += 1;
  if (isTooLong) return tooLong(walk.number, walk.line + lead, whole);
  return { number: walk.number, line: walk.line + lead, text: whole };
}
