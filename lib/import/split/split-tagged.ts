import type { Entry } from '#lib/import/draft/entry.ts';
import { lines, recordMax, tooLong } from './record-bound.ts';

/** First and last line of a record: RIS and Web of Science, EndNote, PubMed. The first record of a file decides which layout applies. */
const layouts = [
  { begins: /^\uFEFF?(?:TY {0,2}-|PT [A-Z]\s*$)/, ends: /^ER(?: {0,2}-|\s*$)/ },
  { begins: /^\uFEFF?%0 /, ends: undefined },
  { begins: /^\uFEFF?PMID- /, ends: undefined },
];

/** Records of tagged text. `ER` ends a record of RIS and Web of Science; otherwise, or if it is missing, the next record does. */
export async function* splitTagged(pieces: AsyncIterable<string>): AsyncGenerator<Entry> {
  let current: { lines: string[]; line: number; size: number } | undefined;
  let layout: (typeof layouts)[number] | undefined;
  let number = 0;
  let line = 0;
  const close = (): Entry | undefined => {
    if (!current) return undefined;
    number += 1;
    const entry = { number, line: current.line, text: current.lines.join('\n') };
    current = undefined;
    return entry;
  };
  for await (const text of lines(pieces)) {
    line += 1;
    layout ??= layouts.find(({ begins }) => begins.test(text));
    if (layout?.begins.test(text)) {
      const unfinished = close();
      if (unfinished) yield unfinished;
      current = { lines: [], line, size: 0 };
    }
    if (!current) continue;
    current.lines.push(text);
    current.size += text.length + 1;
    if (current.size > recordMax) {
      // The record is too long: report it, then skip its remaining lines (no record is current until the next one begins).
      number += 1;
      yield tooLong(number, current.line, current.lines.slice(0, 3).join(' '));
      current = undefined;
    } else if (layout?.ends?.test(text)) {
      const entry = close();
      if (entry) yield entry;
    }
  }
  const last = close();
  if (last) yield last;
}
