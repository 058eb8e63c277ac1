import type { SearchScope } from '#lib/domain/query.ts';
import { type AnalysedWord, analyse, type ConceptSpan } from '#lib/text/analyse.ts';
import { catalogueSubject } from '#lib/text/catalogue-subject.ts';
import { institutionToken } from '#lib/text/institution.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary.ts';
import { phraseExpression, phraseRuns, quoted } from './match-phrase.ts';
import { columnsOf, type Field, wordCondition } from './word-condition.ts';

/** A query as FTS5 expressions. Each is absent when there is nothing to look up. */
export interface QueryExpressions {
  /** Every condition, and none of what is excluded. `narrow` is `all` in its narrow meaning, where it has one. */
  readonly all?: string;
  readonly narrow?: string;
  readonly narrowConditions?: readonly Condition[];
  /** The conditions one by one, for finding by some of them and counting how many a record meets. */
  readonly conditions: readonly Condition[];
  /** What is excluded. */
  readonly except?: string;
  /** The subject, where the query is one that several words name together. */
  readonly subjects?: string;
  /** Of a name of three words or more the words say little by themselves («خارج»), so the subject alone counts for the score. */
  readonly isLongName?: true;
  /** What makes a record a better answer: how its title has the words, and the words side by side anywhere. */
  readonly title?: TitleShape;
  readonly phrase?: string;
}

/** Titles with every word, in any form or as typed, and with the words side by side where they are several; and the same as runs of tokens of a title. */
export interface TitleShape {
  readonly expression: string;
  readonly asTyped: string;
  readonly phrase?: string;
  readonly runs: { readonly words: readonly string[]; readonly phrases: readonly string[] };
}

/** What a record has to meet. A subject is named by two words or more: one, as "water", says too little. `wider` are the areas of what is named, for where no record bears it. */
export interface Condition {
  readonly expression: string;
  readonly isSubject: boolean;
  readonly wider?: string;
}

/** More conditions than this add time and no sense to "any of the words". */
const anyConditionsMax = 16;

/** Of a name that stands for a subject and, loosely, for the whole area it is in ("dust storms"): the subject, or both. */
export type Breadth = 'narrow' | 'wide';

/**
 * A word is met as itself or by its stem; words that together name a concept of the bilingual vocabulary are also met by records that bear
 * the concept, whatever their language; a phrase is met by its words side by side.
 */
export function queryExpressions(clauses: readonly Clause[], scope: SearchScope): QueryExpressions {
  const wanted = clauses.filter((clause) => !clause.exclude);
  const plain = wanted.filter((clause) => clause.kind === 'word' && !clause.field);
  const special = wanted.filter((clause) => clause.kind === 'phrase' || clause.field);
  const conditionsIn = (breadth: Breadth): Condition[] => [
    ...plainConditions(plain, scope, breadth),
    ...special.flatMap((clause) => wordsOnly(clauseCondition(clause, scope))),
  ];
  const conditions = conditionsIn('wide');
  if (conditions.length === 0) return { conditions };
  const together = (some: readonly Condition[], by: string) => some.map(({ expression }) => expression).join(by);
  const unwanted = clauses.filter((clause) => clause.exclude).map((clause) => clauseCondition(clause, scope));
  const except = unwanted.filter(isText).join(' OR ');
  const without = (expression: string) => (except ? `(${expression}) NOT (${except})` : expression);
  const narrowConditions = conditionsIn('narrow');
  const [narrow, all] = [together(narrowConditions, ' AND '), together(conditions, ' AND ')];
  const isOne = conditions.length === 1 && plain.length === wanted.length && scope === 'all';
  const subjects = isOne ? namedTogether(plain) : '';
  return {
    conditions: conditions.slice(0, anyConditionsMax),
    ...(except && { except }),
    ...(narrow !== all && { narrow: without(narrow), narrowConditions }),
    ...(subjects && { subjects }),
    ...(subjects && meantWords(plain) > 2 && { isLongName: true }),
    all: without(orInstitution(all, wanted, scope)),
    ...boosts(wanted, scope),
  };
}

function boosts(wanted: readonly Clause[], scope: SearchScope): Pick<QueryExpressions, 'title' | 'phrase'> {
  const inTitle = wanted.filter((clause) => !clause.field || clause.field === 'title');
  if (inTitle.length !== wanted.length || (scope !== 'all' && scope !== 'title')) return {};
  const { units } = analyse(inTitle.map((clause) => clause.text).join(' '));
  const meant = units.filter((unit) => !unit.stop);
  // «قمر» in a title is a satellite as often as the Moon.
  if (meant.length === 0 || meant.some((unit) => unit.words[0] === 'قمر')) return {};
  const runs = meant.map((unit) => unit.words.join(' '));
  const isPhrase = units.length > 1;
  return {
    title: {
      expression: meant.map((unit) => wordCondition(unit, 'title', false)).join(' AND '),
      asTyped: runs.map((run) => `title : ${quoted(run)}`).join(' AND '),
      ...(isPhrase && { phrase: phraseExpression('title', units) }),
      runs: { words: runs, phrases: isPhrase ? phraseRuns(units) : [] },
    },
    // Of a phrase alone all that is found has it.
    ...(isPhrase && scope === 'all' && inTitle[0]?.kind !== 'phrase' && { phrase: phraseExpression('{title body}', units) }),
  };
}

/** What plain words ask for, or, where they are the whole name of an institution, whoever signed from there. */
function orInstitution(expression: string, wanted: readonly Clause[], scope: SearchScope): string {
  const isPlain = scope === 'all' && wanted.every((clause) => !clause.field);
  const institution = isPlain ? institutionToken(wanted.map((clause) => clause.text).join(' ')) : undefined;
  return institution === undefined ? expression : `(${expression}) OR identifier : ${quoted(institution)}`;
}

/** Words without a field: a run that names a concept is one condition, every other word one of its own. Stop words count only when there is nothing else. */
function plainConditions(clauses: readonly Clause[], scope: SearchScope, breadth: Breadth): Condition[] {
  const { units, spans } = analyse(clauses.map((clause) => clause.text).join(' '));
  // «في» and "the" stand in nearly every record: by themselves they are looked for in titles, side by side.
  if (units.length > 0 && units.every((unit) => unit.stop))
    return wordsOnly(phraseExpression(scope === 'author' ? 'people' : 'title', units));
  const isTyping = clauses.at(-1)?.prefix ?? false;
  const conditionOf = (place: number) => wordCondition(units[place] as AnalysedWord, scope, isTyping && place === units.length - 1);
  const conditions: Condition[] = [];
  for (let place = 0; place < units.length; place += 1) {
    const span = scope === 'all' ? spans.find((candidate) => candidate.from === place) : undefined;
    if (span) {
      const words: string[] = [];
      for (let at = span.from; at < span.to; at += 1)
        if (!units[at]?.stop) words.push(isOfMoon(span, units[at]) ? `concept : "${moon}"` : conditionOf(at));
      const lookup = `concept : (${conceptsOf(span, units, breadth).map(quoted).join(' OR ')})`;
      const wider = widerAreas(span);
      conditions.push({
        expression: words.length > 0 ? `(${lookup} OR (${words.join(' AND ')}))` : lookup,
        isSubject: span.to - span.from > 1,
        ...(wider.length > 0 && { wider: `concept : (${wider.map(quoted).join(' OR ')})` }),
      });
      place = span.to - 1;
    } else if (!units[place]?.stop) {
      const subject = scope === 'all' ? catalogueSubject((units[place] as AnalysedWord).whole ?? '') : undefined;
      conditions.push({
        expression: conditionOf(place),
        isSubject: false,
        ...(subject && { wider: `concept : ${quoted(conceptToken(subject))}` }),
      });
    }
  }
  return conditions;
}

const wordsOnly = (expression: string | undefined): Condition[] => (expression ? [{ expression, isSubject: false }] : []);

/** «القمر» is the Moon, and the stem of every satellite: only the subject tells them apart. */
const moon = 'c_moon';
function isOfMoon({ concepts }: ConceptSpan, unit: AnalysedWord | undefined): boolean {
  return unit?.stems[0] === 'قمر' && concepts.some((token) => token === moon || houseVocabulary().broader.get(token)?.includes(moon));
}

/** The areas a subject belongs to. What its names merely contain is not wider: a "cosmic dawn" is no kind of dawn. */
function widerAreas({ concepts }: ConceptSpan): readonly string[] {
  const { concepts: known } = houseVocabulary();
  const areas = concepts.flatMap((token) => known.get(token)?.areas ?? []).map(conceptToken);
  return [...new Set(areas)].filter((token) => !concepts.includes(token));
}

/** Records that bear every subject named by two words or more, as an expression; empty where there is none. */
function namedTogether(clauses: readonly Clause[]): string {
  const { spans } = analyse(clauses.map((clause) => clause.text).join(' '));
  return spans
    .filter(({ from, to }) => to - from > 1)
    .map(({ concepts }) => `concept : (${concepts.map(quoted).join(' OR ')})`)
    .join(' AND ');
}

const meantWords = (clauses: readonly Clause[]) =>
  analyse(clauses.map((clause) => clause.text).join(' ')).units.filter((unit) => !unit.stop).length;

/** "Dust storms" is a subject and one of the names of an area: narrowly the subject alone. "Exoplanets" is the name of its area: both. */
function conceptsOf({ concepts, from, to }: ConceptSpan, units: readonly AnalysedWord[], breadth: Breadth): readonly string[] {
  const { concepts: known } = houseVocabulary();
  const isArea = (token: string) => known.get(token)?.kind === 'area';
  if (breadth === 'wide' || !concepts.some(isArea) || concepts.every(isArea)) return concepts;
  const stemsOf = (some: readonly AnalysedWord[]) => some.flatMap((unit) => unit.stems).join(' ');
  const asked = stemsOf(units.slice(from, to));
  const isNameOf = (token: string) => {
    const area = known.get(token);
    return [area?.en[0], area?.ar[0]].some((name) => name !== undefined && stemsOf(analyse(name).units) === asked);
  };
  return concepts.filter((token) => !isArea(token) || isNameOf(token));
}

/** A phrase, or words under a field: they stand together in one condition. */
function clauseCondition(clause: Clause, scope: SearchScope): string | undefined {
  const field: Field = clause.field ?? scope;
  const { units } = analyse(clause.text);
  if (units.length === 0) return undefined;
  if (clause.kind === 'phrase') return phraseExpression(field === 'all' ? '{title body people}' : columnsOf[field].words, units);
  const meant = units.some((unit) => !unit.stop) ? units.filter((unit) => !unit.stop) : units;
  return `(${meant.map((unit, place) => wordCondition(unit, field, clause.prefix && place === meant.length - 1)).join(' AND ')})`;
}

const isText = (value: string | undefined): value is string => Boolean(value);
