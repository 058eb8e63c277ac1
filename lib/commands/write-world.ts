import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { geoArea, geoCentroid, geoEqualEarth, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';

type Point = readonly [x: number, y: number];
type Topology = Parameters<typeof feature>[0];

/** Central meridian, in degrees east. The edge of the map is then at 169° W, which does not cut through Russia. */
const centralMeridian = 11;
/** The width of the drawing; its height follows from the land without Antarctica. */
const width = 960;
/** Minimum areas of corners and islands, in square units of the drawing; smaller ones are removed. */
const cornerMin = 4;
const islandMin = 8;
const margin = 6;

/** Centres (longitude, latitude) of countries that Natural Earth includes in another country or lists without a code. */
const extraCountries: readonly (readonly [code: string, at: Point])[] = [
  ['GF', [-53.1, 3.9]],
  ['GP', [-61.5, 16.2]],
  ['MQ', [-61, 14.6]],
  ['RE', [55.5, -21.1]],
  ['XK', [20.9, 42.6]],
  ['YT', [45.2, -12.8]],
];

const requireHere = createRequire(import.meta.url);

/** The code of the map module, with land and country positions from Natural Earth (public domain). `npm run world` writes the file. */
export function worldModule(): string {
  const land = readFeatures('land-110m.json', 'land');
  const landShape = { type: 'MultiPolygon' as const, coordinates: withoutAntarctica(land) };
  const countryCentres = countryPlaces();
  const marks = { type: 'MultiPoint' as const, coordinates: countryCentres.map(([, position]) => [...position]) };
  const landAndMarks = { type: 'GeometryCollection' as const, geometries: [landShape, marks] };
  const projection = geoEqualEarth()
    .rotate([-centralMeridian, 0])
    .fitExtent(
      [
        [margin, margin],
        [width - margin, 10_000],
      ],
      landAndMarks,
    );
  const [[, top], [, bottom]] = geoPath(projection).bounds(landAndMarks);
  const [dx, dy] = projection.translate();
  projection.translate([dx, dy - top + margin]);
  const places = countryCentres.flatMap(([code, position]) => {
    const [x, y] = projection(position as [number, number]) ?? [];
    return x === undefined || y === undefined ? [] : [`${code} ${Math.round(x)} ${Math.round(y)}`];
  });
  return [
    '// Written by `npm run world` from Natural Earth (world-atlas); do not change it by hand.',
    '',
    `export const worldSize = { width: ${width}, height: ${Math.ceil(bottom - top) + 2 * margin} } as const;`,
    '',
    '/** Land outlines in Equal Earth projection, without borders and Antarctica. */',
    'export const landPath =',
    `  '${pathOf(ringsOf(landShape, projection))}';`,
    '',
    '/** For each country: its ISO 3166-1 alpha-2 code, and x and y of the centre of its largest part. */',
    'export const placesOfCountries =',
    `  '${places.join(';')}';`,
    '',
  ].join('\n');
}

function readFeatures(file: string, object: string) {
  const topology = JSON.parse(readFileSync(requireHere.resolve(`world-atlas/${file}`), 'utf8')) as Topology;
  const collection = feature(topology, topology.objects[object] as never) as unknown as GeoJSON.FeatureCollection;
  return collection.features;
}

const polygonsOf = (geometry: GeoJSON.Geometry): GeoJSON.Position[][][] =>
  geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.type === 'MultiPolygon' ? geometry.coordinates : [];

function withoutAntarctica(features: readonly GeoJSON.Feature[]): GeoJSON.Position[][][] {
  const polygons = features.flatMap(({ geometry }) => polygonsOf(geometry));
  return polygons.filter(([outer]) => outer?.some(([, latitude]) => (latitude as number) > -60));
}

/** Centres of countries by alphabetic code. The data have numeric ISO 3166-1 codes, which CLDR lists as aliases of alphabetic ones. */
function countryPlaces(): readonly (readonly [code: string, at: Point])[] {
  const places = readFeatures('countries-10m.json', 'countries').flatMap(({ id, geometry }) => {
    const code = id === undefined ? undefined : Intl.getCanonicalLocales(`und-${String(id).padStart(3, '0')}`)[0]?.slice(4);
    const parts = polygonsOf(geometry).map((coordinates) => ({ type: 'Polygon' as const, coordinates }));
    const [largest] = parts.toSorted((a, b) => geoArea(b) - geoArea(a));
    return code && largest && /^[A-Z]{2}$/.test(code) && code !== 'AQ' ? [[code, geoCentroid(largest), geoArea(largest)] as const] : [];
  });
  // When a country and an outlying part share a code, the larger one counts.
  const largestFirst = places.toSorted((a, b) => b[2] - a[2]);
  const largestByCode = new Map(largestFirst.toReversed().map(([code, position]) => [code, position] as const));
  return [...largestByCode, ...extraCountries].toSorted(([a], [b]) => (a < b ? -1 : 1));
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

/** SVG path data with integer coordinates; each corner is relative to the previous one. */
function pathOf(rings: readonly Point[][]): string {
  const outlines = rings
    .filter((ring) => Math.abs(areaOf(ring)) >= islandMin)
    .map((ring) => simplify(ring).map(([x, y]) => [Math.round(x), Math.round(y)] as const));
  return outlines
    .map((ring) => `M${pointText(ring[0] as Point)}l${stepsOf(ring).map(pointText).join(' ').replaceAll(' -', '-')}z`)
    .join('');
}

const pointText = ([x, y]: Point) => `${x} ${y}`.replace(' -', '-');

function stepsOf(ring: readonly Point[]): readonly Point[] {
  return ring.slice(1).flatMap(([x, y], index) => {
    const [fromX, fromY] = ring[index] as Point;
    return x === fromX && y === fromY ? [] : [[x - fromX, y - fromY] as const];
  });
}

/** Visvalingam's algorithm: removes the corner with the smallest triangle until all triangles reach `cornerMin` or four corners remain. */
function simplify(ring: readonly Point[]): readonly Point[] {
  const corners = [...ring];
  for (;;) {
    const sizes = corners.map((_, index) =>
      Math.abs(areaOf([corners.at(index - 1), corners[index], corners[(index + 1) % corners.length]] as Point[])),
    );
    const least = Math.min(...sizes);
    if (least >= cornerMin || corners.length <= 4) return corners;
    corners.splice(sizes.indexOf(least), 1);
  }
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = ring[(index + 1) % ring.length] as Point;
    return sum + x * nextY - nextX * y;
  }, 0);
  return twice / 2;
}

if (import.meta.main) writeFileSync('components/map/world-shape.ts', worldModule());
