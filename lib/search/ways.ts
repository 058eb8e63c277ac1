import { memoized } from '#lib/base/bounds/memoized.ts';
import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse/analyse.ts';
import { foreignSpelling, isLikelyName } from '#lib/text/names/name-evidence.ts';
import { matchName, nameKeys } from '#lib/text/names/name-keys.ts';
import { placeName } from '#lib/text/names/place-names.ts';
import { isCountryName } from '#lib/text/names/region-names.ts';
import { otherReadings } from '#lib/text/query/other-readings.ts';
import { processStems, processSubjects } from '#lib/text/query/processes.ts';
import { memberSubjects, relatedSubjects } from '#lib/text/vocabulary/related-subjects.ts';
import { spellsName, translationsOf } from '#lib/text/vocabulary/translations.ts';
import { defaultVocabulary } from '#lib/text/vocabulary/vocabulary.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { isNameParticle } from '#lib/text/words/name-parts.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { soundTerm } from './index-record.ts';
import type { Entity, TermSource } from './search-source.ts';
import { type Field, type Role, roles, type WayType } from './weights.ts';

/** One way to match a part: a term of the index and a factor for its closeness, 0…1. */
export interface Way {
  readonly type: WayType;
  readonly term: string;
  readonly factor: number;
}

/** One concept, name or word that a query asks for, with every way to match it. */
export interface Part {
  readonly text: string;
  /** The index of the operand of OR to which the part belongs. */
  readonly alternative?: number;
  readonly role: Role;
  /** Overrides the role: a part of an operand of AND. */
  readonly isRequired?: boolean;
  readonly ways: readonly Way[];
  /** For a name of several words: the ways of each word. A record also matches the part if it matches all words. */
  readonly words: readonly (readonly Way[])[];
  /** No record has the name of several words. Records in which all its words are near one another are weak evidence, others none. */
  readonly isNameless?: boolean;
  /** Only matches in this field count. */
  readonly field?: Field;
  /** The person, or several persons with the same name, matched by their authorships. */
  readonly entity?: Entity;
  /** Number of query words covered; a hyphenated word counts once, and so does a name in `author:` or `institution:`. */
  readonly length: number;
}

export const isEntityRole = (role: Role): boolean => role === 'thing' || role === 'place' || role === 'agency';

/** The parts a record has to match for `full` and `related`: the parts with a required role or, when there are none, all parts. */
export function requiredParts<One extends { readonly part: Part }>(parts: readonly One[]): readonly One[] {
  const required = parts.filter(({ part }) => part.isRequired ?? roles[part.role].isRequired);
  return required.length > 0 ? required : parts;
}

/** The maximum number of completions or transliterations of a word. */
const wordsMost = 12;
/** Shortest word that is completed without `*`, in letters. */
const prefixMin = 4;

/** Ways to match a concept: itself and its narrower, broader and related concepts. For an entity, broader concepts are omitted. */
export function conceptWays({ concepts }: ConceptSpan, text: string, isEntity: boolean): Way[] {
  const { broader } = defaultVocabulary();
  const broaderConcepts = isEntity ? [] : [...new Set(concepts.flatMap((token) => broader.get(token) ?? []))];
  const isOtherArea = (token: string) => isArea(token) && !isNamedArea(token, concepts, text);
  // Without a concept of its own, "Apollo 11" has that of its series, whose other missions are only related.
  const isNumbered = isEntity && /\d/.test(text) && !concepts.some(hasNumber);
  const typeOf = (token: string, type: WayType) => (isOtherArea(token) ? 'area' : isNumbered ? 'related' : type);
  return [
    ...concepts.map((term, index): Way => ({ type: typeOf(term, 'concept'), term, factor: 1 - 0.1 * index })),
    ...concepts.map((token): Way => ({ type: typeOf(token, 'narrower'), term: `n${token}`, factor: 1 })),
    ...memberSubjects(concepts).map((term): Way => ({ type: 'narrower', term, factor: 1 })),
    ...broaderConcepts
      .filter((token) => !concepts.includes(token))
      .map((term): Way => ({ type: isArea(term) ? 'area' : 'wider', term, factor: 1 })),
    ...relatedSubjects(concepts).map((term, index): Way => ({ type: 'related', term, factor: 1 / (1 + 0.1 * index) })),
  ];
}

function hasNumber(token: string): boolean {
  const concept = defaultVocabulary().concepts.get(token);
  return [...(concept?.en ?? []), ...(concept?.ar ?? [])].some((name) => /\d/.test(name));
}

const isArea = (token: string) => defaultVocabulary().concepts.get(token)?.kind === 'area';

/**
 * Whether the query names an area itself. "exoplanets" is the preferred name of an area; "dust storms" is a synonym of one, but also a
 * separate subject.
 */
function isNamedArea(token: string, concepts: readonly string[], text: string): boolean {
  const vocabularyConcepts = defaultVocabulary().concepts;
  const preferred = (id: string) => [vocabularyConcepts.get(id)?.en[0] ?? '', vocabularyConcepts.get(id)?.ar[0] ?? ''].map(stemsOf);
  const names = new Set([stemsOf(text), ...concepts.filter((id) => !isArea(id)).flatMap(preferred)]);
  return concepts.every(isArea) || preferred(token).some((name) => names.has(name));
}

const stemsOf = memoized((name: string) => analyse(name).stems.join(' '), { most: 10_000, length: 200 });

/** The parts of a hyphenated word without particles and stop words: one for al-Biruni, three for single-stage-to-orbit. */
export const partsOfWord = ({ words }: AnalysedWord): readonly string[] =>
  words.length === 1 ? words : words.filter((word) => !isNameParticle(word) && !isStopWord(word));

/** Ways to match a word as written or, if hyphenated, by its one significant part. `wordsOf` handles several significant parts. */
export function literalWays(unit: AnalysedWord): Way[] {
  const parts = partsOfWord(unit);
  const withoutElision =
    unit.bare === undefined ? [] : wordForms(unit.bare).map((way): Way => (way.type === 'exact' ? { ...way, type: 'stem' } : way));
  return [
    ...[...(unit.whole === undefined ? [] : [unit.whole]), ...(parts.length === 1 ? parts : [])].flatMap(wordForms),
    ...withoutElision,
  ];
}

/** Ways to match one word: exactly and by its stem. */
export const wordForms = (word: string): Way[] => [
  { type: 'exact', term: `w${word}`, factor: 1 },
  { type: /^[\u0621-\u064a]/.test(word) ? 'stemArabic' : 'stem', term: `s${stem(word)}`, factor: 1 },
];

/** The context of a word in its query. */
export interface WordSetting {
  /** The word is the name of a concept. */
  readonly isSubject: boolean;
  /** The concept is a thing, place or agency. Where a text has the word but not the concept, it means something else: «أقمار» as satellites. */
  readonly isEntity: boolean;
  /** The word ends with `*`. */
  readonly isBeginning: boolean;
  /** The concepts of the whole query. */
  readonly conceptIds: readonly string[];
}

/** Ways to match a single word. If it names a subject, the word alone counts less than the subject, since it may belong to another name. */
export function wordWays(source: TermSource, unit: AnalysedWord, { isSubject, isEntity, isBeginning, conceptIds }: WordSetting): Way[] {
  const parts = partsOfWord(unit);
  const first = parts.length === 1 ? (parts[0] as string) : '';
  const word = unit.whole ?? first;
  const literal = literalWays(unit);
  const ways = isSubject
    ? literal
        .filter(({ term }) => term[0] !== 'w' && !(isEntity && parts.length === 1 && term[0] === 's'))
        .map((way): Way => ({ ...way, type: 'words' }))
    : literal;
  // An Arabic name has the English word that it spells too: «سوبارو» finds "Subaru images".
  if (parts.length === 1 && (!isSubject || isEntity))
    ways.push(...translatedWays(source, first).filter(({ factor }) => !isSubject || factor === 1));
  // Nobody is meant by the name of a thing: no record is about GRACE if a Grace wrote it.
  for (const name of isEntity ? [] : new Set([word, first])) if (name !== '') ways.push({ type: 'person', term: `p${name}`, factor: 1 });
  if (word !== '') ways.push({ type: 'identifier', term: `i${word}`, factor: 1 });
  if (/^\d{4}$/.test(first)) ways.push({ type: 'year', term: `y${first}`, factor: 1 });
  const stemmed = unit.stems.join(' ');
  for (const token of processSubjects(stemmed, conceptIds)) ways.push({ type: 'process', term: token, factor: 1 });
  const alike = new Set([...processStems(stemmed), ...(generality(stemmed)?.kind === 'action' ? (generality(stemmed)?.alike ?? []) : [])]);
  for (const other of alike) if (other !== stemmed) ways.push({ type: 'process', term: `s${other}`, factor: 1 });
  if (!/^\p{L}{3,}$/u.test(first)) return ways;
  // A word of the dictionary is nobody's name: «القارة» is a continent and not Kara.
  const isUnknown = !isSubject && !isInTexts(source, first) && !ways.some(({ type }) => type === 'translated');
  if (isBeginning || (isUnknown && first.length >= prefixMin)) ways.push(...completions(source, first));
  if (!isUnknown) return ways;
  const place = placeName(first);
  // Works signed from a place that no text names: its affiliations are mostly in Latin letters.
  if (place !== undefined) return [...ways, ...wordForms(place), { type: 'institution', term: `f${place}`, factor: 1 }];
  return [...ways, ...(isCountryName(first) ? [] : spelledNames(source, first)), ...readings(source, first)];
}

/** Whether some text has a word or its stem. */
export const isInTexts = (source: TermSource, word: string): boolean => source.count(`w${word}`) > 0 || source.count(`s${stem(word)}`) > 0;

/** The factor of a translation is its certainty plus this number, at most 1. */
const translationSure = 0.5;
/**
 * A translation is used only if it occurs in more than this many times as many records as the word. Otherwise the word suffices, since
 * titles and summaries exist in both languages.
 */
const translatedTimes = 2;
/** By Bayes' rule, a translation is as likely meant as it is certain and frequent; less likely ones than this share of the best are ignored. */
const meaningShare = 0.2;

/** Translations of a word that names no concept, if they are much more frequent in the collection than the word: «ضغط» and "pressure". */
export function translatedWays(source: TermSource, word: string): Way[] {
  const wordStem = stem(word);
  // A name that is spelled in Arabic is no other spelling of the English one: «دارت» is also "revolved".
  const isArabic = /^[\u0621-\u064a]/.test(word);
  const translations = translationsOf(wordStem).filter(({ stem: other }) => isArabic || !spellsName(other));
  if (translations.length === 0) return [];
  const needed = translatedTimes * source.count(`s${wordStem}`);
  const meanings = translations
    .map(({ stem: other, certainty }) => ({ term: `s${other}`, certainty, weight: certainty * source.count(`s${other}`) }))
    .filter(({ term }) => source.count(term) > needed)
    .sort((a, b) => b.weight - a.weight);
  const least = meaningShare * (meanings[0]?.weight ?? 0);
  return meanings
    .filter(({ weight }) => weight >= least)
    .map(({ term, certainty }): Way => ({ type: 'translated', term, factor: Math.min(1, translationSure + certainty) }));
}

/** Ways to match a word as part of an author's name, in any spelling. */
export const authorWays = (source: TermSource, word: string): Way[] => [
  { type: 'person', term: `p${word}`, factor: 1 },
  ...spelledNames(source, word),
];

/** At most 500 names of the same sound are compared. */
const namesMost = 500;

/** Parts of names with this sound. */
export function namesWithSound(source: TermSource, key: string): string[] {
  const beginning = soundTerm(key);
  return source.termsBeginning(beginning, namesMost).map((term) => term.slice(beginning.length));
}

/** Ways to match a word as a part of an author's name in another spelling. */
export function spelledNames(source: TermSource, word: string): Way[] {
  const ways: Way[] = [];
  for (const key of nameKeys(word)) {
    // A key with only one consonant fits too many names: «القاعية» is not Gaia.
    if (key[0] !== 'k' || key.length < 3) continue;
    for (const name of namesWithSound(source, key)) {
      if (name === word || !isLikelyName(word, name)) continue;
      const { ok, score } = matchName(word, name);
      if (ok) ways.push({ type: 'nameKey', term: `p${name}`, factor: score });
    }
  }
  return ways;
}

/** Ways to match a word as the beginning of other words: "exoplan". */
const completions = (source: TermSource, word: string): Way[] =>
  source.termsBeginning(`w${word}`, wordsMost).map((term): Way => ({ type: 'prefix', term, factor: 1 }));

/** Ways to match a word that no text has: as a foreign name in Latin letters, or as a form of a dialect. */
export function readings(source: TermSource, word: string): Way[] {
  const pattern = foreignSpelling(word);
  const latin = pattern ? source.latinWords(pattern, wordsMost) : [];
  const terms = [
    ...latin.flatMap((other) => [`w${other}`, `p${other}`]),
    ...otherReadings(word).flatMap((other) => [
      `w${other}`,
      `s${stem(other)}`,
      ...analyse(other).spans.flatMap(({ concepts }) => concepts),
    ]),
  ];
  return terms.map((term): Way => ({ type: 'reading', term, factor: 1 }));
}
