/** What the designations of a catalogue stand for, as ids of areas and terms; by the beginning of the folded designation, letters and digits only. */
const subjects: ReadonlyArray<readonly [RegExp, string]> = [
  [/^gw\d/, 'gravitational-waves'],
  [/^grb\d/, 'gamma-ray-burst'],
  [/^frb\d/, 'fast-radio-burst'],
  [/^psr[bj]?\d/, 'pulsar'],
  [/^(?:sn|asassn)\d/, 'supernova'],
  [/^(?:ngc|ic|ugc|pgc|eso|mrk|markarian|arp|leda|m)\d/, 'galaxies'],
  [/^(?:abell|4c|3c)\d/, 'galaxies'],
  [/^(?:hd|hip|hr|gj|gliese|lhs|ltt|kic|tic|epic)\d/, 'stellar'],
  [/^(?:koi|toi|kepler|wasp|corot|trappist|hatp|hats|k2|tres|xo|kelt)\d/, 'exoplanets'],
];

/** The subject of the things whose designation a word is: of GW150914, gravitational waves. Takes the whole of a written word. */
export const catalogueSubject = (whole: string): string | undefined => subjects.find(([pattern]) => pattern.test(whole))?.[1];
