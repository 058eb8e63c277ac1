import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Warning } from '#lib/domain/page.ts';
import type { SearchScope } from '#lib/domain/query.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { broadPartsFinder } from './broad-parts.ts';
import { subjectClimber } from './climb-subjects.ts';
import { closelyOnly, closestBehind, onlyClose } from './close-rows.ts';
import { closestSubjects } from './closest-subjects.ts';
import type { Columns } from './columns.ts';
import type { Condition } from './condition.ts';
import { conditionsMet, fewMax, type Met } from './conditions-met.ts';
import { surnameFinder } from './family-names.ts';
import { pairFinder } from './in-pairs.ts';
import { kinInstead } from './kin-instead.ts';
import type { Relaxation } from './lacking-words.ts';
import { orKin, type QueryExpressions } from './match-expression.ts';
import { filledAreas, nothingOf } from './nearest-subject.ts';
import type { matchRanker } from './rank-matches.ts';
import { queryReader } from './read-query.ts';
import { noAnswer, type Relaxed } from './relaxed.ts';
import { nothing } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import { asTyped } from './show-spelling.ts';
import { type Unmet, unmetSubject } from './unmet-subject.ts';
import { subjectWidener } from './widen-subject.ts';
import { absentDropper, absentNote } from './without-absent.ts';
import { missionDropper } from './without-mission.ts';

/**
 * The answer where no record has all the words: some of them, as long as what is left says something of what was asked for; for one subject that no record
 * bears, what comes closest in its area; and where there is neither, the way to what there is.
 */
export function queryRelaxer(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  const read = queryReader(index);
  const surnamesAmong = surnameFinder(index);
  const climb = subjectClimber(index, rank);
  const withoutAbsent = absentDropper(index, rank, climb);
  const without = missionDropper(index, rank);
  const kinOf = kinInstead(index, rank);
  const subjectsOnly = closestSubjects(index, climb, kinOf);
  const inPairs = pairFinder(index, rank);
  const widen = subjectWidener(index, rank);
  const alone = unmetTeller(index, widen);
  const broadTogether = broadPartsFinder(rank);

  return async (columns: Columns, language: Language, clauses: readonly Clause[], scope: SearchScope): Promise<Relaxed> => {
    const typed = clauses.flatMap(({ exclude, text }) => (exclude ? [] : text)).join(' ');
    const surnames = await surnamesAmong(typed);
    const asked = await read(clauses, scope, new Set(surnames.keys()));
    const conditions = asked.conditions.map((one) => (surnames.get(one.text ?? '') ? { ...one, isPerson: true as const } : one));
    const query: QueryExpressions = { ...asked, conditions };
    if (query.conditions.length > 1) {
      const climbed = await climb(columns, language, query, typed);
      if (climbed) return climbed;
      const others = scope === 'all' ? await withoutAbsent(columns, language, query, { clauses, typed }) : undefined;
      if (others) return others;
      const bySubjects = await subjectsOnly(columns, language, query, typed);
      if (bySubjects && bySubjects.scores.slots.length > fewMax) return bySubjects;
      const unmet = await unmetSubject(index, query.conditions, typed);
      const isBesides = unmet && (unmet.wider.isElsewhere || unmet.rest.some(({ wider }) => wider?.isElsewhere));
      const besides = isBesides ? await without(columns, language, query, { ...unmet, typed }) : undefined;
      if (besides) return besides;
      const instead = unmet ? await kinOf(columns, language, query, unmet) : undefined;
      if (instead) return instead;
      if (unmet && bySubjects) return bySubjects;
      if (unmet && !query.except) return alone(columns, language, query, unmet);
      const parts = await conditionsMet(query.conditions, index, columns.size);
      const some = await rank(columns, language, { ...query, conditions: parts.map(withClosest) }, 'any', typed);
      const scores = await broadTogether(
        columns,
        language,
        { query, parts, typed },
        closelyOnly(columns, parts, closestBehind(columns, parts, some)),
      );
      const close = onlyClose(columns, parts, scores);
      const akin = close && (await kinOf(columns, language, query, { condition: close, text: asTyped(typed, close.text ?? '') }));
      if (akin) return akin;
      const relaxed = { typed, parts };
      if (scores.slots.length > 0) return { scores, warnings: [someOnly(language, scope, relaxed)], relaxed };
      if (bySubjects) return bySubjects;
      const paired = await inPairs(columns, language, { ...query, conditions: parts }, typed);
      if (paired.slots.length > 0) return { scores: paired, warnings: [warning('any_word', language)], relaxed };
    }
    const widened = await widen(columns, language, query, typed);
    if (widened.warnings.length > 0 || query.conditions.length < 2) return widened;
    return saidOfNone(language, typed, await conditionsMet(query.conditions, index, columns.size));
  };
}

/** Of what is not here: as if it had been typed alone, or the area it belongs to. */
function unmetTeller(index: SearchIndex, widen: ReturnType<typeof subjectWidener>) {
  return async (columns: Columns, language: Language, query: QueryExpressions, { condition, text, wider }: Unmet): Promise<Relaxed> => {
    const alone = await widen(columns, language, { ...query, conditions: [condition] }, text);
    if (alone.scores.slots.length > 0) return alone;
    return { scores: nothing, warnings: [nothingOf(language, text, await filledAreas(index, wider))] };
  };
}

/** Where nothing is shown: which subject no record is on, which of the words are in too many records to be an answer, or of which place there is nothing. */
function saidOfNone(language: Language, typed: string, parts: readonly Met[]): Relaxed {
  const written = ({ text = '' }: Condition) => asTyped(typed, text);
  const absent = parts.find(({ ids, bearers, isPlace, generality }) => bearers && !isPlace && !generality && ids.length === 0);
  if (absent) return { scores: nothing, warnings: [warning('nothing_about', language, { word: written(absent) })] };
  const common = parts.filter(({ ids, isCommon, text = '' }) => isCommon && ids.length > 0 && /\D/.test(text));
  if (common.length > 0)
    return { scores: nothing, warnings: [warning('too_common', language, { suggestion: common.map(written).join(' ') })] };
  const place = parts.find(({ ids, isPlace }) => isPlace && ids.length === 0);
  return place ? { scores: nothing, warnings: [warning('nothing_about', language, { word: written(place) })] } : noAnswer;
}

/** That some of the words had to do, and which no record has at all. */
function someOnly(language: Language, scope: SearchScope, { typed, parts }: Relaxation): Warning {
  const absent = parts.filter(({ ids, text, generality }) => ids.length === 0 && text && !generality);
  return scope === 'all' ? absentNote('words_absent', language, typed, absent) : warning('any_word', language);
}

/**
 * Where some of the words have to do, a subject is met by its closest too; a thing with a name of its own is not, nor a subject of which there is nothing beside one of
 * which there is something: who asks for changes of mangroves does not mean those of cities.
 */
function withClosest(one: Met, _: number, parts: readonly Met[]): Condition {
  const isThere = (other: Met) => other.isKnown && !other.isPlace && !other.isCommon && other.ids.length > 0;
  if (one.isThing || !one.kin?.length || (one.ids.length === 0 && parts.some(isThere))) return one;
  const { ids: _ids, ...condition } = one;
  return { ...condition, expression: orKin(one) };
}
