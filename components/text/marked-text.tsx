import { Fragment } from 'react';
import type { Highlight } from '#lib/domain/research.ts';
import { directionOf } from '#lib/languages/languages.ts';
import { type BidiRun, bidiRuns } from '#lib/text/query/bidi-runs.ts';
import { Ltr, tieDashes } from './text.tsx';

type Hit = Pick<Highlight, 'before' | 'match' | 'after'>;

interface MarkedTextProps {
  /** Matches in one text, in any order. */
  readonly hits: readonly Hit[];
  /** Language of the text; undefined when unknown. */
  readonly lang?: string | undefined;
}

/** A text with the matched words marked. A mark that crosses the border of an isolated Latin name (`bidiRuns`) is split there. */
export function MarkedText({ hits, lang }: MarkedTextProps) {
  const [{ before, match, after }] = hits as [Hit];
  const text = before + match + after;
  const dir = lang === undefined ? 'auto' : directionOf(lang);
  const runs: readonly BidiRun[] = dir === 'rtl' ? bidiRuns(text) : [{ text }];
  const marks = hits.map((hit) => [hit.before.length, hit.before.length + hit.match.length] as const).sort(([one], [other]) => one - other);
  let offset = 0;
  return (
    <bdi lang={lang} dir={dir}>
      {runs.map((run) => {
        const start = offset;
        offset += run.text.length;
        const toRunOffset = (position: number) => Math.min(Math.max(position - start, 0), run.text.length);
        const runEnds = [0, ...marks.map(([, to]) => toRunOffset(to))];
        const Element = run.ltr ? Ltr : Fragment;
        return (
          <Element key={start}>
            {marks.map(([from, to], index) => (
              <Fragment key={from}>
                {tieDashes(run.text.slice(runEnds[index], toRunOffset(from)))}
                {toRunOffset(to) > toRunOffset(from) && <mark>{run.text.slice(toRunOffset(from), toRunOffset(to))}</mark>}
              </Fragment>
            ))}
            {tieDashes(run.text.slice(runEnds.at(-1)))}
          </Element>
        );
      })}
    </bdi>
  );
}
