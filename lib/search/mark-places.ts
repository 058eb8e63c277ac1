import type { Highlight } from '#lib/domain/research.ts';

type Range = readonly [from: number, to: number];

/** Words that match side by side are one mark, with what may stand within a name between them; the longest one if several. Ranges ascend. */
export function longestRun(text: string, ranges: readonly Range[]): Range | undefined {
  let best: { readonly range: Range; readonly words: number } | undefined;
  let open: { readonly range: Range; readonly words: number } | undefined;
  for (const [from, to] of ranges) {
    const isJoined = open !== undefined && joining.test(text.slice(open.range[1], from));
    open =
      open && isJoined ? { range: [open.range[0], Math.max(to, open.range[1])], words: open.words + 1 } : { range: [from, to], words: 1 };
    if (open.words > (best?.words ?? 0)) best = open;
  }
  return best?.range;
}

/** What may stand within a name: 3I/ATLAS, Vera C. Rubin, Rayhan al-Biruni, University of Tasmania. */
const joining = /^(?:[\s\p{Pd}/]*|\s+\p{Lu}\.?\s+|[\s\p{Pd}]*\b(?:al|el)[\s\p{Pd}]+|\s+of(?:\s+the)?\s+)$/iu;

/** Joining before, match and after gives the field back. */
export const markOf = (field: string, text: string, [from, to]: Range): Highlight => ({
  field,
  before: text.slice(0, from),
  match: text.slice(from, to),
  after: text.slice(to),
});

/** Characters on either side. */
const glance = 80;

/** The same with as much around it as is read at a glance. */
export function glanceAt(field: string, text: string, range: Range): Highlight {
  const { before, match, after } = markOf(field, text, range);
  const start = before.length > glance ? `…${before.slice(-glance).replace(/^\S*/, '')}` : before;
  const end = after.length > glance ? `${after.slice(0, glance).replace(/\S*$/, '')}…` : after;
  return { field, before: start, match, after: end };
}
