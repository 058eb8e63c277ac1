/** Catalogues of stars with planets. A planet has a letter from b to h: TRAPPIST-1e or TRAPPIST-1 e. A pattern source. */
const hosts =
  'hd|hip|hr|gj|gliese|lhs|ross|wolf|kic|epic|tic|koi|toi|kepler|wasp|corot|trappist|hat-p|hats|k2|lp|ltt|proxima|tres|xo|kelt|ogle';

/** The letter of a planet after the number of its star, folded. */
export const planetLetter = new RegExp(`(?<=^(?:${hosts})[- ]?\\d[\\d.-]{0,12}) ?(?=[b-h]$)`);

/** Designations with a blank, a hyphen or neither: galaxies, stars, planets, transients, missions. A pattern source for folded text. */
export const catalogueNames = [
  // Galaxies, nebulae, clusters.
  '(?:ngc|ic|ugc|pgc|eso|mrk|markarian|arp|abell|3c|4c|leda)[- ]?\\d{1,6}[a-z]?',
  'm[- ]?\\d{1,3}',
  // Stars and planets; letters after the number denote components or planets.
  `(?:${hosts})[- ]?\\d{1,9}(?:[.-]\\d{1,4})?(?:[a-z]{1,2}| [b-h](?![\\p{L}\\p{N}.'-]))?`,
  // Transients, whose names contain a date.
  '(?:gw|grb|frb|sn|at|asassn)[- ]?\\d{4,8}[a-z]{0,4}(?:_\\d{6})?',
  '(?:psr|sdss|2mass|rx|xte|4u|iras|wise)[- ]?[bj]?\\d{4,9}(?:\\.\\d{1,2})?(?:[+-]\\d{2,7}(?:\\.\\d)?)?',
  '[bj]\\d{4,6}(?:\\.\\d{1,2})?[+-]\\d{2,6}',
  // Missions and satellites.
  '(?:cosmos|kosmos)[- ]?\\d{1,5}[a-z]?',
  // "Landsat 2015" is a mission and a year.
  '(?:sentinel|landsat|apollo|voyager|pioneer|mariner|luna|noaa|goes|terrasar|chandrayaan|artemis|falcon|ariane|cosmo|gaofen|yaogan|beidou|meteosat|metop|himawari|fengyun|explorer|proba|jason|grace|icesat|cryosat|arabsat|saudisat|saudigeosat|nilesat|alcomsat|khalifasat|dubaisat|shenzhou|tiangong|soyuz|vostok|gemini|skylab|salyut|starlink|spot|smos|smap)[- ]?(?!(?:19|20)\\d\\d(?![\\p{L}\\p{N}]))\\d{1,5}[a-z]?',
].join('|');
