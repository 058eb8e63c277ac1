import { formatInteger } from '#lib/i18n/format.ts';
import { isRightToLeft, type Language } from '#lib/languages/languages.ts';

interface ValuedColumnsProps {
  readonly rows: readonly { readonly id: string; readonly count: number; readonly title: string }[];
  readonly countMax: number;
  /** Accessible name of the drawing. */
  readonly label: string;
  /** Whether a wide window shows a value at each column. Otherwise only the highest columns have one. */
  readonly isRoomy: boolean;
  readonly language: Language;
}

/** Height in pixels of the columns, and of the value above the highest one. */
const [plotHeight, valueHeight] = [72, 16];

/** An SVG length in per cent, which must not be formatted for a language as by `formatPercent`. */
const percentOf = (length: number) => String(length).concat('%');

/** Counts as columns in the direction of the page. Positions are percentages: the columns scale with the width, the text does not. */
export function ValuedColumns({ rows, countMax, label, isRoomy, language }: ValuedColumnsProps) {
  const step = 100 / rows.length;
  const ground = plotHeight + valueHeight;
  const highest = Math.max(...rows.map(({ count }) => count));
  return (
    <svg width="100%" height={ground} role="img" aria-label={label} className="mt-3 block overflow-visible border-b border-hair">
      {rows.map(({ id, count, title }, index) => {
        if (count === 0) return null;
        const left = step * (isRightToLeft(language) ? rows.length - 1 - index : index);
        const height = Math.max(2, (count / countMax) * plotHeight);
        const visibility = count === highest ? '' : isRoomy ? 'max-lg:hidden' : 'hidden';
        return (
          <g key={id}>
            <rect
              x={percentOf(left + step * 0.08)}
              y={ground - height}
              width={percentOf(step * 0.84)}
              height={height}
              className="fill-accent"
            >
              <title>{title}</title>
            </rect>
            <text
              x={percentOf(left + step / 2)}
              y={ground - height - 4}
              textAnchor="middle"
              className={`fill-ink text-[11px] ${visibility}`}
            >
              {formatInteger(count, language)}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
