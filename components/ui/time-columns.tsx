import { scaleBand, scaleLinear } from 'd3-scale';
import { isRightToLeft, type Language } from '#lib/languages/languages.ts';

interface TimeColumnsProps {
  readonly rows: readonly { readonly id: string; readonly count: number; readonly title?: string }[];
  readonly countMax: number;
  /** Accessible name of the drawing. */
  readonly label: string;
  readonly language: Language;
  /** Class that sets the height. */
  readonly className: string;
}

/** Size in drawing units; the drawing is scaled to the available width. */
const width = 320;
const height = 72;

/** Counts as columns in the reading direction of the page. A count of zero has no column; all other columns are at least two units high. */
export function TimeColumns({ rows, countMax, label, language, className }: TimeColumnsProps) {
  const x = scaleBand(
    rows.map(({ id }) => id),
    isRightToLeft(language) ? [width, 0] : [0, width],
  ).paddingInner(0.16);
  const y = scaleLinear([0, countMax], [0, height]);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
      className={`mt-3 block w-full border-b border-hair ${className}`}
      style={{ direction: 'ltr' }}
    >
      {rows
        .filter(({ count }) => count > 0)
        .map(({ id, count, title }) => {
          const size = Math.max(2, y(count));
          return (
            <rect key={id} x={x(id)} y={height - size} width={x.bandwidth()} height={size} className="fill-accent">
              {title && <title>{title}</title>}
            </rect>
          );
        })}
    </svg>
  );
}
