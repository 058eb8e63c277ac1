import type { Entry } from './entry.ts';
import { lines } from './split-bibtex.ts';

/** The records of a RIS file: from `TY` (in Web of Science's dialect `PT`) to `ER`. A record without `ER` ends where the next one begins, and says so. */
export async function* splitRis(pieces: AsyncIterable<string>): AsyncGenerator<Entry> {
  let open: { lines: string[]; line: number } | undefined;
  let number = 0;
  let line = 0;
  const close = (fault?: Entry['fault']): Entry | undefined => {
    if (!open) return undefined;
    number += 1;
    const entry = { number, line: open.line, text: open.lines.join('\n'), ...(fault && { fault }) };
    open = undefined;
    return entry;
  };
  for await (const text of lines(pieces)) {
    line += 1;
    if (/^\uFEFF?(?:TY {0,2}-|PT [A-Z]\s*$)/.test(text)) {
      const unfinished = close();
      if (unfinished) yield unfinished;
      open = { lines: [], line };
    }
    open?.lines.push(text);
    if (/^ER(?: {0,2}-|\s*$)/.test(text)) {
      const entry = close();
      if (entry) yield entry;
    }
  }
  const last = close();
  if (last) yield last;
}
