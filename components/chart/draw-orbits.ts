import { lineOf, markDots, type OrbitDrawing } from '#components/home/orbit-marks.ts';
import { dotPath } from '#components/home/orbit-scale.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ChartRow } from './chart.ts';
import { type Drawing, directed, type Layout, type LinkBox, type PathShape, type TextShape } from './shapes.ts';

/** Minimum width with names next to the orbits; narrower drawings have them above. */
const sideBySideFrom = 480;
const dotPitch = 4.3;
/** Height of the middle of an orbit above its ends. */
const sag = 8;

/** Fields as flat orbits, largest first: dots are publications, time runs along the orbit, the count is next to the name. */
export function drawOrbits(orbits: OrbitDrawing, rows: readonly ChartRow[], layout: Layout): Drawing {
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
