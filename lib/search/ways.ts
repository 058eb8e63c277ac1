import { memoized } from '#lib/domain/bounds/memoized.ts';
import { type AnalysedWord, analyse, type ConceptSpan, isPlanet } from '#lib/text/analyse.ts';
import { foreignSpellings } from '#lib/text/names/foreign-names.ts';
import { matchName, nameKeys } from '#lib/text/names/name-keys.ts';
import { isNameParticle } from '#lib/text/names/name-parts.ts';
import { isPlaceBelowCountry } from '#lib/text/names/place-names.ts';
import { otherReadings } from '#lib/text/query/other-readings.ts';
import { processStems, processSubjects } from '#lib/text/query/processes.ts';
import { isCloseSpelling } from '#lib/text/spelling/close-spelling.ts';
import { memberSubjects, relatedSubjects } from '#lib/text/vocabulary/related-subjects.ts';
import { translationsOf } from '#lib/text/vocabulary/translations.ts';
import { defaultVocabulary, isVocabularyWord } from '#lib/text/vocabulary/vocabulary.ts';
import { isEnglishWord } from '#lib/text/words/english-words.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { latinSpelling } from '#lib/text/words/latin-spelling.ts';
import { stem } from '#lib/text/words/stem.ts';
import { attachedStems } from '#lib/text/words/stem-arabic.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { soundTerm } from './index-record.ts';
import type { Entity, TermSource } from './search-source.ts';
import type { Field, Role, WayType } from './weights.ts';

/** One way a part may be met: by a term of the index, times a factor of its own. */
export interface Way {
  readonly type: WayType;
  readonly term: string;
  readonly factor: number;
}

/** One thing asked for, and every way it may be met. */
export interface Part {
  readonly text: string;
  /** Of a query with OR which of the alternatives it is of. */
  readonly alternative?: number;
  readonly role: Role;
  readonly ways: readonly Way[];
  /** Of a name of several words: the ways of each, which together are one more way. */
  readonly words: readonly (readonly Way[])[];
  /** Only what stands there counts. */
  readonly field?: Field;
  /** Records that one entity is behind, found by more than terms: what somebody signed. */
  readonly entity?: Entity;
  /** How many written words it is. */
  readonly length: number;
}

const prefixMin = 4;
const wordsMost = 12;

/** What a concept is met by: itself, its kinds, what it is a kind of, and what stands closest to it, the closest first. A thing is met by nothing wider. */
export function conceptWays({ concepts }: ConceptSpan, asked: string, isEntity: boolean): Way[] {
  const { broader } = defaultVocabulary();
  const mayBeWider = isEntity ? [] : [...new Set(concepts.flatMap((token) => broader.get(token) ?? []))];
  const beside = (token: string) => isArea(token) && !isAskedArea(token, concepts, asked);
  // Of "Apollo 11" the others of its series are what stands closest.
  const isNumbered = isEntity && /\d/.test(asked) && !concepts.some(hasNumber);
  const typeOf = (token: string, type: WayType) => (beside(token) ? 'area' : isNumbered ? 'related' : type);
  return [
    ...concepts.map((term, at): Way => ({ type: typeOf(term, 'concept'), term, factor: 1 - 0.1 * at })),
    ...concepts.map((token): Way => ({ type: typeOf(token, 'narrower'), term: `n${token}`, factor: 1 })),
    ...memberSubjects(concepts).map((term): Way => ({ type: 'narrower', term, factor: 1 })),
    ...mayBeWider
      .filter((token) => !concepts.includes(token))
      .map((term): Way => ({ type: isArea(term) ? 'area' : 'wider', term, factor: 1 })),
    ...relatedSubjects(concepts).map((term, at): Way => ({ type: 'related', term, factor: 1 / (1 + 0.1 * at) })),
  ];
}

function hasNumber(token: string): boolean {
  const concept = defaultVocabulary().concepts.get(token);
  return [...(concept?.en ?? []), ...(concept?.ar ?? [])].some((name) => /\d/.test(name));
}

const isArea = (token: string) => defaultVocabulary().concepts.get(token)?.kind === 'area';

/** "Dust storms" is a subject and one of the names of an area: the subject alone is asked for. "Exoplanets" is what its area is called: both are. */
function isAskedArea(token: string, concepts: readonly string[], asked: string): boolean {
  const known = defaultVocabulary().concepts;
  const preferred = (one: string) => [known.get(one)?.en[0] ?? '', known.get(one)?.ar[0] ?? ''].map(stemsOf);
  const meant = new Set([stemsOf(asked), ...concepts.filter((one) => !isArea(one)).flatMap(preferred)]);
  return concepts.every(isArea) || preferred(token).some((name) => meant.has(name));
}

const stemsOf = memoized((name: string) => analyse(name).stems.join(' '), { most: 10_000, length: 200 });

/** What a written word is made of, without what says nothing: of al-Biruni one word, of single-stage-to-orbit three. */
export const partsOfWord = ({ words }: AnalysedWord): readonly string[] =>
  words.length === 1 ? words : words.filter((word) => !isNameParticle(word) && !isStopWord(word));

/** A written word as it stands in texts: whole, and as the one word it is made of. Of more the words are looked for side by side. */
export function literalWays(unit: AnalysedWord): Way[] {
  const parts = partsOfWord(unit);
  const bare =
    unit.bare === undefined ? [] : wordForms(unit.bare).map((way): Way => (way.type === 'exact' ? { ...way, type: 'stem' } : way));
  return [...[...(unit.whole === undefined ? [] : [unit.whole]), ...(parts.length === 1 ? parts : [])].flatMap(wordForms), ...bare];
}

export const wordForms = (word: string): Way[] => [
  { type: 'exact', term: `w${word}`, factor: 1 },
  { type: /^[\u0621-\u064a]/.test(word) ? 'stemArabic' : 'stem', term: `s${stem(word)}`, factor: 1 },
  { type: 'inside', term: `x${stem(word)}`, factor: 1 },
];

export interface WordSetting {
  /** It may go on. */
  readonly isLast: boolean;
  /** It names a concept by itself. */
  readonly isSubject: boolean;
  /** The concepts of the whole query. */
  readonly named: readonly string[];
}

/** What a word by itself is met by. Of one that names a subject the bare word says less than the subject: it may stand in another name. */
export function wordWays(source: TermSource, unit: AnalysedWord, { isLast, isSubject, named }: WordSetting): Way[] {
  const parts = partsOfWord(unit);
  const first = parts.length === 1 ? (parts[0] as string) : '';
  const word = unit.whole ?? first;
  const literal = literalWays(unit);
  const subject = (way: Way): Way => ({ ...way, type: way.type === 'inside' ? 'some' : 'words' });
  const ways = isSubject ? literal.filter(({ term }) => term[0] !== 'w').map(subject) : literal;
  if (!isSubject && parts.length === 1) ways.push(...translatedWays(source, first));
  for (const name of new Set([word, first])) if (name !== '') ways.push({ type: 'person', term: `p${name}`, factor: 1 });
  if (word !== '') ways.push({ type: 'identifier', term: `i${word}`, factor: 1 });
  if (/^\d{4}$/.test(first)) ways.push({ type: 'year', term: `y${first}`, factor: 1 });
  if (parts.length > 1) for (const part of parts) ways.push({ type: 'some', term: `s${stem(part)}`, factor: 1 / parts.length });
  // Of a planet that nothing is on the star that it is of.
  if (isPlanet(unit)) ways.push({ type: 'related', term: `s${stem(unit.words.slice(0, -1).join(''))}`, factor: 1 });
  const stemmed = unit.stems.join(' ');
  for (const token of processSubjects(stemmed, named)) ways.push({ type: 'process', term: token, factor: 1 });
  const alike = new Set([...processStems(stemmed), ...(generality(stemmed)?.kind === 'deed' ? (generality(stemmed)?.alike ?? []) : [])]);
  for (const other of alike) if (other !== stemmed) ways.push({ type: 'process', term: `s${other}`, factor: 1 });
  if (isLast && first.length >= prefixMin)
    for (const other of source.termsBeginning(`w${word}`, wordsMost))
      if (other !== `w${word}`) ways.push({ type: 'prefix', term: other, factor: 1 });
  if (!/^\p{L}{3,}$/u.test(first)) return ways;
  ways.push(...attachedWays(source, first));
  const isKnown = isSubject || source.count(`w${first}`) > 0 || source.count(`s${stem(first)}`) > 0;
  for (const way of spelledNames(source, first)) ways.push({ ...way, type: isKnown ? 'nameSound' : 'nameKey' });
  if (isKnown) return ways;
  // Of a place that no text has, who signed from there.
  if (isPlaceBelowCountry(first)) ways.push({ type: 'institution', term: `f${first}`, factor: 1 });
  return [...ways, ...readings(source, first)];
}

/** A word with and without a particle, in the forms that records have and the stemmer does not bring together. */
export const attachedWays = (source: TermSource, word: string): Way[] =>
  attachedStems(word)
    .flatMap((other) => [`w${other}`, `s${other}`])
    .filter((term) => source.count(term) > 0)
    .map((term): Way => ({ type: 'attached', term, factor: 1 }));

/** So sure a translation counts as one, and one less sure by so much less. */
const translationSure = 0.5;
/** A word that is in a text for every so many that have its translation needs none: titles and summaries are in both languages. */
const translatedTimes = 2;

/** A word that names no concept in the other language, of which the collection has more: «ضغط» of pressure. */
export function translatedWays(source: TermSource, word: string): Way[] {
  const wordStem = stem(word);
  const translations = translationsOf(wordStem);
  // A word of prose, "today", is as common in either language.
  if (translations.length === 0 || (isEnglishWord(word) && !isVocabularyWord(word))) return [];
  const needed = translatedTimes * source.count(`s${wordStem}`);
  return translations
    .map(({ stem: other, certainty }): Way => ({ type: 'translated', term: `s${other}`, factor: Math.min(1, translationSure + certainty) }))
    .filter(({ term }) => source.count(term) > needed);
}

/** A word as part of a name, in any spelling. */
export const authorWays = (source: TermSource, word: string): Way[] => [
  { type: 'person', term: `p${word}`, factor: 1 },
  ...spelledNames(source, word),
];

/** More names than these that are spoken alike are not looked at. */
const namesMost = 500;

/** Parts of names that are spoken so. */
export function namesOf(source: TermSource, key: string): string[] {
  const beginning = soundTerm(key);
  return source.termsBeginning(beginning, namesMost).map((term) => term.slice(beginning.length));
}

function spelledNames(source: TermSource, word: string): Way[] {
  const found: Way[] = [];
  for (const key of nameKeys(word)) {
    // One consonant is the sound of anything: «القاعية» is no Gaia.
    if (key[0] !== 'k' || key.length < 3) continue;
    for (const name of namesOf(source, key)) {
      if (name === word || !isCloseSpelling(word, name)) continue;
      const { ok, score } = matchName(word, name);
      if (ok) found.push({ type: 'nameKey', term: `p${name}`, factor: score });
    }
  }
  return found;
}

/** What a word that no text has may be: a foreign name in the other script, or a form of the dialects. */
function readings(source: TermSource, word: string): Way[] {
  const pattern = latinSpelling(word);
  const latin = pattern ? source.latinWords(pattern, wordsMost) : [];
  return [
    ...latin.flatMap((other): Way[] => [
      { type: 'translit', term: `w${other}`, factor: 1 },
      { type: 'translit', term: `p${other}`, factor: 1 },
    ]),
    ...[...foreignSpellings(word), ...otherReadings(word)].flatMap((other): Way[] => [
      { type: 'reading', term: `w${other}`, factor: 1 },
      { type: 'reading', term: `s${stem(other)}`, factor: 1 },
      ...analyse(other).spans.flatMap(({ concepts }) => concepts.map((term): Way => ({ type: 'reading', term, factor: 1 }))),
    ]),
  ];
}
