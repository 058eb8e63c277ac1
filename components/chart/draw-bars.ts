import { cutToWidth, widthOf } from '#components/home/cut-to-width.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ChartRow } from './chart.ts';
import { type Drawing, directed, type Layout, type PathShape, rectangle, type TextShape } from './shapes.ts';

/** Minimum width with names next to the bars; narrower drawings have the names above the bars. */
const sideBySideFrom = 480;
const barHeight = 8;

/** Horizontal bars with names and values. The bar of the current year is a dashed outline. */
export function drawBars(rows: readonly ChartRow[], layout: Layout): Drawing {
  const { width, size } = layout;
  const { x, side } = directed(layout);
  const isWide = width >= sideBySideFrom;
  const countMax = Math.max(1, ...rows.map(({ count }) => count));
  const valueRoom = formatInteger(countMax, 'en').length * size * 0.62;
  const longest = Math.max(...rows.map(({ name }) => widthOf(name))) * size;
  const nameRoom = isWide ? Math.min(width * 0.5, longest) : width - valueRoom - size;
  const barStart = isWide ? nameRoom + valueRoom + size * 2 : 0;
  const step = isWide ? size * 2.1 : size * 1.7 + barHeight + size * 0.6;
  const paths: PathShape[] = [];
  const texts: TextShape[] = [];
  for (const [index, { name, lang, count, isUnfinished, isNamed }] of rows.entries()) {
    const top = index * step;
    const baseline = top + size * 1.15;
    const line = { y: baseline, size, tone: 'ink' } as const;
    texts.push({ ...line, text: cutToWidth(name, nameRoom / size), x: x(0), side: side('start'), ...(lang && { lang }) });
    texts.push({
      ...line,
      text: formatInteger(count, 'en'),
      x: x(isWide ? nameRoom + size + valueRoom : width),
      side: side('end'),
      isBold: true,
    });
    const barLength = Math.max(count > 0 ? 2 : 0, (count / countMax) * (width - barStart));
    const y = isWide ? baseline - size * 0.35 - barHeight / 2 : baseline + size * 0.5;
    const tone = isNamed ? 'accent' : 'control';
    if (isUnfinished)
      paths.push({
        d: rectangle(x(barStart + 0.75, barLength - 1.5), y + 0.75, barLength - 1.5, barHeight - 1.5),
        stroke: tone,
        isDashed: true,
      });
    else if (barLength > 0) paths.push({ d: rectangle(x(barStart, barLength), y, barLength, barHeight), fill: tone });
  }
  return { width, height: rows.length * step, paths, texts };
}
