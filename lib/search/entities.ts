import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse/analyse.ts';
import {
  beginsAsInstitution,
  type InstitutionKeys,
  institutionKeys,
  isInstitutionName,
  namesInstitute,
} from '#lib/text/names/institution.ts';
import { nameQuery } from '#lib/text/names/name-keys.ts';
import { phraseWordsMost } from '#lib/text/vocabulary/concept.ts';
import { phraseTranslations } from '#lib/text/vocabulary/phrase-translations.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { nameParts } from '#lib/text/words/name-parts.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import type { TermSource } from './search-source.ts';
import type { Part } from './ways.ts';
import { authorWays, conceptWays, isInTexts, literalWays, namesWithSound, type Way } from './ways.ts';

/** Longest name of an institution, in words. */
const institutionWords = 9;
/** Maximum number of institution names looked up for one prefix. */
const namesMost = 40;

/** The text of analysed words, separated by spaces. */
export const textOfWords = (units: readonly AnalysedWord[]): string => units.map(({ words }) => words.join(' ')).join(' ');

/** A part of the query that names an institution or person, and the range of words that it covers. */
interface EntityMatch {
  readonly from: number;
  readonly to: number;
  readonly part: Part;
}

const entityPart = (text: string, more: Partial<Part>): Part => ({ text, role: 'institution', ways: [], words: [], length: 1, ...more });

/** The range without stop words and request words ("papers on") at either end. */
function contentRange(units: readonly AnalysedWord[]): readonly [number, number] {
  const isContent = (unit: AnalysedWord) => !unit.stop && generality(unit.stems.join(' '))?.kind !== 'request';
  return [units.findIndex(isContent), units.findLastIndex(isContent) + 1];
}

/**
 * Runs of words that are the name, the beginning of the name or the initials of an institution of the index. A subject is not the
 * beginning of a name: "space telescope" is not the Space Telescope Science Institute.
 */
export function institutionsIn(source: TermSource, units: readonly AnalysedWord[], spans: readonly ConceptSpan[]): EntityMatch[] {
  const [first, last] = contentRange(units);
  const institutions: EntityMatch[] = [];
  for (let from = 0; from < units.length; from += 1)
    for (let to = Math.min(units.length, from + institutionWords); to > from; to -= 1) {
      const text = textOfWords(units.slice(from, to));
      const isWholeQuery = from <= first && to >= last;
      const initials = to - from === 1 ? initialsTerm(source, text) : [];
      const isInstituteName = to - from > 1 && namesInstitute(text);
      const span = spans.find((one) => one.to === to && one.from >= from && units.slice(from, one.from).every(({ stop }) => stop));
      const isSubject = to - from > 1 && !isInstituteName && span !== undefined;
      if (isSubject || !(isWholeQuery || initials.length > 0 || isInstituteName)) continue;
      const terms = isWholeQuery || initials.length === 0 ? institutionTerms(source, institutionKeys(text)) : initials;
      if (terms.length === 0 || (to - from === 1 && source.count(`w${text}`) > 0)) continue;
      // The records about an agency are meant too, not only those signed there.
      const about = span ? conceptWays(span, text, true).filter(({ type }) => type === 'concept' || type === 'narrower') : [];
      const ways = [...terms.map((term): Way => ({ type: 'institution', term, factor: 1 })), ...about];
      institutions.push({ from, to, part: entityPart(text, { ways, length: to - from }) });
      from = to - 1;
      break;
    }
  return institutions.length > 0 ? institutions : absentInstitution(source, units.slice(first, last), first);
}

/** A part for an institution name whose words no record has together. It matches nothing; without it the single words would match. */
function absentInstitution(source: TermSource, units: readonly AnalysedWord[], from: number): EntityMatch[] {
  const count = isInstitutionName(textOfWords(units)) ? units.length : beginsAsInstitution(units.map(({ words }) => words.join(' ')));
  const nameUnits = units.slice(0, count);
  const terms = nameUnits.map((unit) => literalWays(unit).map(({ term }) => term));
  if (count < 2 || source.hasTogether(terms)) return [];
  return [{ from, to: from + count, part: entityPart(textOfWords(nameUnits), { length: count }) }];
}

/** The terms of the institutions whose names begin with the text or have these initials. */
export function institutionTerms(source: TermSource, keys: InstitutionKeys | undefined): string[] {
  const beginnings = [...(keys?.beginnings ?? []), ...(keys?.initials && keys.isShortened ? [keys.initials] : [])];
  const initials = `i${keys?.initials}`;
  const names = beginnings.flatMap((beginning) => source.termsBeginning(`i${beginning}`, namesMost));
  return [...new Set([...names, ...(source.count(initials) > 0 ? [initials] : [])])];
}

/** The term of a word that is the initials of an institution of the index, or nothing. */
function initialsTerm(source: TermSource, text: string): string[] {
  const term = `i${institutionKeys(text)?.initials}`;
  return source.count(term) > 0 ? [term] : [];
}

/**
 * Arabic terms of several words, known from their translations, that no record has. They match only as a whole, since their words have other
 * meanings elsewhere: «كرة القدم» has nothing to do with spheres.
 */
export function absentTermsIn(source: TermSource, units: readonly AnalysedWord[], spans: readonly ConceptSpan[]): EntityMatch[] {
  const isInsideName = (index: number) => spans.some(({ from, to }) => from <= index && index < to);
  const terms: EntityMatch[] = [];
  for (let from = 0; from < units.length; from += 1)
    for (let to = Math.min(units.length, from + phraseWordsMost); to > from + 1; to -= 1) {
      const termUnits = units.slice(from, to);
      const stems = termUnits.flatMap((unit) => unit.stems);
      if (termUnits.some((_, index) => isInsideName(from + index)) || phraseTranslations(stems).length === 0 || source.hasPhrase(stems))
        continue;
      const words = termUnits.filter(({ stop }) => !stop).map(literalWays);
      terms.push({ from, to, part: entityPart(textOfWords(termUnits), { role: 'thing', words, length: to - from }) });
      from = to - 1;
      break;
    }
  return terms;
}

const nameWordsMost = 4;

/**
 * Runs of two to four words that are a person's name, in any spelling. Only the exact spelling counts if all the words also occur in texts,
 * or if one is a stop word or part of a concept's name.
 */
export function peopleIn(source: TermSource, units: readonly AnalysedWord[], spans: readonly ConceptSpan[]): EntityMatch[] {
  const isInsideName = (index: number) => spans.some(({ from, to }) => to - from > 1 && from <= index && index < to);
  const mayBe = ({ words }: AnalysedWord, index: number) => words.every((word) => /^\p{L}+$/u.test(word)) && !isInsideName(index);
  const isOfTexts = ({ words }: AnalysedWord) => words.every((word) => isInTexts(source, word));
  // A stop word at either end is not an initial ("How long a CubeSat"), unless the name is the complete query.
  const hasStopWordAtEnd = (run: readonly AnalysedWord[]) => run.length < units.length && (run[0]?.stop || run.at(-1)?.stop);
  const isOfSubject = (index: number) => units[index]?.stop === true || spans.some(({ from, to }) => from <= index && index < to);
  const people: EntityMatch[] = [];
  for (let from = 0; from < units.length; from += 1)
    for (let to = Math.min(units.length, from + nameWordsMost); to > from + 1; to -= 1) {
      const nameUnits = units.slice(from, to);
      if (
        !nameUnits.every((unit, index) => mayBe(unit, from + index)) ||
        nameUnits.every(({ stop }) => stop) ||
        hasStopWordAtEnd(nameUnits)
      )
        continue;
      const isExactSpelling = nameUnits.every(({ words }) => words.every((word) => source.count(`p${word}`) > 0));
      if (!isExactSpelling && (nameUnits.every(isOfTexts) || nameUnits.some((_, index) => isOfSubject(from + index)))) continue;
      const text = textOfWords(nameUnits);
      // A term that was replaced by its English name is no part of an Arabic name.
      if (/[a-z]/.test(text) && /[\u0621-\u064a]/.test(text)) continue;
      // Given names must be initials or belong to some author. Otherwise any word would do, and «طبخ المعكرونة» would mean Maccarone.
      if (
        !isExactSpelling &&
        !nameParts(text)
          .slice(0, -1)
          .every((part) => isPartOfName(source, part))
      )
        continue;
      const entity = hasKnownSound(source, text) ? source.peopleNamed(text) : undefined;
      if (!entity || entity.size === 0) continue;
      people.push({ from, to, part: entityPart(text, { role: 'person', entity, length: to - from }) });
      from = to - 1;
      break;
    }
  return people;
}

/** Whether a part of a name occurs in the name of some author, in any spelling; also true for initials and stop words. */
const isPartOfName = (source: TermSource, part: string): boolean =>
  part.length < 2 || isStopWord(part) || authorWays(source, part).some(({ term }) => source.count(term) > 0);

/** Whether the last word, the family name, sounds like a name in the index. A cheap test before the look-up of the whole name. */
const hasKnownSound = (source: TermSource, name: string): boolean =>
  nameQuery(name)
    .at(-1)
    ?.some((key) => key[0] !== 'k' || namesWithSound(source, key).length > 0) ?? false;

/** Matches records with an affiliation of this name or, when none has it, with these words in the affiliation. */
export function institutionPart(source: TermSource, text: string): Part {
  const ways = institutionTerms(source, institutionKeys(text)).map((term): Way => ({ type: 'institution', term, factor: 1 }));
  const words = analyse(text).units.filter(({ stop }) => !stop);
  const wordGroups = words.flatMap((unit) => unit.words).map((word): Way[] => [{ type: 'institution', term: `f${word}`, factor: 1 }]);
  const isKnownName = ways.length > 0;
  const [onlyGroup = []] = wordGroups;
  return entityPart(text, {
    ways: isKnownName || wordGroups.length > 1 ? ways : onlyGroup,
    words: isKnownName || wordGroups.length < 2 ? [] : wordGroups,
    field: 'mark',
  });
}
