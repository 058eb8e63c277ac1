import { placesOfCountries } from './world-shape.ts';

const places: ReadonlyMap<string, readonly [x: number, y: number]> = new Map(
  placesOfCountries.split(';').map((line) => {
    const [code, x, y] = line.split(' ') as [string, string, string];
    return [code, [Number(x), Number(y)]];
  }),
);

/** Position of a country (ISO 3166-1 alpha-2) in the units of `worldSize`; undefined if the map does not show it. */
export function placeOfCountry(code: string): readonly [x: number, y: number] | undefined {
  return places.get(code);
}
