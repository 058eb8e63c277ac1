import type { SearchScope } from '#lib/domain/query.ts';
import { analyse } from '#lib/text/analyse.ts';
import { fold } from '#lib/text/fold.ts';
import { generality } from '#lib/text/general-words.ts';
import { isHomograph } from '#lib/text/homographs.ts';
import { institutionKeys } from '#lib/text/institution.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { regionInEnglish } from '#lib/text/region-names.ts';
import { subjectsBeginning } from '#lib/text/subjects-beginning.ts';
import { houseVocabulary } from '#lib/text/vocabulary.ts';
import { type Condition, sentenceMin } from './condition.ts';
import { type KnownWords, wholeKeyword } from './keyword-conditions.ts';
import { asKeyword, keywordScope } from './keyword-scope.ts';
import { bearing, phraseExpression, phraseRuns, quoted } from './match-phrase.ts';
import { plainConditions, wordsOnly } from './plain-conditions.ts';
import { nameInTexts } from './proper-names.ts';
import { withoutSoft } from './soft-conditions.ts';
import { type Breadth, preferredName } from './span-condition.ts';
import { columnsOf, type Field, wordCondition } from './word-condition.ts';

/** A query as FTS5 expressions. Each is absent when there is nothing to look up. */
export interface QueryExpressions {
  /** Every condition, and none of what is excluded. `narrow` is `all` in its narrow meaning, where it has one. */
  readonly all?: string;
  readonly narrow?: string;
  readonly narrowConditions?: readonly Condition[];
  /** The conditions one by one, for finding by some of them and counting how many a record meets. */
  readonly conditions: readonly Condition[];
  /** What lifts and shuts nothing out: "detection" beside a subject, "papers" beside anything. */
  readonly soft: readonly string[];
  /** Who has all of it as one keyword. */
  readonly keyword?: string;
  /** What is excluded. */
  readonly except?: string;
  /** The subject, where the query is one that several words name together. */
  readonly subjects?: string;
  /** The same with the closest subjects instead, for behind what has the subjects themselves. */
  readonly behind?: string;
  /** Who bears each of several subjects, and does not merely mention one. */
  readonly bearsAll?: string;
  /** The name is another word too, so who has the word only comes behind. */
  readonly isHomograph?: true;
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

/** Beside more words than this the subject itself is meant. */
const kinConditionsMax = 3;
/** Fewer letters are the beginning of too much. */
const begunMin = 4;
/** More conditions than this add time and no sense to "any of the words". */
const anyConditionsMax = 16;

/**
 * A word is met as itself or by its stem; words that together name a concept of the bilingual vocabulary are also met by records that bear
 * the concept, whatever their language; a phrase is met by its words side by side.
 */
export function queryExpressions(clauses: readonly Clause[], scope: SearchScope, known: KnownWords = {}): QueryExpressions {
  const wanted = clauses.filter((clause) => !clause.exclude);
  const plain = wanted.filter((clause) => clause.kind === 'word' && !clause.field);
  const special = wanted.filter((clause) => clause.kind === 'phrase' || clause.field);
  const conditionsIn = (breadth: Breadth): Condition[] => [
    ...(scope === 'keyword' ? keywordScope(plain, known) : plainConditions(plain, scope, breadth, known)),
    ...special.flatMap((clause) => wordsOnly(clauseCondition(clause, scope))),
  ];
  const narrowly = withoutSoft(conditionsIn('narrow'));
  const { conditions, soft } = isNarrow(narrowly.conditions) ? narrowly : withoutSoft(conditionsIn('wide'));
  if (conditions.length === 0) return { conditions, soft: [] };
  const together = (some: readonly Condition[], by: string) => some.map(({ expression }) => expression).join(by);
  const unwanted = clauses.filter((clause) => clause.exclude).map((clause) => orOtherScript(clause, clauseCondition(clause, scope)));
  const except = unwanted.filter(isText).join(' OR ');
  const without = (expression: string) => (except ? `(${expression}) NOT (${except})` : expression);
  const narrowConditions = narrowly.conditions;
  const [narrow, all] = [together(narrowConditions, ' AND '), together(conditions, ' AND ')];
  const hasKin = conditions.length <= kinConditionsMax && conditions.some(({ kin }) => kin);
  const behind = hasKin ? conditions.map(orKin).join(' AND ') : undefined;
  const isAllSubjects = conditions.length > 1 && conditions.length < sentenceMin && conditions.every(({ bearers }) => bearers);
  const isOne = conditions.length === 1 && plain.length === wanted.length && scope === 'all';
  const subjects = isOne ? namedTogether(plain) : '';
  const keyword = plain.length === wanted.length ? wholeKeyword(unitsBut(plain, soft), known) : undefined;
  return {
    conditions: conditions.slice(0, anyConditionsMax),
    soft: [
      ...soft.flatMap(({ expression, lift, generality }) => (generality === 'kind' ? [] : (lift ?? expression))),
      ...conditions.flatMap(({ lift, apart }) => (lift && apart ? [lift] : [])),
      ...conditions.flatMap(({ lead }) => lead ?? []),
      ...(conditions.at(-1)?.isKnown || conditions.length >= sentenceMin ? [] : begunSubjects(plain)),
    ],
    ...(isAllSubjects && { bearsAll: conditions.map((one) => one.bearers).join(' AND ') }),
    ...(except && { except }),
    ...(narrow !== all && { narrow: without(narrow), narrowConditions }),
    ...(behind && { behind: without(behind) }),
    ...(keyword && { keyword }),
    ...(subjects && { subjects }),
    ...(subjects && isHomograph(fold(textOf(plain))) && { isHomograph: true }),
    ...(subjects && meantWords(plain) > 2 && { isLongName: true }),
    all: without(orInstitution(all, wanted, scope)),
    ...boosts(wanted, scope, soft),
  };
}

/**
 * Beside other words a subject is no whole area: "dust storms on mars" are not all of the atmosphere. Nor is it by itself, where the area only lists its name: what
 * is near an astrolabe is said to be near.
 */
function isNarrow([first, ...others]: readonly Condition[]): boolean {
  return others.length > 0 ? others.length + 1 < sentenceMin : first?.wider !== undefined;
}

/** The words of these clauses without those that only lift. */
const unitsBut = (clauses: readonly Clause[], soft: readonly Condition[]) =>
  analyse(textOf(clauses)).units.filter((unit) => !soft.some(({ text }) => text === unit.words.join(' ')));

/** Who bears a subject whose name begins like the word being typed: "astrona" is sooner an astronaut than a journal. */
function begunSubjects(plain: readonly Clause[]): string[] {
  const last = plain.at(-1);
  const subjects = last?.prefix && last.text.length >= begunMin ? subjectsBeginning(fold(last.text)) : [];
  return subjects.length > 0 ? [bearing(subjects)] : [];
}

/** A subject or what stands closest to it, as an expression. */
export const orKin = ({ expression, kin }: Condition) => (kin ? `(${expression} OR ${bearing(kin)})` : expression);

function boosts(wanted: readonly Clause[], scope: SearchScope, soft: readonly Condition[]): Pick<QueryExpressions, 'title' | 'phrase'> {
  const inTitle = wanted.filter((clause) => !clause.field || clause.field === 'title');
  if (inTitle.length !== wanted.length || (scope !== 'all' && scope !== 'title')) return {};
  const units = unitsBut(inTitle, soft);
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
  const institution = isPlain ? institutionKeys(wanted.map((clause) => clause.text).join(' '))?.beginnings[0] : undefined;
  return institution === undefined ? expression : `(${expression}) OR identifier : ${quoted(institution)}`;
}

/** Records that bear every subject named by two words or more, or by the one word there is, as an expression; empty where there is none. Of a long name the one the subject goes by says more. */
function namedTogether(clauses: readonly Clause[]): string {
  const text = textOf(clauses);
  const { spans, units } = analyse(text);
  return spans
    .filter(({ from, to }) => to - from > 1 || units.length === 1)
    .map((span) => {
      const country = isHomograph(fold(text)) ? regionInEnglish(fold(text)) : undefined;
      const lookup = country ? `(${bearing(span.concepts)} OR ${nameInTexts(analyse(country).units)})` : bearing(span.concepts);
      const name = analyse(preferredName(span, text)).units.filter(({ stop }) => !stop);
      return span.to - span.from > 2 ? `(${lookup} OR ${nameInTexts(name)})` : lookup;
    })
    .join(' AND ');
}

const meantWords = (clauses: readonly Clause[]) =>
  analyse(textOf(clauses)).units.filter((unit) => !unit.stop && !generality(unit.stems.join(' '))).length;

/** A phrase, or words under a field: they stand together in one condition. */
function clauseCondition(clause: Clause, scope: SearchScope): string | undefined {
  const field: Field = clause.field ?? scope;
  const { units } = analyse(clause.text);
  if (units.length === 0) return undefined;
  if (field === 'keyword') return asKeyword(units);
  if (clause.kind === 'phrase') return phraseExpression(field === 'all' ? '{title body people}' : columnsOf[field].words, units);
  const meant = units.some((unit) => !unit.stop) ? units.filter((unit) => !unit.stop) : units;
  return `(${meant.map((unit, place) => wordCondition(unit, field, clause.prefix && place === meant.length - 1)).join(' AND ')})`;
}

/** What is left out by an abbreviation is left out by its names in both scripts: «-ليزا» is "-LISA". */
function orOtherScript({ text }: Clause, expression: string | undefined): string | undefined {
  const concepts = analyse(text).spans.flatMap((span) => span.concepts.flatMap((token) => houseVocabulary().concepts.get(token) ?? []));
  const named = concepts.filter(({ en }) => /^[A-Z]{3,}$/.test(en[0] ?? ''));
  const names = named.flatMap(({ en, ar }) => [...en, ...ar]).map((name) => phraseExpression('{title body}', analyse(name).units));
  return [expression, ...named.map(({ token }) => `concept : ${quoted(token)}`), ...names].filter(isText).join(' OR ') || undefined;
}

const textOf = (clauses: readonly Clause[]) => clauses.map((clause) => clause.text).join(' ');

const isText = (value: string | undefined): value is string => Boolean(value);
