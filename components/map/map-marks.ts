import { placeOfCountry } from './country-places.ts';

/** In drawing units. */
const radius = { least: 4, most: 30 } as const;
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** Radius of a mark, in drawing units, for its share of the largest count. */
export const radiusOf = (share: number) => Number(Math.max(radius.least, radius.most * Math.sqrt(share)).toFixed(1));

/** Gap between marks, including the rounding to whole units. */
const gap = 2;
/** Iterations of separating marks; the Gulf needs about twenty. */
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
