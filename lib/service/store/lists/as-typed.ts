import { memoized } from '#lib/domain/bounds/memoized.ts';
import { analyse } from '#lib/text/analyse.ts';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';

/** The words of a query that a run of its folded ones were typed as, «رؤية هلال» for «رويه هلال», without an "and" before them; the run itself where the query has none like it. */
export function asTyped(typed: string, folded: string): string {
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

/** Each row of a page names the missing part of the same query. */
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

/** «والأودية» is «الأودية», but «وادي» is a word. */
function withoutAnd(written: string): string {
  const [first = ''] = words(written);
  const rest = first.slice(1);
  return first.startsWith('و') && rest.length > 2 && stem(first) === stem(rest) ? written.replace(/^و\p{M}*/u, '') : written;
}
