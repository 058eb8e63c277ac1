import { type YearColumn, yearColumns } from '#components/research/filters/year-columns.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ChartRow } from './chart.ts';
import { type Drawing, directed, type Layout, type PathShape, rectangle, type TextShape } from './shapes.ts';

/** Thinner columns have no room for their values. */
const columnsMax = 30;
const columnMax = 44;
const gapShare = 0.28;
/** Of the columns: on a phone lower, so that what follows is on the screen as well. */
const [plotHeightMax, plotShare] = [190, 0.44];

/**
 * Years as columns, each with its value. Years without publications keep their place; where there are more years than columns with room for their
 * values, a column is several. What belongs to a year that is not over is hollow.
 */
export function drawColumns(rows: readonly ChartRow[], layout: Layout): Drawing {
  const { width, size } = layout;
  const { x } = directed(layout);
  const years = rows.map(({ id, count }) => ({ year: Number(id), count }));
  const digits = formatInteger(Math.max(...rows.map(({ count }) => count)), 'en').length;
  const room = Math.max(size * 1.5, digits * size * 0.62 + 2);
  const bins = yearColumns(years, Math.min(columnsMax, Math.floor(width / (room + size * 0.3))));
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const step = Math.min(width / bins.length, columnMax / (1 - gapShare));
  const thick = step * (1 - gapShare);
  const plotHeight = Math.min(plotHeightMax, width * plotShare);
  const top = size * 1.6;
  const ground = top + plotHeight;
  const inBin = ({ from, to }: YearColumn) => rows.filter(({ id }) => Number(id) >= from && Number(id) <= to);
  const paths: PathShape[] = [];
  const texts: TextShape[] = [];
  for (const [at, bin] of bins.entries()) {
    if (bin.count === 0) continue;
    const start = at * step + (step - thick) / 2;
    const height = Math.max(2, (bin.count / most) * plotHeight);
    const members = inBin(bin);
    const open = members.reduce((sum, { isUnfinished, count }) => sum + (isUnfinished ? (count / bin.count) * height : 0), 0);
    const tone = members.every(({ isNamed }) => isNamed) ? 'accent' : 'control';
    if (height - open > 0.5) paths.push({ d: rectangle(x(start, thick), ground - height + open, thick, height - open), fill: tone });
    if (open > 0)
      paths.push({ d: rectangle(x(start + 1, thick - 2), ground - height + 0.75, thick - 2, open - 0.75), stroke: tone, isDashed: true });
    texts.push({
      text: formatInteger(bin.count, 'en'),
      x: x(start + thick / 2),
      y: ground - height - size * 0.4,
      side: 'middle',
      size,
      tone: 'ink',
    });
  }
  paths.push({ d: `M0 ${ground}H${width}`, stroke: 'hair' });
  return { width, height: ground + size * 2, paths, texts: [...texts, ...yearLabels(bins, step, ground + size * 1.5, layout)] };
}

/** Under a column of one year its year; where columns are several years, where each begins, and at the end the last. */
function yearLabels(bins: readonly YearColumn[], step: number, y: number, layout: Layout): readonly TextShape[] {
  const { width, size } = layout;
  const { x, side } = directed(layout);
  const [first, last] = [bins[0], bins.at(-1)];
  if (!first || !last) return [];
  const isSingle = bins.every(({ from, to }) => from === to);
  const isEarly = first.isEarly && first.from !== first.to;
  const yearRoom = size * 2.5;
  // A span of years is written from left to right in both languages.
  const line = { y, size, tone: 'muted', lang: 'en' } as const;
  // A wide first column has room for its year below its middle.
  const isCentred = isSingle && step >= yearRoom;
  const labels: TextShape[] = [
    {
      ...line,
      text: isEarly ? `${first.from}–${first.to}` : String(first.from),
      ...(isCentred ? { x: x(step / 2), side: 'middle' } : { x: x(0), side: side('start') }),
    },
  ];
  const end = isSingle ? (bins.length - 0.5) * step + yearRoom / 2 : bins.length * step;
  labels.push({ ...line, text: String(last.to), x: x(Math.min(width, end)), side: side('end') });
  let taken = isEarly ? yearRoom * 2.2 : isCentred ? step / 2 + yearRoom * 0.8 : yearRoom * 1.3;
  for (const [at, { from }] of bins.entries()) {
    const middle = isSingle ? (at + 0.5) * step : at * step;
    const isRound = step > yearRoom * 1.5 || from % (isSingle ? 5 : 10) === 0;
    if (at === 0 || !isRound || middle - yearRoom / 2 < taken || middle + yearRoom * 1.8 > end) continue;
    labels.push({ ...line, text: String(from), x: x(middle), side: 'middle' });
    taken = middle + yearRoom * 0.8;
  }
  return labels;
}
