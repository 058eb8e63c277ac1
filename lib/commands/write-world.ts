import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

type Point = readonly [x: number, y: number];
type Topology = Parameters<typeof feature>[0];

/** From this meridian no land is cut, the far east of Russia included. */
const middle = 11;
/** The drawing is so wide; its height is that of the land without Antarctica. */
const width = 960;
/** A corner goes whose triangle with its neighbours is smaller than this, and an island that is, in square units of the drawing. */
const cornerMin = 4;
const islandMin = 8;
const margin = 6;

/** Codes of their own that Natural Earth counts as parts of another country, or gives no code: longitude and latitude of their middle. */
const apart: readonly (readonly [code: string, at: Point])[] = [
  ['GF', [-53.1, 3.9]],
  ['GP', [-61.5, 16.2]],
  ['MQ', [-61, 14.6]],
  ['RE', [55.5, -21.1]],
  ['XK', [20.9, 42.6]],
  ['YT', [45.2, -12.8]],
];

const from = createRequire(import.meta.url);

/** The land of the map and the place of each country on it, from Natural Earth (public domain) by way of `world-atlas`. `npm run world` writes it. */
export function worldModule(): string {
  const land = read('land-110m.json', 'land');
  const shown = { type: 'MultiPolygon' as const, coordinates: withoutAntarctica(land) };
  const middles = countryPlaces();
  const marks = { type: 'MultiPoint' as const, coordinates: middles.map(([, at]) => [...at]) };
  const whole = { type: 'GeometryCollection' as const, geometries: [shown, marks] };
  const projection = geoEqualEarth()
    .rotate([-middle, 0])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, 10_000],
      ],
      whole,
    );
  const [[, top], [, bottom]] = geoPath(projection).bounds(whole);
  const [dx, dy] = projection.translate();
  projection.translate([dx, dy - top + margin]);
  const places = middles.flatMap(([code, at]) => {
    const [x, y] = projection(at as [number, number]) ?? [];
    return x === undefined || y === undefined ? [] : [`${code} ${Math.round(x)} ${Math.round(y)}`];
  });
  return [
    '// Written by `npm run world` from Natural Earth (world-atlas); do not change it by hand.',
    '',
    `export const worldSize = { width: ${width}, height: ${Math.ceil(bottom - top) + 2 * margin} } as const;`,
    '',
    '/** The outlines of the land in Equal Earth, without borders and without Antarctica. */',
    'export const landPath =',
    `  '${pathOf(ringsOf(shown, projection))}';`,
    '',
    '/** The middle of the largest part of each country, by ISO 3166-1 alpha-2: code, x and y. */',
    'export const placesOfCountries =',
    `  '${places.join(';')}';`,
    '',
  ].join('\n');
}

function read(file: string, object: string) {
  const topology = JSON.parse(readFileSync(from.resolve(`world-atlas/${file}`), 'utf8')) as Topology;
  const found = feature(topology, topology.objects[object] as never) as unknown as GeoJSON.FeatureCollection;
  return found.features;
}

const polygonsOf = (geometry: GeoJSON.Geometry): GeoJSON.Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];

function withoutAntarctica(features: readonly GeoJSON.Feature[]): GeoJSON.Position[][][] {
  const polygons = features.flatMap(({ geometry }) => polygonsOf(geometry));
  return polygons.filter(([outer]) => outer?.some(([, latitude]) => (latitude as number) > -60));
}

/** CLDR knows the numeric codes of ISO 3166-1 as other names of the alphabetic ones. */
function countryPlaces(): readonly (readonly [code: string, at: Point])[] {
  const places = read('countries-10m.json', 'countries').flatMap(({ id, geometry }) => {
    const code = id === undefined ? undefined : Intl.getCanonicalLocales(`und-${String(id).padStart(3, '0')}`)[0]?.slice(4);
    const parts = polygonsOf(geometry).map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
    const [largest] = parts.toSorted((a, b) => geoArea(b) - geoArea(a));
    return code && largest && /^[A-Z]{2}$/.test(code) && code !== 'AQ' ? [[code, geoCentroid(largest), geoArea(largest)] as const] : [];
  });
  // Two entries of one code (a country and an outlying part of it): the larger one counts.
  const largestFirst = places.toSorted((a, b) => b[2] - a[2]);
  const first = new Map(largestFirst.toReversed().map(([code, at]) => [code, at] as const));
  return [...first, ...apart].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

function ringsOf(shape: GeoJSON.Geometry, projection: Parameters<typeof geoPath>[0]): readonly Point[][] {
  const rings: Point[][] = [];
  const context = {
    beginPath: () => undefined,
    moveTo: (x: number, y: number) => void rings.push([[x, y]]),
    lineTo: (x: number, y: number) => void rings.at(-1)?.push([x, y]),
    arc: () => undefined,
    closePath: () => undefined,
  };
  geoPath(projection, context)(shape);
  return rings;
}

/** Whole units, each corner by its distance from the one before. */
function pathOf(rings: readonly Point[][]): string {
  const drawn = rings
    .filter((ring) => Math.abs(areaOf(ring)) >= islandMin)
    .map((ring) => simplified(ring).map(([x, y]) => [Math.round(x), Math.round(y)] as const));
  return drawn.map((ring) => `M${joined(ring[0] as Point)}l${stepsOf(ring).map(joined).join(' ').replaceAll(' -', '-')}z`).join('');
}

const joined = ([x, y]: Point) => `${x} ${y}`.replace(' -', '-');

function stepsOf(ring: readonly Point[]): readonly Point[] {
  return ring.slice(1).flatMap(([x, y], place) => {
    const [fromX, fromY] = ring[place] as Point;
    return x === fromX && y === fromY ? [] : [[x - fromX, y - fromY] as const];
  });
}

/** Visvalingam's way: the corner that matters least goes first, until all that are left matter. */
function simplified(ring: readonly Point[]): readonly Point[] {
  const left = [...ring];
  for (;;) {
    const sizes = left.map((_, place) => Math.abs(areaOf([left.at(place - 1), left[place], left[(place + 1) % left.length]] as Point[])));
    const least = Math.min(...sizes);
    if (least >= cornerMin || left.length <= 4) return left;
    left.splice(sizes.indexOf(least), 1);
  }
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], place) => {
    const [nextX, nextY] = ring[(place + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

if (import.meta.main) writeFileSync('components/map/world-shape.ts', worldModule());
