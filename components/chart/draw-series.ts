import { cutToWidth } from '#components/home/cut-to-width.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ChartRow, ChartSeries } from './chart.ts';
import { columnScale, columnShapes, yearLabels } from './draw-columns.ts';
import { type Drawing, directed, type Layout, type LinkBox, type PathShape, type TextShape } from './shapes.ts';
import { barOf } from './year-bars.ts';

/** Height of the highest column, in a comparison of few and of more series. */
const [plotHeight, lowPlotHeight] = [64, 36];
const fewSeries = 4;

/** Draws series below each other: name, total and columns by year. All series share both scales, so that columns are comparable. */
export function drawSeries(series: readonly ChartSeries[], totals: readonly ChartRow[], layout: Layout): Drawing {
  const { width, size } = layout;
  const { x, side } = directed(layout);
  const { bars, step: columnStep } = columnScale(yearsOf(series), Math.max(...totals.map(({ count }) => count)), undefined, layout);
  const sides = series.map((side) => ({
    ...side,
    bars: bars.map((bar) => barOf(bar, side.years, { isMirrored: layout.isMirrored, hrefOf: side.yearsHref })),
  }));
  const countMax = Math.max(1, ...sides.flatMap((side) => side.bars.map(({ count }) => count)));
  const paths: PathShape[] = [];
  const texts: TextShape[] = [];
  const links: LinkBox[] = [];
  const highest = series.length > fewSeries ? lowPlotHeight : plotHeight;
  const step = size * 4.8 + highest;
  for (const [index, { name, lang, href, bars: columnsOfSide }] of sides.entries()) {
    const total = formatInteger(totals[index]?.count ?? 0, 'en');
    const line = { y: index * step + size * 1.15, size, tone: 'ink', isBold: true } as const;
    const nameRoom = width / size - total.length * 0.7 - 2;
    texts.push({ ...line, text: cutToWidth(name, nameRoom), x: x(0), side: side('start'), ...(lang && { lang }) });
    texts.push({ ...line, text: total, x: x(width), side: side('end') });
    const ground = (index + 1) * step - size * 1.2;
    const columns = columnShapes({ bars: columnsOfSide, step: columnStep, countMax, ground, plotHeight: highest }, layout);
    paths.push(...columns.paths, { d: `M0 ${ground}H${width}`, stroke: 'hair' });
    texts.push(...columns.texts);
    if (href) links.push({ href, label: `${name}: ${total}`, x: 0, y: index * step, width, height: size * 2 });
    links.push(...columns.links.map((link) => ({ ...link, label: `${name}, ${link.label}` })));
  }
  const foot = series.length * step - size * 0.8;
  texts.push(...yearLabels(bars, columnStep, foot + size * 1.1, layout));
  return { width, height: foot + size * 2, paths, texts, links, bars };
}

/** Counts by year, summed over all series, in order of year. */
export function yearsOf(series: readonly ChartSeries[]): readonly ChartRow[] {
  const sums = new Map<string, ChartRow>();
  for (const { years } of series)
    for (const year of years) sums.set(year.id, { ...year, count: year.count + (sums.get(year.id)?.count ?? 0) });
  return [...sums.values()].sort((a, b) => Number(a.id) - Number(b.id));
}
