import type { SearchScope } from '#lib/domain/query.ts';
import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { catalogueSubject } from '#lib/text/catalogue-subject.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { processStems, processSubjects } from '#lib/text/processes.ts';
import { isMeasureInQuestion, isQuestion } from '#lib/text/questions.ts';
import { conceptToken } from '#lib/text/vocabulary.ts';
import { apartSubjects } from './apart-subjects.ts';
import type { Condition } from './condition.ts';
import { type KnownWords, keywordCondition, longestFree } from './keyword-conditions.ts';
import { kindOfThing, withoutKinds } from './kinds-of-things.ts';
import { bearing, phraseExpression, quoted } from './match-phrase.ts';
import { numberedMission } from './numbered-mission.ts';
import { countryCondition, isPlaceName } from './proper-names.ts';
import { type Breadth, generalityOf, isAncientYear, purposeOf, spanCondition } from './span-condition.ts';
import { type Field, placeCondition, wordCondition } from './word-condition.ts';

/** Words without a field: a run that names a concept is one condition, every other word one of its own. Stop words count only when there is nothing else. */
export function plainConditions(
  clauses: readonly Clause[],
  scope: SearchScope,
  breadth: Breadth,
  { names, keywords = [] }: KnownWords = {},
): Condition[] {
  const { units, spans: written } = analyse(clauses.map((clause) => clause.text).join(' '));
  const spans = withoutKinds(units, written);
  const isAsked = isQuestion(units.map(({ words }) => words[0] ?? ''));
  // «في» and "the" stand in nearly every record: by themselves they are looked for in titles, side by side.
  if (units.length > 0 && units.every((unit) => unit.stop))
    return wordsOnly(phraseExpression(scope === 'author' ? 'people' : 'title', units));
  const isTyping = clauses.at(-1)?.prefix ?? false;
  const fieldOf = ({ words }: AnalysedWord): Field =>
    scope !== 'all' || names === undefined || words.some((word) => names.has(word)) ? scope : 'texts';
  const conditionOf = (unit: AnalysedWord) =>
    placeCondition(unit, fieldOf(unit)) ?? wordCondition(unit, fieldOf(unit), isTyping && unit === units.at(-1));
  // What names a subject is nobody's name: who asks for the aurora does not mean Aurora.
  const subjectOf = (unit: AnalysedWord) =>
    placeCondition(unit, 'texts') ?? wordCondition(unit, 'texts', isTyping && unit === units.at(-1));
  const textOf = (from: number, to: number) =>
    units
      .slice(from, to)
      .flatMap((unit) => unit.words)
      .join(' ');
  const apart = scope === 'all' ? apartSubjects(units, written) : new Map<number, readonly string[]>();
  const isKnown = knownWords(clauses, { names, keywords });
  const free = longestFree(keywords, spans);
  const conditions: Condition[] = [];
  const add = (place: number, one: Condition) => conditions.push(orApart(one, apart.get(place)));
  for (let place = 0; place < units.length; place += 1) {
    const span = scope === 'all' ? spans.find((candidate) => candidate.from === place) : undefined;
    const numbered = span && numberedMission(units, span);
    const run = free.get(place);
    const kind = scope === 'all' && (!span || span.to - span.from === 1) ? kindOfThing(units, spans, place, written) : undefined;
    if (kind) {
      const unit = units[place] as AnalysedWord;
      add(place, { expression: conditionOf(unit), isSubject: false, text: textOf(place, place + 1), generality: kind });
    } else if (numbered) {
      add(place, numbered.condition);
      place = numbered.to - 1;
    } else if (span) {
      add(place, spanCondition(span, { units, breadth, textOf, conditionOf: subjectOf }));
      place = span.to - 1;
    } else if (run) {
      add(place, keywordCondition(run, units, textOf, conditionOf));
      place = run.to - 1;
    } else if (!units[place]?.stop) {
      const unit = units[place] as AnalysedWord;
      const subject = scope === 'all' ? catalogueSubject(unit.whole ?? '') : undefined;
      add(place, {
        expression: countryCondition(units, place) ?? conditionOf(unit),
        ...(isPlaceName([unit]) ? { isSubject: true, isPlace: true as const } : { isSubject: false }),
        isKnown: isKnown(unit, place),
        ...purposeOf(units, place),
        text: textOf(place, place + 1),
        inTitle: `(${wordCondition(unit, 'title', false)} OR ${wordCondition(unit, 'author', false)})`,
        ...generalityOf(unit, isAsked && !apart.has(place)),
        ...(isAsked && isMeasure(units, place) && { generality: 'asking' as const }),
        ...(apart.has(place) && processLift(unit, spans)),
        ...(subject && { wider: { areas: [conceptToken(subject)], near: [] } }),
      });
    }
  }
  return conditions;
}

/** Letters and a number: YR4 is one thing. */
const isDesignation = /^\p{L}+\d+$/u;

/** Whether a word is known that no name of the vocabulary has: a designation, a place, a person's, an abbreviation or a keyword. */
function knownWords(clauses: readonly Clause[], { names, keywords = [] }: KnownWords): (unit: AnalysedWord, place: number) => boolean {
  const named = new Set([...(names ?? []), ...abbreviationsIn(clauses)]);
  const single = new Set(keywords.filter(({ from, to }) => to - from === 1).map(({ from }) => from));
  return (unit, place) =>
    unit.whole !== undefined ||
    isPlaceName([unit]) ||
    unit.words.some((word) => named.has(word) || isDesignation.test(word) || isAncientYear(word)) ||
    single.has(place);
}

/** In Arabic an adjective stands behind its name, in English before it. */
function isMeasure(units: readonly AnalysedWord[], place: number): boolean {
  const [before, unit, next] = [units[place - 1], units[place] as AnalysedWord, units[place + 1]];
  const [word = ''] = unit.words;
  const isLatin = /^[a-z]/.test(word);
  return isMeasureInQuestion(word, before?.words[0] ?? '', isLatin && next !== undefined && !next.stop);
}

/** MCMC beside a word in small letters is a name. */
function abbreviationsIn(clauses: readonly Clause[]): string[] {
  const written = clauses.map(({ text }) => text);
  const isSo = (word: string) => /^\p{Lu}{3,}$/u.test(word);
  return written.every(isSo) ? [] : written.filter(isSo).map((word) => word.toLowerCase());
}

/** A condition on a word, also met by the subject that the word names together with another one. */
const orApart = (condition: Condition, apart: readonly string[] | undefined): Condition =>
  apart === undefined ? condition : { ...condition, expression: `(${condition.expression} OR ${bearing(apart)})`, apart };

/** How stars die is told by titles on how they end. */
function processLift({ stems }: AnalysedWord, spans: readonly ConceptSpan[]): Pick<Condition, 'lift' | 'lead'> {
  const stemmed = stems.join(' ');
  const alike = processStems(stemmed);
  const things = spans.flatMap(({ concepts }) => concepts);
  const [closest] = processSubjects(stemmed, things);
  return {
    ...(alike.length > 0 && { lift: `title_stem : (${alike.map(quoted).join(' OR ')})` }),
    ...(closest && { lead: bearing([closest]) }),
  };
}

export const wordsOnly = (expression: string | undefined): Condition[] =>
  expression ? [{ expression, isSubject: false, isKnown: true }] : [];
