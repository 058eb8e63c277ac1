import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Warning } from '#lib/domain/page.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { analyse } from '#lib/text/analyse.ts';
import { beginsAsInstitution, isInstitutionName } from '#lib/text/institution.ts';
import { kindredSubjects } from '#lib/text/kindred-subjects.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { type Columns, slotFinder } from './columns.ts';
import type { Condition } from './condition.ts';
import { conditionsMet, fewMax, isAgency, isOneSubject, type Met, readMax } from './conditions-met.ts';
import type { Relaxation } from './lacking-words.ts';
import { bearing } from './match-phrase.ts';
import { ofOneSubject } from './of-one-subject.ts';
import type { matchRanker } from './rank-matches.ts';
import { queryReader } from './read-query.ts';
import { ahead, eachPlace, keepWhere, placeOf, type ScoredSlots, slotsOf, together } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import { asTyped } from './show-spelling.ts';
import type { Understood } from './understood.ts';

/** More than this without a word say that the word was what was asked for. */
const moreMax = 30;
/** How much of what was asked for a record has to say, its parts weighed by how rare they are. */
const enoughShare = 0.55;

/** Whether these words name one subject that others stand close to, so that most of what was found may be those. */
function mayBeFollowed(clauses: readonly Clause[]): boolean {
  const { spans } = analyse(clauses.map(({ text }) => text).join(' '));
  const [only] = spans;
  return only !== undefined && spans.length === 1 && kindredSubjects(only.concepts).length > 0;
}

interface Asked extends Pick<ResearchQuery, 'strict' | 'searchIn'> {
  /** Only what has most of what was asked for follows, be it nothing. */
  readonly isMost?: true;
}

/** Where few records have all the words of a query: below them those that have most of what it says, plainly said, or the way to the area of its one subject. */
export function belowFew(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  const read = queryReader(index, { isApart: true });
  const sayOfOne = ofOneSubject(index);
  /** Whether what was found is no less than a few, all on the subject that words of the query name together. */
  const areMeant = async (slots: Int32Array, slotOf: (id: number) => number, parts: readonly Met[]): Promise<boolean> => {
    const meant = parts.flatMap(({ apart }) => apart ?? []);
    if (meant.length === 0 || slots.length < fewMax) return false;
    const bearers = slotsOf(await index.find(bearing(meant)), slotOf);
    return slots.every((slot) => placeOf(bearers, slot) >= 0);
  };

  return async (columns: Columns, language: Language, { strict, searchIn, isMost }: Asked, found: Understood): Promise<Understood> => {
    if (strict || searchIn !== 'all' || found.mode !== 'all' || found.isSigned) return found;
    const slotOf = slotFinder(columns.id);
    const { clauses, scores } = found;
    const isPlain = clauses.every(({ exclude, field, kind }) => !exclude && !field && kind === 'word');
    if (!isPlain || scores.slots.length === 0 || (scores.slots.length > fewMax && !mayBeFollowed(clauses))) return found;
    const query = await read(clauses, 'all');
    if (query.conditions.length === 1) return sayOfOne(slotOf, language, found, query);
    if (scores.slots.length > fewMax) return found;
    const phrase = query.phrase ?? query.title?.phrase;
    // Words that stand side by side somewhere were meant so. Not so a designation, which is one of what stands beside it (a neutron star merger, GW170817), nor two subjects: dark matter and dark energy.
    const isList = query.conditions.some(isDesignation) || query.conditions.filter(({ isSubject }) => isSubject).length > 1;
    if (phrase && !isList && (await index.find(phrase)).length > 0) return found;
    const closely = query.conditions.map((one) => ({ ...one, expression: one.closely ?? one.expression }));
    const expressions = closely.map(({ expression }) => expression);
    if ((await index.rarer(expressions, readMax)).length < expressions.length) return found;
    const parts = await conditionsMet(closely, index, columns.size);
    const typed = clauses.map(({ text }) => text).join(' ');
    // Below the works of a university are none of another one.
    const isOfInstitution = isInstitutionName(typed) || beginsAsInstitution(clauses.map(({ text }) => text)) > 0;
    if (isOfInstitution || hasInitial.test(typed) || (await areMeant(scores.slots, slotOf, parts))) return found;
    const some = await rank(columns, language, { conditions: parts, soft: query.soft }, 'any', typed);
    const { isEnough, isNear, missing } = coverage(parts, some.slots, { slotOf, size: columns.size, isEither: joins.test(typed) });
    const said = haveAllOf(parts, scores.slots, slotOf);
    const more = (isMore: (place: number) => boolean) => {
      const lacked = new Set<string | undefined>();
      for (const [place, slot] of some.slots.entries()) if (isMore(place) && placeOf(scores.slots, slot) < 0) lacked.add(missing(place));
      // What only stands close to a subject has not its word either.
      if (said !== 'all') lacked.add(undefined);
      const [word] = lacked.size === 1 ? lacked : [];
      const few = word
        ? warning('few_all_words', language, { word: asTyped(typed, word) })
        : warning(parts.length > 2 ? 'few_most_words' : 'few_some_words', language);
      const note = said === 'none' ? warning('any_word', language) : few;
      return akinLast(put(found, some, isMore, { note, relaxed: { typed, parts } }), parts, slotOf);
    };
    const answer = more(isEnough);
    const isEnoughFound = answer.scores.slots.length > fewMax || !/\s/.test(typed.trim());
    return isMost || isEnoughFound || (await areAbout(index, scores.slots, slotOf, parts)) ? answer : more(isNear);
  };
}

/** Whether one of these says all that is asked for in its title, its subjects or the names of its authors, and not merely somewhere. */
async function areAbout(index: SearchIndex, slots: Int32Array, slotOf: (id: number) => number, parts: readonly Met[]): Promise<boolean> {
  const aboutIt = parts.map(({ expression, bearers, inTitle }) => (inTitle ? [bearers, inTitle].filter(Boolean).join(' OR ') : expression));
  const ids = await index.find(aboutIt.map((one) => `(${one})`).join(' AND '));
  return slotsOf(ids, slotOf).some((slot) => placeOf(slots, slot) >= 0);
}

/** Whether all, some or none of these slots have every part that says something. Who has the words of a name merely here and there has not the name. */
function haveAllOf(parts: readonly Met[], slots: Int32Array, slotOf: (id: number) => number): 'all' | 'some' | 'none' {
  const met = parts.map(({ ids }) => slotsOf(ids, slotOf));
  if (met.every((those) => slots.every((slot) => placeOf(those, slot) >= 0))) return 'all';
  const telling = met.filter((_, place) => !parts[place]?.generality);
  return slots.some((slot) => telling.every((those) => placeOf(those, slot) >= 0)) ? 'some' : 'none';
}

/** Others below those that were found, with a remark; nothing where there are none, or too many. */
function put(
  found: Understood,
  some: ScoredSlots,
  isMore: (place: number) => boolean,
  { note, relaxed }: { readonly note: Warning; readonly relaxed: Relaxation },
): Understood {
  const { slots, scores } = found.scores;
  const more = keepWhere(some, (slot, place) => isMore(place) && placeOf(slots, slot) < 0);
  if (more.slots.length === 0 || more.slots.length > moreMax) return found;
  const scale = (0.5 * Math.min(...scores)) / Math.max(...more.scores);
  const below = { slots: more.slots, scores: more.scores.map((score) => score * scale) };
  return { ...found, scores: together(found.scores, below), mode: 'any', warnings: [...found.warnings, note], relaxed };
}

/** What only stands close to all that was asked for, behind those that have a part of it themselves, be it more than what nearly all have. */
function akinLast(answer: Understood, parts: readonly Met[], slotOf: (id: number) => number): Understood {
  const own = slotsOf(
    [...new Set(parts.flatMap(({ ids, isCommon }) => (isCommon ? [] : ids)))].sort((a, b) => a - b),
    slotOf,
  );
  const { scores } = answer;
  return {
    ...answer,
    scores: ahead(
      scores,
      scores.slots.filter((slot) => placeOf(own, slot) >= 0),
    ),
  };
}

const isDesignation = ({ text = '', isKnown, isSubject }: Condition) => isKnown && !isSubject && /\p{L}.*\d/u.test(text);

interface Measure {
  readonly slotOf: (id: number) => number;
  /** How many records there are. */
  readonly size: number;
  /** The query joins its subjects by "and" or "during": either is asked for. */
  readonly isEither: boolean;
}

/** "Y. Q. Sun" is somebody. */
const hasInitial = /(?:^|\s)\p{Lu}\.?(?:\s|$)/u;
/** Either is asked for, or the second only says when. */
const joins = /\s(?:and|&|و|during|أثناء|اثناء|خلال)\s|\sو(?=\p{Script=Arabic}{3})/iu;

/**
 * How much of a query each of these slots says. No place and no thing with a name of its own may be missing, but what anything is worked on with, nor every subject. Of two parts the one that is left has
 * to be a subject by itself; where the other is one too, the rarer one, or, where that finds none, either.
 */
function coverage(parts: readonly Met[], slots: Int32Array, { slotOf, size, isEither }: Measure) {
  const share = new Float64Array(slots.length);
  const told = new Uint32Array(slots.length);
  const rarity = parts.map(({ ids }) => Math.log(1 + size / Math.max(1, ids.length)));
  const whole = rarity.reduce((sum, one) => sum + one, 0);
  for (const [bit, { ids }] of parts.entries())
    eachPlace(slots, slotsOf(ids, slotOf), (place) => {
      share[place] = (share[place] as number) + (rarity[bit] as number) / whole;
      told[place] = (told[place] as number) | (1 << bit);
    });
  const isTold = (place: number, bit: number) => ((told[place] as number) & (1 << bit)) !== 0;
  const absent = (place: number) => parts.filter((_, bit) => !isTold(place, bit));
  const ofTwo = (place: number, isStrict: boolean) => {
    const [left] = parts.filter((_, bit) => isTold(place, bit));
    const [lost] = absent(place);
    if (!left || !lost || left.isThing || !isOneSubject(left, size)) return false;
    // What is worked with may be missing, what it is done to not.
    if (left.isMethod !== lost.isMethod) return !left.isMethod;
    return lost.isSubject ? !isStrict || left.ids.length <= lost.ids.length : lost.isKnown || left.isSubject;
  };
  const says = (place: number) =>
    ((share[place] as number) >= enoughShare || absent(place).length === 1) &&
    parts.some((one, bit) => one.isKnown && !isAgency(one) && isTold(place, bit));
  const mayLack = (one: Met) =>
    !one.isPlace && (!one.isThing || one.isMethod || isAgency(one)) && (parts.length === 2 || !isDesignation(one));
  const isKept = (place: number) => absent(place).every(mayLack);
  const all = (isStrict: boolean) =>
    Uint8Array.from(slots, (_, place) => Number(isKept(place) && (parts.length === 2 ? ofTwo(place, isStrict) : says(place))));
  const strictly = all(!isEither);
  const kept = strictly.includes(1) ? strictly : all(false);
  return {
    isEnough: (place: number) => kept[place] === 1,
    /** Says some of it, not merely where, and lacks no place nor thing. */
    isNear: (place: number) => isKept(place) && parts.some(({ isPlace, generality }, bit) => !isPlace && !generality && isTold(place, bit)),
    /** The one part that is missing, as it was typed; undefined where several are. */
    missing: (place: number) => {
      const lost = absent(place);
      return lost.length === 1 ? lost[0]?.text : undefined;
    },
  };
}
