import { isByYear } from '#lib/url/chart-address.ts';
import type { Chart } from './chart.ts';
import { drawBars } from './draw-bars.ts';
import { drawColumns } from './draw-columns.ts';
import { drawMap } from './draw-map.ts';
import { drawOrbits } from './draw-orbits.ts';
import { drawSeries } from './draw-series.ts';
import type { Drawing, Layout } from './shapes.ts';

/** Maximum bars in a drawing; the table and the CSV file have all. */
export const barsMax = 12;
/** Fewer years are drawn as bars, since so few columns would be wide blocks. */
const columnsMin = 4;

/** What a drawing needs of a chart. */
export type DrawnChart = Pick<Chart, 'kind' | 'rows' | 'orbits' | 'series' | 'yearsHref'>;

/** The drawing of a chart, by kind. */
export function drawChart({ kind, rows, orbits, series, yearsHref }: DrawnChart, layout: Layout): Drawing {
  if (series) return drawSeries(series, rows, layout);
  if (orbits) return drawOrbits(orbits, rows, layout);
  if (kind === 'country') return drawMap(rows, rows.slice(0, barsMax), layout);
  if (!isByYear(kind)) return drawBars(rows.slice(0, barsMax), layout);
  const span = Number(rows.at(-1)?.id) - Number(rows[0]?.id) + 1;
  return span < columnsMin ? drawBars(rows, layout) : drawColumns(rows, yearsHref, layout);
}
