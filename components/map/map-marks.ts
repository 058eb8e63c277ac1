import { placeOfCountry } from './country-places.ts';

/** In units of the drawing. */
const radius = { least: 4, most: 30 } as const;
export interface Circle {
  readonly x: number;
  readonly y: number;
  readonly r: number;
}

/** The radius of a mark whose count is such a share of the largest, in units of the drawing. */
export const radiusOf = (share: number) => Number(Math.max(radius.least, radius.most * Math.sqrt(share)).toFixed(1));

/** Between two marks; what rounding to whole units takes is a part of it. */
const gap = 2;
/** Rounds of pushing marks apart; those around the Gulf need about twenty. */
const roundsMax = 40;

/** Where each country has its mark. Marks that would overlap are moved apart, the smaller one of a pair further. */
export function marksOf<Country extends { readonly count: number }>(
  countries: readonly Country[],
  most: number,
  codeOf: (country: Country) => string,
): readonly ({ readonly country: Country } & Circle)[] {
  const marks = countries.flatMap((country) => {
    const place = placeOfCountry(codeOf(country));
    return place ? [{ country, x: place[0], y: place[1], r: radiusOf(country.count / most) }] : [];
  });
  for (let round = 0; round < roundsMax; round++) {
    let isApart = true;
    for (const [at, one] of marks.entries())
      for (const other of marks.slice(at + 1)) {
        const [dx, dy] = [other.x - one.x || 0.1, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        const overlap = one.r + other.r + gap - distance;
        if (overlap <= 0) continue;
        isApart = false;
        const share = one.r ** 2 / (one.r ** 2 + other.r ** 2);
        for (const [mark, part] of [
          [one, share - 1],
          [other, share],
        ] as const) {
          mark.x += (dx / distance) * overlap * part;
          mark.y += (dy / distance) * overlap * part;
        }
      }
    if (isApart) break;
  }
  return marks.map(({ x, y, ...mark }) => ({ ...mark, x: Math.round(x), y: Math.round(y) }));
}
