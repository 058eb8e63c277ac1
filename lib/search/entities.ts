import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { beginsAsInstitution, institutionKeys, isInstitutionName, namesInstitute } from '#lib/text/names/institution.ts';
import { nameQuery } from '#lib/text/names/name-keys.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { stem } from '#lib/text/words/stem.ts';
import type { TermSource } from './search-source.ts';
import type { Part } from './ways.ts';
import { literalWays, namesOf, type Way } from './ways.ts';

/** Longer runs of words are no name of an institution. */
const institutionWords = 9;
const namesMost = 40;

export const textOf = (units: readonly AnalysedWord[]): string => units.map(({ words }) => words.join(' ')).join(' ');

/** A run of words that is a name. */
interface Named {
  readonly from: number;
  readonly to: number;
  readonly part: Part;
}

const entityPart = (text: string, more: Partial<Part>): Part => ({ text, role: 'institution', ways: [], words: [], length: 1, ...more });

/** Words of asking around a name are no part of it. */
function meantRange(units: readonly AnalysedWord[]): readonly [number, number] {
  const isMeant = (unit: AnalysedWord) => !unit.stop && generality(unit.stems.join(' '))?.kind !== 'request';
  return [units.findIndex(isMeant), units.findLastIndex(isMeant) + 1];
}

/** Runs of words that are the name, its beginning or the initials of an institution somebody here is from; a beginning has to be all that is asked. */
export function institutionsIn(source: TermSource, units: readonly AnalysedWord[]): Named[] {
  const [first, last] = meantRange(units);
  const institutions: Named[] = [];
  for (let from = 0; from < units.length; from += 1)
    for (let to = Math.min(units.length, from + institutionWords); to > from; to -= 1) {
      const text = textOf(units.slice(from, to));
      const isAll = from <= first && to >= last;
      const initials = to - from === 1 ? initialsTerm(source, text) : [];
      if (!(isAll || initials.length > 0 || (to - from > 1 && namesInstitute(text)))) continue;
      const terms = isAll || initials.length === 0 ? institutionTerms(source, text) : initials;
      if (terms.length === 0 || (to - from === 1 && source.count(`w${text}`) > 0)) continue;
      const ways = terms.map((term): Way => ({ type: 'institution', term, factor: 1 }));
      institutions.push({ from, to, part: entityPart(text, { ways, length: to - from }) });
      from = to - 1;
      break;
    }
  return institutions.length > 0 ? institutions : absentInstitution(source, units.slice(first, last), first);
}

/** An institution by its own words that nobody here is from, and no text speaks of: no part of its name is looked for. */
function absentInstitution(source: TermSource, units: readonly AnalysedWord[], from: number): Named[] {
  const count = isInstitutionName(textOf(units)) ? units.length : beginsAsInstitution(units.map(({ words }) => words.join(' ')));
  const nameUnits = units.slice(0, count);
  const terms = nameUnits.map((unit) => literalWays(unit).map(({ term }) => term));
  if (count < 2 || source.hasTogether(terms)) return [];
  return [{ from, to: from + count, part: entityPart(textOf(nameUnits), { length: count }) }];
}

function institutionTerms(source: TermSource, text: string): string[] {
  const keys = institutionKeys(text);
  const begins = [...(keys?.beginnings ?? []), ...(keys?.initials && keys.isShortened ? [keys.initials] : [])];
  return [...new Set([...begins.flatMap((one) => source.termsBeginning(`i${one}`, namesMost)), ...initialsTerm(source, text)])];
}

/** Of a word that is the initials of an institution somebody here is from. */
function initialsTerm(source: TermSource, text: string): string[] {
  const term = `i${institutionKeys(text)?.initials}`;
  return source.count(term) > 0 ? [term] : [];
}

const nameWordsMost = 4;

/** Runs of two to four words that are one person's name here, in any spelling; words that texts have too only as they are written. */
export function peopleIn(source: TermSource, units: readonly AnalysedWord[], spans: readonly ConceptSpan[]): Named[] {
  const isNamed = (at: number) => spans.some(({ from, to }) => to - from > 1 && from <= at && at < to);
  const mayBe = ({ words }: AnalysedWord, at: number) => words.every((word) => /^\p{L}+$/u.test(word)) && !isNamed(at);
  const isOfTexts = ({ words }: AnalysedWord) => words.every((word) => source.count(`w${word}`) > 0 || source.count(`s${stem(word)}`) > 0);
  // "How long a CubeSat": of more words than a name what joins them is no initial of it.
  const isJoined = (own: readonly AnalysedWord[]) => own.length < units.length && (own[0]?.stop || own.at(-1)?.stop);
  const isOfSubject = (at: number) => units[at]?.stop === true || spans.some(({ from, to }) => from <= at && at < to);
  const people: Named[] = [];
  for (let from = 0; from < units.length; from += 1)
    for (let to = Math.min(units.length, from + nameWordsMost); to > from + 1; to -= 1) {
      const nameUnits = units.slice(from, to);
      if (!nameUnits.every((unit, at) => mayBe(unit, from + at)) || nameUnits.every(({ stop }) => stop) || isJoined(nameUnits)) continue;
      const isWritten = nameUnits.every(({ words }) => words.every((word) => source.count(`p${word}`) > 0));
      if (!isWritten && (nameUnits.every(isOfTexts) || nameUnits.some((_, at) => isOfSubject(from + at)))) continue;
      const text = textOf(nameUnits);
      const entity = isSpoken(source, text) ? source.peopleNamed(text) : undefined;
      if (!entity || entity.size === 0) continue;
      people.push({ from, to, part: entityPart(text, { role: 'person', entity, length: to - from }) });
      from = to - 1;
      break;
    }
  return people;
}

/** Whether a part of somebody's name sounds like the last one, the family name: who of all people bears the whole is asked for these alone. */
const isSpoken = (source: TermSource, name: string): boolean =>
  nameQuery(name)
    .at(-1)
    ?.some((key) => key[0] !== 'k' || namesOf(source, key).length > 0) ?? false;

/** Records signed from an institution of this name or with these words in the affiliation. */
export function institutionPart(source: TermSource, text: string): Part {
  const ways = institutionTerms(source, text).map((term): Way => ({ type: 'institution', term, factor: 1 }));
  const words = analyse(text).units.filter(({ stop }) => !stop);
  const ofWords = words.flatMap((unit) => unit.words).map((word): Way[] => [{ type: 'institution', term: `f${word}`, factor: 1 }]);
  const isNamed = ways.length > 0;
  const [only = []] = ofWords;
  return entityPart(text, {
    ways: isNamed || ofWords.length > 1 ? ways : only,
    words: isNamed || ofWords.length < 2 ? [] : ofWords,
    field: 'mark',
  });
}
