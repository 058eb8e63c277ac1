import { conceptToken } from './vocabulary.ts';

/** By the id of a subject what stands closest to it, the closest first: behind what is on the subject itself, or in its place, this is still worth finding. */
const table = `
solar-storm | coronal-mass-ejection solar-flare geomagnetic-storm space-weather
coronal-mass-ejection | solar-storm space-weather
geomagnetic-storm | solar-storm space-weather
active-debris-removal | space-debris
starlink | satellite-constellation
galilean-moons | io-moon europa-moon ganymede callisto juice-mission europa-clipper
io-moon | galilean-moons europa-moon ganymede callisto juice-mission
europa-moon | galilean-moons io-moon ganymede callisto juice-mission europa-clipper
ganymede | galilean-moons io-moon europa-moon callisto juice-mission
callisto | galilean-moons io-moon europa-moon ganymede juice-mission
natural-satellite | galilean-moons io-moon europa-moon ganymede callisto titan-moon enceladus triton phobos deimos
`;

let known: ReadonlyMap<string, readonly string[]> | undefined;

/** Tokens of the subjects closest to these, the closest first; none where nothing is near. */
export function kindredSubjects(concepts: readonly string[]): readonly string[] {
  known ??= new Map(
    table
      .trim()
      .split('\n')
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([id = '', kin = '']) => [conceptToken(id), kin.split(' ').map(conceptToken)]),
  );
  const near = concepts.flatMap((token) => known?.get(token) ?? []);
  return [...new Set(near)].filter((token) => !concepts.includes(token));
}
