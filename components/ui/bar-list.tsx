import { Text } from '#components/text/text.tsx';
import type { BarRow } from '#lib/answers/bar-row.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { CountLink } from './count-link.tsx';

interface BarListProps {
  readonly rows: readonly BarRow[];
  /** The count of a full bar. At 1, all counts are equal and no bars are drawn. */
  readonly countMax: number;
  readonly language: Language;
  /** Accessible label of the counts. */
  readonly countName?: (count: number) => string;
}

/** Names with counts and bars; assistive technology skips the bars, which repeat the counts. */
export function BarList({ rows, countMax, language, countName }: BarListProps) {
  return (
    <ul className="mt-2 grid grid-cols-[fit-content(60%)_auto_minmax(3rem,1fr)] gap-x-3 text-sm">
      {rows.map(({ id, name, count, href, countHref }) => (
        <li key={id} className="col-span-3 grid break-inside-avoid grid-cols-subgrid items-center py-0.5 max-md:min-h-11">
          {href && count > 0 ? (
            <a href={href} className="touch no-underline hover:underline">
              <Text value={name} />
            </a>
          ) : (
            <span className="text-muted">
              <Text value={name} />
            </span>
          )}{' '}
          <span className="text-xs">
            <CountLink href={countHref}>
              <span aria-hidden={countName ? true : undefined} className="min-w-7 text-end max-md:min-w-11">
                {formatInteger(count, language)}
              </span>{' '}
              {countName && <span className="sr-only">{countName(count)}</span>}
            </CountLink>
          </span>
          {countMax > 1 && <Bar share={count / countMax} />}
        </li>
      ))}
    </ul>
  );
}

/** A bar of the given share (0 to 1) of the width. */
export function Bar({ share }: { readonly share: number }) {
  return (
    <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true" className="mirror h-1.5 w-full">
      <rect width={Math.round(share > 0 ? Math.max(1, share * 100) : 0)} height="4" className="fill-accent" />
    </svg>
  );
}
