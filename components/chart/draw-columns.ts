import { widthOf } from '#components/home/cut-to-width.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ChartRow, YearsHref } from './chart.ts';
import { type Drawing, directed, hatched, type Layout, type LinkBox, type PathShape, rectangle, type TextShape } from './shapes.ts';
import { type YearBar, yearBars } from './year-bars.ts';

/** Maximum columns, and minimum width of a column with its gap, which is a target for a finger. */
const [columnsMax, stepMin] = [30, 24];
const columnWidthMax = 64;
const gapShare = 0.28;
/** Maximum height of the columns, in pixels and as a share of the width, which keeps them low on a phone. */
const [plotHeightMax, plotShare] = [190, 0.44];

/** Years as columns with values. Years without publications leave a gap; too many years share columns. A year that is not over is hatched. */
export function drawColumns(rows: readonly ChartRow[], hrefOf: YearsHref | undefined, layout: Layout): Drawing {
  const { width, size } = layout;
  const { bars, step } = columnScale(rows, Math.max(...rows.map(({ count }) => count)), hrefOf, layout);
  const plotHeight = Math.min(plotHeightMax, width * plotShare);
  const ground = size * 1.6 + plotHeight;
  const columns = columnShapes({ bars, step, countMax: Math.max(1, ...bars.map(({ count }) => count)), ground, plotHeight }, layout);
  return {
    width,
    height: ground + size * 2,
    paths: [...columns.paths, { d: `M0 ${ground}H${width}`, stroke: 'hair' }],
    texts: [...columns.texts, ...yearLabels(bars, step, ground + size * 1.5, layout)],
    links: columns.links,
    bars,
  };
}

/** Columns for the years of `rows`, with room for values up to `countMax`, and the width of a column with its gap. */
export function columnScale(
  rows: readonly ChartRow[],
  countMax: number,
  hrefOf: YearsHref | undefined,
  { width, size, isMirrored }: Layout,
) {
  const valueRoom = Math.max(size * 1.5, formatInteger(countMax, 'en').length * size * 0.62 + 2) + size * 0.3;
  const barsMax = Math.min(columnsMax, Math.floor(width / Math.max(stepMin, valueRoom)));
  const bars = yearBars(rows, { barsMax, isMirrored, hrefOf });
  return { bars, step: Math.min(width / bars.length, columnWidthMax / (1 - gapShare)) };
}

interface ColumnPlot {
  readonly bars: readonly YearBar[];
  readonly step: number;
  /** The count of the highest column. */
  readonly countMax: number;
  /** The y position of the foot of the columns, and the height of the highest column. */
  readonly ground: number;
  readonly plotHeight: number;
}

/** Columns with their values, and a link over each. */
export function columnShapes(plot: ColumnPlot, layout: Layout): Pick<Drawing, 'paths' | 'texts' | 'links'> {
  const { bars, step, countMax, ground, plotHeight } = plot;
  const { size } = layout;
  const { x } = directed(layout);
  const barWidth = step * (1 - gapShare);
  const paths: PathShape[] = [];
  const texts: TextShape[] = [];
  const links: LinkBox[] = [];
  for (const [index, { count, unfinished, isNamed, label, href }] of bars.entries()) {
    if (count === 0) continue;
    const barLeft = index * step + (step - barWidth) / 2;
    const height = Math.max(2, (count / countMax) * plotHeight);
    const openHeight = (unfinished / count) * height;
    const tone = isNamed ? 'accent' : 'control';
    if (unfinished < count)
      paths.push({ d: rectangle(x(barLeft, barWidth), ground - height + openHeight, barWidth, height - openHeight), fill: tone });
    if (unfinished > 0)
      paths.push({ d: hatched(x(barLeft, barWidth), ground - height, barWidth, openHeight), stroke: tone, strokeWidth: 1.25 });
    const text = formatInteger(count, 'en');
    texts.push({ text, x: x(barLeft + barWidth / 2), y: ground - height - size * 0.4, side: 'middle', size, tone: 'ink' });
    const box = { x: x(index * step, step), y: ground - plotHeight - size * 1.6, width: step, height: plotHeight + size * 1.6 };
    if (href) links.push({ ...box, href, label: `${label}: ${text}` });
  }
  return { paths, texts, links };
}

/** How many columns an axis may have between two labels, plus one: for columns of one year, and for wider ones. */
const [yearStrides, spanStrides] = [
  [1, 2, 5, 10, 20],
  [1, 2, 3, 4, 5, 6, 8, 10, 15],
];

/** The years below their columns: of the first, the last, and between them of all columns, or of those that begin a round span. */
export function yearLabels(bars: readonly YearBar[], step: number, y: number, layout: Layout): readonly TextShape[] {
  const { width, size } = layout;
  const { x, side } = directed(layout);
  const labels = bars.map(({ from, label }, index) => {
    const room = widthOf(label) * size + size * 0.6;
    const middle = (index + 0.5) * step;
    const place = middle - room / 2 < 0 ? 'start' : middle + room / 2 > width ? 'end' : 'middle';
    const at = { start: 0, middle, end: width }[place];
    const left = { start: 0, middle: middle - room / 2, end: width - room }[place];
    return { from, left, right: left + room, text: { text: label, x: x(at), y, side: side(place), size, tone: 'muted' } as const };
  });
  const [first, last] = [labels[0], labels.at(-1)];
  if (!first || !last || first === last) return first ? [first.text] : [];
  const years = Math.max(...bars.slice(1).map(({ from, to }) => to - from + 1));
  for (const stride of years === 1 ? yearStrides : spanStrides) {
    const between = labels
      .slice(1, -1)
      .filter(({ from, left, right }) => (from / years) % stride === 0 && left >= first.right && right <= last.left);
    if (between.every(({ left }, index) => index === 0 || left >= (between[index - 1]?.right ?? 0)))
      return [first, ...between, last].map(({ text }) => text);
  }
  return [first.text, last.text];
}
