import { Fragment } from 'react';
import { Ltr } from '#components/text.tsx';
import { directionOf } from '#lib/domain/language.ts';
import type { Highlight } from '#lib/domain/research.ts';
import { type SignRun, signRuns } from '#lib/text/query/sign-runs.ts';

interface MarkedTextProps {
  readonly hit: Pick<Highlight, 'before' | 'match' | 'after'>;
  readonly lang: string;
}

/** A text with the words of the query marked in their original spelling. The mark lies inside a name that has to be isolated (`signRuns`), never around a part of it. */
export function MarkedText({ hit, lang }: MarkedTextProps) {
  const { before, match, after } = hit;
  const text = before + match + after;
  const dir = directionOf(lang);
  const runs: readonly SignRun[] = dir === 'rtl' ? signRuns(text) : [{ text }];
  const [from, to] = [before.length, before.length + match.length];
  let end = 0;
  return (
    <bdi lang={lang} dir={dir}>
      {runs.map((run) => {
        const start = end;
        end += run.text.length;
        const cut = (place: number) => Math.min(Math.max(place - start, 0), run.text.length);
        const marked = run.text.slice(cut(from), cut(to));
        const Element = run.ltr ? Ltr : Fragment;
        return (
          <Element key={start}>
            {run.text.slice(0, cut(from))}
            {marked && <mark>{marked}</mark>}
            {run.text.slice(cut(to))}
          </Element>
        );
      })}
    </bdi>
  );
}
