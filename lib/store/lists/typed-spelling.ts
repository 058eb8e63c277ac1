import { memoized } from '#lib/base/bounds/memoized.ts';
import { analyse } from '#lib/text/analyse/analyse.ts';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';

/** The folded words as typed in the query («رؤية» for «رويه»), without a leading «و» ("and"); `folded` itself if the query does not have them. */
export function typedSpelling(typed: string, folded: string): string {
  const { pieces, indexed } = typedWords(typed);
  for (let from = 0; from < pieces.length; from += 1) {
    let run = '';
    for (let to = from; to < pieces.length && run.length < folded.length; ) {
      run = [run, indexed[to++]].filter(Boolean).join(' ');
      if (run === folded) return withoutAnd(pieces.slice(from, to).join(' '));
    }
  }
  return folded;
}

/** Memoised, since every row of a page spells out missing parts of the same query. */
const typedWords = memoized(
  (typed) => {
    const pieces = typed.split(/\s+/).filter(Boolean);
    return {
      pieces,
      indexed: pieces.map((word) =>
        analyse(word)
          .units.flatMap((unit) => unit.words)
          .join(' '),
      ),
    };
  },
  { most: 8, length: 1000 },
);

/** Removes a leading "and", as in «والأودية», but not the first letter of a word like «وادي». */
function withoutAnd(text: string): string {
  const [first = ''] = words(text);
  const rest = first.slice(1);
  return first.startsWith('و') && rest.length > 2 && stem(first) === stem(rest) ? text.replace(/^و\p{M}*/u, '') : text;
}
