/** The research areas in seven groups. Each area is in one group, listed by its code, which never changes. */
export const areaGroups = {
  sky: ['astrophysics', 'high-energy', 'gravitational-waves', 'stellar', 'galaxies', 'cosmology', 'radio-astronomy', 'instrumentation'],
  worlds: ['exoplanets', 'planetary-science', 'moon', 'mars', 'deep-space', 'planetary-defence', 'meteorites', 'astrobiology'],
  sun: ['heliophysics', 'space-weather', 'ionosphere', 'magnetosphere', 'space-radiation'],
  earth: ['remote-sensing', 'earth-observation', 'sar-insar', 'hyperspectral', 'land-cover', 'climate', 'atmosphere', 'geodesy'],
  craft: ['spacecraft-systems', 'adcs', 'smallsats', 'propulsion', 'launch-vehicles', 'materials', 'space-robotics', 'space-ai'],
  orbits: ['orbital-mechanics', 'gnss', 'satcom', 'constellations', 'ground-segment', 'debris', 'ssa', 'stm'],
  people: ['human-spaceflight', 'space-medicine', 'microgravity', 'space-policy', 'space-economy', 'space-law', 'crescent', 'history'],
} as const;

/** One of the seven groups of research areas. */
export type AreaGroupKey = keyof typeof areaGroups;

/** The seven groups in the order of their declaration. */
export const areaGroupKeys = Object.keys(areaGroups) as readonly AreaGroupKey[];

/** The group of the area with this code. */
export const areaGroupOf = (code: string): AreaGroupKey | undefined =>
  areaGroupKeys.find((key) => (areaGroups[key] as readonly string[]).includes(code));
