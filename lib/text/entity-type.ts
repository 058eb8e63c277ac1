import { analyse } from './analyse.ts';
import { words } from './fold.ts';
import { isPlaceWord, isRegionName } from './region-names.ts';
import { terms } from './terms.ts';
import { houseVocabulary } from './vocabulary.ts';

/**
 * What a concept is: a thing with a name of its own, an agency, which is at work on much, a place on the Earth, a method, which is used on anything, or a
 * subject, which many things are of.
 */
export type EntityType = 'thing' | 'agency' | 'place' | 'method' | 'subject';

/** What earthquakes, forests and stars are looked at with alike. */
const methods: ReadonlySet<string> = new Set(
  `multispectral hyperspectral synthetic-aperture-radar polarimetric-sar insar lidar radar ground-penetrating-radar radar-backscatter altimetry photogrammetry
  image-classification semantic-segmentation image-fusion laser time-series vegetation-index water-index leaf-area-index spectral-unmixing principal-component-analysis
  digital-elevation-model geographic-information-system global-positioning-system global-navigation-satellite-system gnss-reflectometry radio-occultation
  spacecraft-design kalman-filter finite-element simulation monte-carlo modelling statistics classification fourier-transform geostatistics surveying linear-regression
  bayesian-inference markov-chain-monte-carlo statistical-hypothesis-test gaussian-mixture-model space-ai estimation forecast`.split(/\s+/),
);

/** Regions that no list of countries and towns has. */
const regions: ReadonlySet<string> = new Set(
  'empty-quarter arabian-shield red-sea dead-sea mediterranean nile sinai sahara wadi-rum north-africa arabian-peninsula arab-world middle-east gulf-countries arabian-gulf madinah makkah'.split(
    ' ',
  ),
);

let named: ReadonlyMap<string, string> | undefined;
const types = new Map<string, EntityType>();

/** The type of a concept by its token. */
export function entityType(token: string): EntityType {
  const known = types.get(token);
  if (known) return known;
  const type = typeOf(token);
  types.set(token, type);
  return type;
}

function typeOf(token: string): EntityType {
  const concept = houseVocabulary().concepts.get(token);
  if (!concept) return 'subject';
  // One id may be an area, by a longer name, and the thing the area is about.
  named ??= new Map(terms.map(({ id, en }) => [id, en[0] ?? '']));
  const name = named.get(concept.id);
  if (name === undefined) return 'subject';
  if (regions.has(concept.id) || isPlaceName(name)) return 'place';
  const { areas = [] } = concept;
  if (methods.has(concept.id) || areas.includes('space-ai') || (concept.isMission && areas.includes('remote-sensing'))) return 'method';
  if (concept.isMission && areas.length === 0) return 'agency';
  return concept.isMission || /^\p{Lu}\p{Ll}+(?:$|[^\p{L}-]|-\p{Lu})/u.test(name) ? 'thing' : 'subject';
}

/** "United Kingdom" is a place by two words that each are none. */
function isPlaceName(name: string): boolean {
  const meant = analyse(name).units.filter(({ stop }) => !stop);
  if (meant.length === 0 || !meant.every(({ words: own }) => own.some(isRegionName))) return false;
  return meant.length > 1 || words(name).some(isPlaceWord);
}
