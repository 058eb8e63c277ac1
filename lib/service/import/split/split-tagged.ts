import type { Entry } from './entry.ts';
import { lines, recordMax, tooLong } from './record-bound.ts';

/** How a record begins, and ends where it has an end: RIS with `TY`, Web of Science with `PT`, EndNote with `%0`, PubMed with `PMID`. The first in a file decides. */
const kinds = [
  { begins: /^\uFEFF?(?:TY {0,2}-|PT [A-Z]\s*$)/, ends: /^ER(?: {0,2}-|\s*$)/ },
  { begins: /^\uFEFF?%0 /, ends: undefined },
  { begins: /^\uFEFF?PMID- /, ends: undefined },
];

/**
 * The records of a file of tagged text: RIS and Web of Science up to `ER`, EndNote and PubMed up to the next one. A record without its end ends where the next
 * one begins.
 */
export async function* splitTagged(pieces: AsyncIterable<string>): AsyncGenerator<Entry> {
  let open: { lines: string[]; line: number; size: number } | undefined;
  let kind: (typeof kinds)[number] | undefined;
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
    kind ??= kinds.find(({ begins }) => begins.test(text));
    if (kind?.begins.test(text)) {
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
    } else if (kind?.ends?.test(text)) {
      const entry = close();
      if (entry) yield entry;
    }
  }
  const last = close();
  if (last) yield last;
}
