import type { Chart, ChartRow } from '#components/chart/chart.ts';
import { drawColumns } from '#components/chart/draw-columns.ts';
import { drawSeries } from '#components/chart/draw-series.ts';
import {
  circle,
  type Drawing,
  directed,
  hatched,
  inset,
  type Layout,
  type LinkBox,
  type PathShape,
  rectangle,
  type TextShape,
} from '#components/chart/shapes.ts';
import { cutToWidth, widthOf } from '#components/home/cut-to-width.ts';
import { lineOf, markDots, type OrbitDrawing } from '#components/home/orbit-marks.ts';
import { dotPath } from '#components/home/orbit-scale.ts';
import { type Circle, marksOf } from '#components/map/map-marks.ts';
import { landPath, worldSize } from '#components/map/world-shape.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { isByYear } from '#lib/url/chart-address.ts';
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

/** Minimum width with names next to the orbits or bars; narrower drawings have them above. */
const sideBySideFrom = 480;
const dotPitch = 4.3;
/** Height of the middle of an orbit above its ends. */
const sag = 8;

/** Fields as flat orbits, largest first: dots are publications, time runs along the orbit, the count is next to the name. */
function drawOrbits(orbits: OrbitDrawing, rows: readonly ChartRow[], layout: Layout): Drawing {
  const { width, size } = layout;
  const { x, side } = directed(layout);
  const isWide = width >= sideBySideFrom;
  const lineStart = isWide ? Math.round(size * 15) : 0;
  const length = width - lineStart - 4;
  const line = lineOf(orbits.lastYear, length, dotPitch);
  const paths: PathShape[] = [];
  const texts: TextShape[] = [];
  const links: LinkBox[] = [];
  let y = 0;
  for (const [index, field] of orbits.fields.toReversed().entries()) {
    const dots = field.marks.flatMap((mark) => markDots(field, mark, orbits.worksPerDot, line));
    const halfHeight = Math.max(size * 0.5, ...dots.map(({ across }) => Math.abs(across))) + 3;
    const nameHeight = isWide ? 0 : size * 1.6;
    const level = y + nameHeight + halfHeight + sag;
    const orbitAt = (distance: number) => level - 4 * sag * (distance / length) * (1 - distance / length);
    const xAt = (distance: number) => x(lineStart + distance);
    const row = rows[index];
    const text = { y: isWide ? level : y + size * 1.2, size, tone: 'ink' } as const;
    texts.push({ ...text, text: row?.name ?? '', x: x(0), side: side('start') });
    texts.push({
      ...text,
      text: formatInteger(field.total, 'en'),
      x: x(isWide ? lineStart - size : width),
      side: side('end'),
      isBold: true,
    });
    paths.push({ d: `M${xAt(0)} ${level}Q${xAt(length / 2)} ${level - 2 * sag} ${xAt(length)} ${level}`, stroke: 'hair' });
    paths.push({
      d: dotPath(dots.map(({ along, across }) => [xAt(along), orbitAt(along) + across])),
      stroke: row?.isNamed ? 'accent' : 'control',
      strokeWidth: 3.5,
      hasRoundCaps: true,
    });
    const end = level + halfHeight + size * 0.3;
    if (row?.href) links.push({ href: row.href, label: `${row.name}: ${formatInteger(row.count, 'en')}`, x: 0, y, width, height: end - y });
    y = end;
  }
  const yearLabels = [
    orbits.firstYear,
    ...[1980, 2000, 2010].filter((year) => year > orbits.firstYear + 20 && year < orbits.lastYear - 5),
    orbits.lastYear,
  ];
  for (const [index, year] of yearLabels.entries()) {
    const share = index === 0 ? 0 : index === yearLabels.length - 1 ? 1 : line.scale.at(year);
    texts.push({
      text: String(year),
      x: x(lineStart + share * length),
      y: y + size * 1.2,
      side: side(index === 0 ? 'start' : index === yearLabels.length - 1 ? 'end' : 'middle'),
      size,
      tone: 'muted',
    });
  }
  return { width, height: Math.ceil(y + size * 1.8), paths, texts, links };
}

const labelsMax = 12;
/** Minimum width with the bars next to the map; narrower drawings have them below. */
const wideFrom = 600;
const gap = 24;

/** A world map with a circle per country, labelled where labels fit, and `bars` for the highest counts. The map is never mirrored. */
function drawMap(rows: readonly ChartRow[], bars: readonly ChartRow[], layout: Layout): Drawing {
  const { width, size, isMirrored } = layout;
  const isWide = width >= wideFrom;
  const mapWidth = isWide ? Math.round(width * 0.58) : width;
  const list = drawBars(bars, { ...layout, width: isWide ? width - mapWidth - gap : width });
  const scale = mapWidth / worldSize.width;
  const mapHeight = Math.round(worldSize.height * scale);
  const mapLeft = isWide && isMirrored ? width - mapWidth : 0;
  const height = isWide ? Math.max(mapHeight, list.height) : mapHeight + gap + list.height;
  const top = isWide ? Math.round((height - mapHeight) / 2) : 0;
  const countMax = Math.max(1, ...rows.map(({ count }) => count));
  const marks = marksOf(rows, countMax, ({ id }) => id).map(({ country, x, y, r }) => ({
    country,
    x: mapLeft + x * scale,
    y: top + y * scale,
    r: r * scale,
  }));
  const labels = separateLabels(
    marks.slice(0, labelsMax).map(({ country, ...mark }) => valueAt(mark, formatInteger(country.count, 'en'), size)),
  );
  const listShapes = inset(
    list,
    isWide && !isMirrored ? mapWidth + gap : 0,
    isWide ? Math.round((height - list.height) / 2) : mapHeight + gap,
  );
  return {
    width,
    height,
    paths: [
      { d: landPath, fill: 'line', placed: { x: mapLeft, y: top, scale } },
      ...marks.map(({ country, x, y, r }) => ({
        d: circle(x, y, r),
        fill: country.isNamed ? ('accent' as const) : ('control' as const),
        stroke: 'paper' as const,
      })),
      ...listShapes.paths,
    ],
    texts: [...labels, ...listShapes.texts],
    links: listShapes.links,
  };
}

/** The label of a circle: inside where it fits, otherwise above. */
function valueAt({ x, y, r }: Circle, text: string, size: number): TextShape {
  const small = size * 0.8;
  const isInside = widthOf(text) * small < 1.8 * r;
  const labelPosition = isInside ? ({ y: y + small * 0.35, tone: 'paper' } as const) : ({ y: y - r - 3, tone: 'ink' } as const);
  return { text, x, side: 'middle', size: small, ...labelPosition };
}

/** Omits labels that overlap an earlier label. The largest values are readable anyway, because the bars show them too. */
function separateLabels(labels: readonly TextShape[]): readonly TextShape[] {
  const placedLabels: TextShape[] = [];
  for (const label of labels) {
    const isFree = placedLabels.every(
      (other) =>
        Math.abs(other.y - label.y) > label.size * 1.2 ||
        Math.abs(other.x - label.x) > ((other.text.length + label.text.length) * label.size * 0.6) / 2,
    );
    if (isFree) placedLabels.push(label);
  }
  return placedLabels;
}

const barHeight = 8;
/** Minimum height of a link for a finger. */
const touchHeight = 44;

/** Horizontal bars with names and values, each a link. The bar of a year that is not over is hatched. */
function drawBars(rows: readonly ChartRow[], layout: Layout): Drawing {
  const { width, size } = layout;
  const { x, side } = directed(layout);
  const isWide = width >= sideBySideFrom;
  const countMax = Math.max(1, ...rows.map(({ count }) => count));
  const valueRoom = formatInteger(countMax, 'en').length * size * 0.62;
  const longest = Math.max(...rows.map(({ name }) => widthOf(name))) * size;
  const nameRoom = isWide ? Math.min(width * 0.6, longest) : width - valueRoom - size;
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
