import type { Entry } from './entry.ts';
import { lines, recordMax, tooLong } from './record-bound.ts';

/** The records of a RIS file: from `TY` (in Web of Science's dialect `PT`) to `ER`. A record without `ER` ends where the next one begins. */
export async function* splitRis(pieces: AsyncIterable<string>): AsyncGenerator<Entry> {
  let open: { lines: string[]; line: number; size: number } | undefined;
  let number = 0;
  let line = 0;
  const close = (): Entry | undefined => {
    if (!open) return undefined;
    number += 1;
    const entry = { number, line: open.line, text: open.lines.join('\n') };
    open = undefined;
    return entry;
  };
  for await (const text of lines(pieces)) {
    line += 1;
    if (/^\uFEFF?(?:TY {0,2}-|PT [A-Z]\s*$)/.test(text)) {
      const unfinished = close();
      if (unfinished) yield unfinished;
      open = { lines: [], line, size: 0 };
    }
    if (!open) continue;
    open.lines.push(text);
    open.size += text.length + 1;
    if (open.size > recordMax) {
      // What follows belongs to nothing until a record begins.
      number += 1;
      yield tooLong(number, open.line, open.lines.slice(0, 3).join(' '));
      open = undefined;
    } else if (/^ER(?: {0,2}-|\s*$)/.test(text)) {
      const entry = close();
      if (entry) yield entry;
    }
  }
  const last = close();
  if (last) yield last;
}
