import { type YearColumn, yearColumns } from '#components/research/filters/year-columns.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ChartRow } from './chart.ts';
import { type Drawing, directed, type Layout, type PathShape, rectangle, type TextShape } from './shapes.ts';

/** Maximum columns; more would be too thin for their values. */
const columnsMax = 30;
const columnWidthMax = 44;
const gapShare = 0.28;
/** Maximum height of the columns, in pixels and as a share of the width, which keeps them low on a phone. */
const [plotHeightMax, plotShare] = [190, 0.44];

/**
 * Years as columns with values. Years without publications leave a gap; too many years are grouped into bins. The current year is a
 * dashed outline.
 */
export function drawColumns(rows: readonly ChartRow[], layout: Layout): Drawing {
  const { width, size } = layout;
  const scale = columnScale(rows, Math.max(...rows.map(({ count }) => count)), layout);
  const plotHeight = Math.min(plotHeightMax, width * plotShare);
  const ground = size * 1.6 + plotHeight;
  const columns = columnShapes(
    rows,
    { ...scale, countMax: Math.max(1, ...scale.bins.map(({ count }) => count)), ground, plotHeight },
    layout,
  );
  return {
    width,
    height: ground + size * 2,
    paths: [...columns.paths, { d: `M0 ${ground}H${width}`, stroke: 'hair' }],
    texts: [...columns.texts, ...yearLabels(scale.bins, scale.step, ground + size * 1.5, layout)],
  };
}

/** Columns for the years of `rows`, with room for values up to `countMax`, and the width of a column with its gap. */
export function columnScale(rows: readonly ChartRow[], countMax: number, { width, size }: Layout) {
  const years = rows.map(({ id, count }) => ({ year: Number(id), count }));
  const digits = formatInteger(countMax, 'en').length;
  const labelRoom = Math.max(size * 1.5, digits * size * 0.62 + 2);
  const bins = yearColumns(years, Math.min(columnsMax, Math.floor(width / (labelRoom + size * 0.3))));
  return { bins, step: Math.min(width / bins.length, columnWidthMax / (1 - gapShare)) };
}

interface ColumnPlot {
  readonly bins: readonly YearColumn[];
  readonly step: number;
  /** The count of the highest column. */
  readonly countMax: number;
  /** The y position of the foot of the columns, and the height of the highest column. */
  readonly ground: number;
  readonly plotHeight: number;
}

/** The columns of rows by year, each with its value. */
export function columnShapes(rows: readonly ChartRow[], plot: ColumnPlot, layout: Layout): Pick<Drawing, 'paths' | 'texts'> {
  const { bins, step, countMax, ground, plotHeight } = plot;
  const { size } = layout;
  const { x } = directed(layout);
  const barWidth = step * (1 - gapShare);
  const paths: PathShape[] = [];
  const texts: TextShape[] = [];
  for (const [index, { from, to }] of bins.entries()) {
    const members = rows.filter(({ id }) => Number(id) >= from && Number(id) <= to);
    const total = members.reduce((sum, { count }) => sum + count, 0);
    if (total === 0) continue;
    const barLeft = index * step + (step - barWidth) / 2;
    const height = Math.max(2, (total / countMax) * plotHeight);
    const unfinishedHeight = members.reduce((sum, { isUnfinished, count }) => sum + (isUnfinished ? (count / total) * height : 0), 0);
    const tone = members.every(({ isNamed }) => isNamed) ? 'accent' : 'control';
    if (height - unfinishedHeight > 0.5)
      paths.push({
        d: rectangle(x(barLeft, barWidth), ground - height + unfinishedHeight, barWidth, height - unfinishedHeight),
        fill: tone,
      });
    if (unfinishedHeight > 0)
      paths.push({
        d: rectangle(x(barLeft + 1, barWidth - 2), ground - height + 0.75, barWidth - 2, unfinishedHeight - 0.75),
        stroke: tone,
        isDashed: true,
      });
    texts.push({
      text: formatInteger(total, 'en'),
      x: x(barLeft + barWidth / 2),
      y: ground - height - size * 0.4,
      side: 'middle',
      size,
      tone: 'ink',
    });
  }
  return { paths, texts };
}

/** Labels for the first and the last year, and between them for round years where a label fits. */
export function yearLabels(bins: readonly YearColumn[], step: number, y: number, layout: Layout): readonly TextShape[] {
  const { width, size } = layout;
  const { x, side } = directed(layout);
  const [firstBin, lastBin] = [bins[0], bins.at(-1)];
  if (!firstBin || !lastBin) return [];
  const isSingle = bins.every(({ from, to }) => from === to);
  const isEarly = firstBin.isEarly && firstBin.from !== firstBin.to;
  const yearRoom = size * 2.5;
  // Spans of years run left to right in both languages.
  const line = { y, size, tone: 'muted', lang: 'en' } as const;
  // If columns are wide enough, the first year is centred below its column.
  const isCentred = isSingle && step >= yearRoom;
  const labels: TextShape[] = [
    {
      ...line,
      text: isEarly ? `${firstBin.from}–${firstBin.to}` : String(firstBin.from),
      ...(isCentred ? { x: x(step / 2), side: 'middle' } : { x: x(0), side: side('start') }),
    },
  ];
  const axisEnd = isSingle ? (bins.length - 0.5) * step + yearRoom / 2 : bins.length * step;
  labels.push({ ...line, text: String(lastBin.to), x: x(Math.min(width, axisEnd)), side: side('end') });
  let usedWidth = isEarly ? yearRoom * 2.2 : isCentred ? step / 2 + yearRoom * 0.8 : yearRoom * 1.3;
  for (const [index, { from }] of bins.entries()) {
    const middle = isSingle ? (index + 0.5) * step : index * step;
    const isRound = step > yearRoom * 1.5 || from % (isSingle ? 5 : 10) === 0;
    if (index === 0 || !isRound || middle - yearRoom / 2 < usedWidth || middle + yearRoom * 1.8 > axisEnd) continue;
    labels.push({ ...line, text: String(from), x: x(middle), side: 'middle' });
    usedWidth = middle + yearRoom * 0.8;
  }
  return labels;
}
