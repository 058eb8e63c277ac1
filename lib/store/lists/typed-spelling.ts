import { memoized } from '#lib/base/bounds/memoized.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';

/** Folded words or stems as typed in the query («رؤية» for «رويه», "Hessa" for "hess"), without a leading «و» ("and"); `folded` itself if the query does not have them. */
export function typedSpelling(typed: string, folded: string): string {
  const { pieces, words, stems } = typedWords(typed);
  return spellingIn(pieces, words, folded) ?? spellingIn(pieces, stems, folded) ?? folded;
}

/** The pieces whose forms together are `folded`. */
function spellingIn(pieces: readonly string[], forms: readonly string[], folded: string): string | undefined {
  for (let from = 0; from < pieces.length; from += 1) {
    let run = '';
    for (let to = from; to < pieces.length && run.length < folded.length; ) {
      run = [run, forms[to++]].filter(Boolean).join(' ');
      if (run === folded) return withoutAnd(pieces.slice(from, to).join(' '));
    }
  }
  return undefined;
}

/** Memoised, since every row of a page spells out missing parts of the same query. */
const typedWords = memoized(
  (typed) => {
    const pieces = typed.split(/\s+/).map(withoutOperators).filter(Boolean);
    const units = pieces.map((piece) => analyse(piece).units);
    return {
      pieces,
      words: units.map((written) => written.flatMap((unit) => unit.words).join(' ')),
      stems: units.map((written) => written.flatMap((unit) => unit.stems).join(' ')),
    };
  },
  { most: 8, length: 1000 },
);

/** A word without the name of a field before it and the quotation marks around it. */
const withoutOperators = (piece: string) => piece.replace(/^\p{L}+:(?=[\p{L}"“«])/u, '').replace(/^["“«]+|["”»]+$/g, '');

/** Removes a leading "and", as in «والأودية», but not the first letter of a word like «وادي». */
function withoutAnd(text: string): string {
  const [first = ''] = words(text);
  const rest = first.slice(1);
  return first.startsWith('و') && rest.length > 2 && stem(first) === stem(rest) ? text.replace(/^و\p{M}*/u, '') : text;
}
