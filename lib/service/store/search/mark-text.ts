import type { Highlight } from '#lib/domain/research.ts';
import { analyse } from '#lib/text/analyse.ts';
import { words } from '#lib/text/fold.ts';
import { highlight, type Segment, writtenWord } from '#lib/text/highlight.ts';
import { houseVocabulary } from '#lib/text/vocabulary.ts';

/** What was asked for, as it can be looked for in a text that is shown. */
export interface Asked {
  readonly stems: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  /** Quoted phrases, each as the words that have to stand side by side. */
  readonly phrases: readonly (readonly string[])[];
  /** Concepts that words of the query name, the closest to them, and the areas they may stand for. */
  readonly concepts: ReadonlySet<string>;
  readonly akin: ReadonlySet<string>;
  readonly areas: ReadonlySet<string>;
  /** The words that may be a name. */
  readonly name: string;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

/** A quoted phrase in a field, else the first run of matching words, the longest one if several. Joining before, match and after gives the field back. */
export function marks(field: string, text: string, asked: Asked): Highlight[] {
  return whole(field, text, phraseIn(text, asked) ?? longestRun(markWords(text, asked)));
}

const whole = (field: string, text: string, range: Range | undefined): Highlight[] =>
  range ? [{ field, before: text.slice(0, range.from), match: text.slice(range.from, range.to), after: text.slice(range.to) }] : [];

/** A quoted phrase in a long text, with as much around it as is read at a glance. */
export const phraseMarks = (field: string, text: string, asked: Asked): Highlight[] => atAGlance(field, text, phraseIn(text, asked));

/** The longest run of matching words in a long text, likewise. What names a subject is looked for only where no word is there: it takes ten times as long. */
export const wordMarks = (field: string, text: string, asked: Asked): Highlight[] => {
  const typed = longestRun(highlight(text, asked.stems, asked.prefixes));
  return atAGlance(field, text, typed ?? (asked.concepts.size > 0 ? longestRun(markWords(text, asked)) : undefined));
};

/** A narrower subject than the one asked for: the Crab Nebula of pulsars. */
export const narrowerMarks = (field: string, text: string, asked: Asked, wider: ReadonlySet<string>): Highlight[] =>
  whole(field, text, longestRun(markWords(text, asked, wider)));

/** A part of a text as it stands there. */
export const partMarks = (field: string, text: string, part: string): Highlight[] => {
  const from = text.indexOf(part);
  return atAGlance(field, text, from < 0 ? undefined : { from, to: from + part.length });
};

function atAGlance(field: string, text: string, range: Range | undefined): Highlight[] {
  if (!range) return [];
  const before = text.slice(0, range.from);
  const after = text.slice(range.to);
  const start = before.length > glance ? `…${before.slice(-glance).replace(/^\S*/, '')}` : before;
  const end = after.length > glance ? `${after.slice(0, glance).replace(/\S*$/, '')}…` : after;
  return [{ field, before: start, match: text.slice(range.from, range.to), after: end }];
}

/** Whether a text shows anything of what was asked for. */
export const isShown = (text: string, asked: Asked): boolean =>
  phraseIn(text, asked) !== undefined || markWords(text, asked).some((segment) => segment.match);

/** Characters on either side. */
const glance = 80;

/** Where a phrase stands: whole words of the original that, folded and in a row, are its words. */
function phraseIn(text: string, { phrases }: Asked): Range | undefined {
  if (phrases.length === 0) return undefined;
  const tokens = [...text.matchAll(writtenWord)].flatMap(({ 0: word, index }) =>
    words(word).map((token) => ({ token, from: index, to: index + word.length })),
  );
  for (const phrase of phrases)
    for (let at = 0; phrase.length > 0 && at + phrase.length <= tokens.length; at += 1)
      if (phrase.every((word, place) => tokens[at + place]?.token === word))
        return { from: tokens[at]?.from ?? 0, to: tokens[at + phrase.length - 1]?.to ?? 0 };
  return undefined;
}

/** Words that match side by side are one mark, with what may stand within a name between them. */
function longestRun(segments: readonly Segment[]): Range | undefined {
  let best: (Range & { readonly words: number }) | undefined;
  let open: (Range & { readonly words: number }) | undefined;
  let at = 0;
  for (const { text, match } of segments) {
    if (match) {
      open = open ? { from: open.from, to: at + text.length, words: open.words + 1 } : { from: at, to: at + text.length, words: 1 };
      if (open.words > (best?.words ?? 0)) best = open;
    } else if (!joining.test(text)) open = undefined;
    at += text.length;
  }
  return best;
}

/** What may stand within a name: 3I/ATLAS, Vera C. Rubin, Rayhan al-Biruni, University of Tasmania. */
const joining = /^(?:[\s\p{Pd}/]*|\s+\p{Lu}\.?\s+|[\s\p{Pd}]*\b(?:al|el)[\s\p{Pd}]+|\s+of(?:\s+the)?\s+)$/iu;

/** Words of the text that have a stem of the query, and those that name one of its subjects, or one of the `wider` or narrower than these, in either language. */
function markWords(text: string, asked: Asked, wider?: ReadonlySet<string>): Segment[] {
  const { units, spans } = analyse(text);
  const names = (concept: string) =>
    asked.concepts.has(concept) || (wider && [concept, ...(houseVocabulary().broader.get(concept) ?? [])].some((one) => wider.has(one)));
  const naming = spans.filter((span) => span.concepts.some(names));
  const stems = naming.flatMap((span) =>
    units
      .slice(span.from, span.to)
      .filter((unit) => !unit.stop)
      .flatMap((unit) => unit.stems),
  );
  return highlight(text, stems.length > 0 ? new Set([...asked.stems, ...stems]) : asked.stems, asked.prefixes);
}
