import { widthOf } from '#components/home/cut-to-width.ts';
import { placeOfCountry } from './country-places.ts';
import { worldSize } from './world-shape.ts';

/** Smallest and largest radius of a mark, in drawing units. */
const radius = { least: 4, most: 30 } as const;
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Radius of a mark, in drawing units, for its share of the largest count. */
export const radiusOf = (share: number) => Number(Math.max(radius.least, radius.most * Math.sqrt(share)).toFixed(1));

/** Minimum gap between marks in drawing units; large enough for positions rounded to integers. */
const gap = 2;
/** Maximum passes that push overlapping marks apart; the marks of the Gulf states need about twenty. */
const roundsMax = 40;

/** Positions of the country marks. Overlapping marks are pushed apart, the smaller one further. */
export function marksOf<Country extends { readonly count: number }>(
  countries: readonly Country[],
  countMax: number,
  codeOf: (country: Country) => string,
): readonly ({ readonly country: Country } & Circle)[] {
  const marks = countries.flatMap((country) => {
    const coordinates = placeOfCountry(codeOf(country));
    return coordinates ? [{ country, x: coordinates[0], y: coordinates[1], r: radiusOf(country.count / countMax) }] : [];
  });
  for (let pass = 0; pass < roundsMax; pass++) {
    let isApart = true;
    for (const [index, first] of marks.entries())
      for (const second of marks.slice(index + 1)) {
        const [dx, dy] = [second.x - first.x || 0.1, second.y - first.y];
        const distance = Math.hypot(dx, dy);
        const overlap = first.r + second.r + gap - distance;
        if (overlap <= 0) continue;
        isApart = false;
        const share = first.r ** 2 / (first.r ** 2 + second.r ** 2);
        for (const [mark, part] of [
          [first, share - 1],
          [second, share],
        ] as const) {
          mark.x += (dx / distance) * overlap * part;
          mark.y += (dy / distance) * overlap * part;
        }
      }
    if (isApart) break;
  }
  return marks.map(({ x, y, ...mark }) => ({ ...mark, x: Math.round(x), y: Math.round(y) }));
}

/** Drawing units between a mark and a label next to it. */
const nearGap = 4;
/** Font sizes of labels in drawing units: for phones, which scale the drawing down, and for wider screens. */
const [phoneSize, wideSize] = [26, 15] as const;
/** Font size of a label and its distance from the mark, best first: next to it, farther away with a line to it, or in small type alone. */
const tries = [
  [phoneSize, nearGap],
  [phoneSize, 40],
  [phoneSize, 60],
  [phoneSize, 80],
  [phoneSize, 100],
  [wideSize, nearGap],
] as const;

export interface MapLabel {
  readonly text: string;
  /** Position of the text. `anchor` and `dy` (baseline offset in em) depend on the side of the mark where the label is. */
  readonly x: number;
  readonly y: number;
  readonly anchor: 'start' | 'middle' | 'end';
  readonly dy: number;
  /** Whether the label fits only in the smaller font size of wide screens. */
  readonly isWideOnly: boolean;
  /** Path from the mark to a label that is not next to it. */
  readonly line?: string | undefined;
}

/** Possible label positions around a mark, best first: direction from its centre, text anchor and baseline offset in em. */
const sides = [
  { dx: 0, dy: -1, anchor: 'middle', base: -0.1 },
  { dx: 0, dy: 1, anchor: 'middle', base: 0.85 },
  { dx: -1, dy: 0, anchor: 'end', base: 0.35 },
  { dx: 1, dy: 0, anchor: 'start', base: 0.35 },
  { dx: -0.7, dy: -0.7, anchor: 'end', base: 0 },
  { dx: 0.7, dy: -0.7, anchor: 'start', base: 0 },
  { dx: -0.7, dy: 0.7, anchor: 'end', base: 0.75 },
  { dx: 0.7, dy: 0.7, anchor: 'start', base: 0.75 },
] as const;

/** Labels of the first `labelsMax` marks. A mark without room around it gets none: the bars next to the map name it. */
export function mapLabels(marks: readonly Circle[], textOf: (index: number) => string, labelsMax: number): readonly MapLabel[] {
  const placedBoxes: Box[] = [];
  return marks.slice(0, labelsMax).flatMap((mark, index) => {
    const text = textOf(index);
    for (const [[size, labelGap], { dx, dy, anchor, base }] of tries.flatMap((each) => sides.map((side) => [each, side] as const))) {
      const width = widthOf(text) * size;
      const [x, y] = [Math.round(mark.x + dx * (mark.r + labelGap)), Math.round(mark.y + dy * (mark.r + labelGap))];
      const left = x - { start: 0, middle: width / 2, end: width }[anchor];
      const baseline = y + base * size;
      const box = { left, right: left + width, top: baseline - 0.75 * size, bottom: baseline + 0.2 * size };
      const isFree =
        left >= 0 &&
        box.right <= worldSize.width &&
        box.top >= 0 &&
        !marks.some((one) => touches(one, box)) &&
        !placedBoxes.some((one) => overlaps(one, box));
      if (!isFree) continue;
      placedBoxes.push(box);
      const line = labelGap > nearGap ? `M${mark.x} ${mark.y}L${x} ${y}` : undefined;
      return [{ text, x, y, anchor, dy: base, line, isWideOnly: size === wideSize }];
    }
    return [];
  });
}

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const touches = ({ x, y, r }: Circle, { left, right, top, bottom }: Box) =>
  Math.hypot(x - Math.min(Math.max(x, left), right), y - Math.min(Math.max(y, top), bottom)) < r;

const overlaps = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
