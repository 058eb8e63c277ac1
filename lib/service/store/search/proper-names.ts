import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { words } from '#lib/text/fold.ts';
import { countryAfterIn } from '#lib/text/homographs.ts';
import { isPlaceWord, isRegionName } from '#lib/text/region-names.ts';
import { stem } from '#lib/text/stem.ts';
import { terms } from '#lib/text/terms.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary.ts';
import { phraseExpression, quoted } from './match-phrase.ts';

/** "New Horizons", of whose names one is written with capitals throughout: new horizons here and there are no mission. */
export function isProperName({ concepts }: ConceptSpan, name: readonly AnalysedWord[]): boolean {
  const asked = name.flatMap(({ stems }) => stems).join(' ');
  const isSo = (one: string) =>
    /^\p{Lu}\S+(?: \p{Lu}\S+)+$/u.test(one) &&
    analyse(one)
      .units.flatMap(({ stems }) => stems)
      .join(' ') === asked;
  return concepts.some((token) => houseVocabulary().concepts.get(token)?.en.some(isSo));
}

/** Stems of words that stand in other names of the same texts: the Moon beside an artificial intelligence is no satellite, an engine in the ionosphere no ion engine, nor a dust storm over Solar Village a solar one, nor a great burst the Big Bang, nor what suits space a space suit, nor photometry of some year a light year, nor what is light and was polluted light pollution, nor a landing on Earth subsidence, nor what is solar and has energy solar energy. */
const namesake: ReadonlySet<string> = new Set([
  'قمر',
  'ايون',
  'moon',
  'storm',
  'عاصف',
  'انفجار',
  'suit',
  'سنه',
  'year',
  'هبوط',
  'light',
  'ضوء',
  'energi',
  'طاق',
]);

/** A name of two words with one of them, which has to be met side by side. */
export const isOfNamesake = (name: readonly AnalysedWord[]): boolean =>
  name.filter(({ stop }) => !stop).length === 2 && name.some(({ stems }) => namesake.has(stems[0] ?? ''));

/** "United Kingdom" is a place by two words that each are none. */
export function isPlaceName(name: readonly AnalysedWord[]): boolean {
  const meant = name.filter(({ stop }) => !stop);
  return meant.every(({ words }) => words.some(isRegionName)) && (meant.length > 1 || meant.some(({ words }) => words.some(isPlaceWord)));
}

/** Regions of the Earth, which much is about: others come close, as they do for a country or a town. */
const regions: ReadonlySet<string> = new Set(
  'empty-quarter arabian-shield red-sea dead-sea mediterranean nile sinai sahara wadi-rum north-africa arabian-peninsula arab-world middle-east gulf-countries arabian-gulf madinah makkah low-earth-orbit geostationary-orbit'.split(
    ' ',
  ),
);

/** Whether the vocabulary writes the name the subject goes by as that of a thing, with a capital, or it is a mission: Enceladus, not volcanoes, nor InSAR or Earth-like planets. */
export function isThing({ concepts }: ConceptSpan): boolean {
  things ??= new Set(
    terms
      .filter(
        ({ id, en, isMission }) =>
          isMission ||
          (/^\p{Lu}\p{Ll}+(?:$|[^\p{L}-]|-\p{Lu})/u.test(en[0] ?? '') && !regions.has(id) && !words(en[0] ?? '').every(isRegionName)),
      )
      .map(({ id }) => conceptToken(id)),
  );
  return things.has(concepts[0] as string);
}

/** A country, a town, or another region of the Earth, by any of its names: the UAE. */
export const isRegion = ({ concepts }: ConceptSpan, name: readonly AnalysedWord[]): boolean =>
  isPlaceName(name) ||
  concepts.some((token) => {
    const { id = '', en = [] } = houseVocabulary().concepts.get(token) ?? {};
    return regions.has(id) || isPlaceName(analyse(en[0] ?? '').units);
  });

/** A spacecraft, a telescope or an agency. */
export const isMission = ({ concepts }: ConceptSpan): boolean => houseVocabulary().concepts.get(concepts[0] as string)?.isMission === true;

let things: ReadonlySet<string> | undefined;

/** «في قطر» by the name of the country in English and as it stands there: the word alone would also find diameters. */
export function countryCondition(units: readonly AnalysedWord[], place: number): string | undefined {
  const unit = units[place] as AnalysedWord;
  const english = countryAfterIn(units[place - 1], unit);
  if (english === undefined) return undefined;
  const typed = phraseExpression('{title body}', units.slice(place - 1, place + 1));
  return `(${nameInTexts(analyse(english).units)} OR ${typed})`;
}

/** Any name of a mission as it stands in texts, beside the one that was typed: of «أرتيمس» also «أرتميس», but of «تلسكوب هابل» not «هابل», which is in the name of a constant too. */
export function namesInTexts({ concepts }: ConceptSpan, typed: readonly AnalysedWord[]): string {
  const mission = houseVocabulary().concepts.get(concepts[0] as string);
  const names = [...(mission?.en ?? []), ...(mission?.ar ?? [])].map((name) => analyse(name).units);
  const own = names.filter((name) => name.length > 1 || !isShared(name[0] as AnalysedWord));
  // Grace is somebody, GRACE a mission; a collaboration that signs is called by more.
  const lookup = (name: readonly AnalysedWord[]) => nameInTexts(name, name.length > 1 ? signed : inTexts);
  return `(${[...new Set([typed, ...own].map(lookup))].join(' OR ')})`;
}

let namesWith: ReadonlySet<string> | undefined;

/** Whether a word stands in the names of what is no mission, too. */
function isShared({ stems }: AnalysedWord): boolean {
  namesWith ??= new Set(
    [...houseVocabulary().concepts.values()]
      .filter(({ isMission }) => !isMission)
      .flatMap(({ en, ar }) => [...en, ...ar].flatMap((name) => analyse(name).units.map((unit) => unit.stems.join(' ')))),
  );
  return namesWith.has(stems.join(' '));
}

const signed = '{title body people}';
const inTexts = '{title body}';

/** The words of a name side by side, or their stems. */
export function nameInTexts(name: readonly AnalysedWord[], columns = signed): string {
  const stems = name.flatMap((unit) => (unit.whole === undefined ? unit.stems : [...unit.stems, stem(unit.whole)])).join(' ');
  return `(${phraseExpression(columns, name)} OR {title_stem body_stem} : ${quoted(stems)})`;
}
