import { cutToWidth, widthOf } from '#components/home/cut-to-width.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ChartRow } from './chart.ts';
import { type Drawing, directed, hatched, type Layout, type LinkBox, type PathShape, rectangle, type TextShape } from './shapes.ts';

/** Minimum width with names next to the bars; narrower drawings have the names above the bars. */
const sideBySideFrom = 480;
const barHeight = 8;
/** Minimum height of a link for a finger. */
const touchHeight = 44;

/** Horizontal bars with names and values, each a link. The bar of a year that is not over is hatched. */
export function drawBars(rows: readonly ChartRow[], layout: Layout): Drawing {
  const { width, size } = layout;
  const { x, side } = directed(layout);
  const isWide = width >= sideBySideFrom;
  const countMax = Math.max(1, ...rows.map(({ count }) => count));
  const valueRoom = formatInteger(countMax, 'en').length * size * 0.62;
  const longest = Math.max(...rows.map(({ name }) => widthOf(name))) * size;
  const nameRoom = isWide ? Math.min(width * 0.5, longest) : width - valueRoom - size;
  const barStart = isWide ? nameRoom + valueRoom + size * 2 : 0;
  const step = isWide ? size * 2.1 : Math.max(touchHeight, size * 2.3 + barHeight);
  const paths: PathShape[] = [];
  const texts: TextShape[] = [];
  const links: LinkBox[] = [];
  for (const [index, { name, lang, count, isUnfinished, isNamed, href }] of rows.entries()) {
    const top = index * step;
    const baseline = top + size * 1.15;
    const line = { y: baseline, size, tone: 'ink' } as const;
    texts.push({ ...line, text: cutToWidth(name, nameRoom / size + 0.01), x: x(0), side: side('start'), ...(lang && { lang }) });
    const value = formatInteger(count, 'en');
    texts.push({
      ...line,
      text: value,
      x: x(isWide ? nameRoom + size + valueRoom : width),
      side: side('end'),
      isBold: true,
    });
    const barLength = Math.max(count > 0 ? 2 : 0, (count / countMax) * (width - barStart));
    const y = isWide ? baseline - size * 0.35 - barHeight / 2 : baseline + size * 0.5;
    const tone = isNamed ? 'accent' : 'control';
    if (isUnfinished) paths.push({ d: hatched(x(barStart, barLength), y, barLength, barHeight), stroke: tone, strokeWidth: 1.25 });
    else if (barLength > 0) paths.push({ d: rectangle(x(barStart, barLength), y, barLength, barHeight), fill: tone });
    if (href) links.push({ href, label: `${name}: ${value}`, x: 0, y: top, width, height: step });
  }
  return { width, height: rows.length * step, paths, texts, links };
}
