import { conceptToken } from './vocabulary.ts';

/** By the id of a subject that is several things, what they are. */
const members = `
galilean-moons | io-moon europa-moon ganymede callisto
solar-storm | coronal-mass-ejection solar-flare geomagnetic-storm space-weather
star-formation | protostar
`;

/** By the id of a subject what stands closest to it, the closest first: behind what is on the subject itself, or in its place, this is still worth finding. */
const table = `
solar-flare | solar-storm coronal-mass-ejection space-weather
coronal-mass-ejection | solar-storm space-weather
geomagnetic-storm | solar-storm space-weather
active-debris-removal | space-debris
big-bang | cosmic-microwave-background cosmic-inflation early-universe primordial-nucleosynthesis
radiation | space-radiation radiation-shielding
dust-storm | mineral-dust aerosol
gravity-wave | gravitational-wave
kessler-syndrome | space-debris
deorbit | active-debris-removal space-debris orbital-decay
starlink | satellite-constellation
ligo | gravitational-wave
virgo-detector | ligo gravitational-wave
kagra | ligo gravitational-wave
terrestrial-planet | super-earth habitable-zone exoplanet
history-of-science | islamic-astronomy
attitude-determination | attitude-control
galilean-moons | juice-mission europa-clipper
io-moon | galilean-moons europa-moon ganymede callisto juice-mission
europa-moon | galilean-moons io-moon ganymede callisto juice-mission europa-clipper
ganymede | galilean-moons io-moon europa-moon callisto juice-mission
callisto | galilean-moons io-moon europa-moon ganymede juice-mission
natural-satellite | galilean-moons io-moon europa-moon ganymede callisto titan-moon enceladus triton phobos deimos
`;

type Table = ReadonlyMap<string, readonly string[]>;

let known: { readonly kin: Table; readonly members: Table } | undefined;

/** Tokens of the subjects closest to these, the closest first; none where nothing is near. */
export const kindredSubjects = (concepts: readonly string[]): readonly string[] => listed('kin', concepts);

/** Tokens of what these subjects are together: the moons of Jupiter are Io, Europa and others. */
export const memberSubjects = (concepts: readonly string[]): readonly string[] => listed('members', concepts);

function listed(which: 'kin' | 'members', concepts: readonly string[]): readonly string[] {
  known ??= { kin: readTable(table), members: readTable(members) };
  const near = concepts.flatMap((token) => known?.[which].get(token) ?? []);
  return [...new Set(near)].filter((token) => !concepts.includes(token));
}

function readTable(text: string): Table {
  const rows = text
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([id = '', ids = '']) => [conceptToken(id), ids.split(' ').map(conceptToken)]));
}
