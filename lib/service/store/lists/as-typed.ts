import { analyse } from '#lib/text/analyse.ts';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';

/** The words of a query that a run of its folded ones were typed as, «رؤية هلال» for «رويه هلال», without an "and" before them; the run itself where the query has none like it. */
export function asTyped(typed: string, folded: string): string {
  const written = typed.split(/\s+/).filter(Boolean);
  const own = written.map((word) => analyse(word).units.flatMap((unit) => unit.words));
  for (let from = 0; from < written.length; from += 1)
    for (let to = from + 1; to <= written.length; to += 1)
      if (own.slice(from, to).flat().join(' ') === folded) return withoutAnd(written.slice(from, to).join(' '));
  return folded;
}

/** «والأودية» is «الأودية», but «وادي» is a word. */
function withoutAnd(written: string): string {
  const [first = ''] = words(written);
  const rest = first.slice(1);
  return first.startsWith('و') && rest.length > 2 && stem(first) === stem(rest) ? written.replace(/^و\p{M}*/u, '') : written;
}
