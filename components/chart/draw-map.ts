import { widthOf } from '#components/home/cut-to-width.ts';
import { type Circle, marksOf } from '#components/map/map-marks.ts';
import { landPath, worldSize } from '#components/map/world-shape.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ChartRow } from './chart.ts';
import { drawBars } from './draw-bars.ts';
import { circle, type Drawing, inset, type Layout, type TextShape } from './shapes.ts';

const labelsMax = 12;
/** Minimum width with the bars next to the map; narrower drawings have them below. */
const wideFrom = 600;
const gap = 24;

/** A world map with a circle per country, labelled where labels fit, and `bars` for the highest counts. The map is never mirrored. */
export function drawMap(rows: readonly ChartRow[], bars: readonly ChartRow[], layout: Layout): Drawing {
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
