import type { Language } from '#lib/domain/language.ts';
import { analyse } from '#lib/text/analyse.ts';
import { memberSubjects } from '#lib/text/kindred-subjects.ts';
import { houseVocabulary } from '#lib/text/vocabulary.ts';
import { type Columns, slotFinder } from './columns.ts';
import type { Condition } from './condition.ts';
import { fewMax } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import { bearing, quoted } from './match-phrase.ts';
import type { matchRanker } from './rank-matches.ts';
import { ahead, keepWhere, nothing, placeOf, type ScoredSlots, slotsOf } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';

/** What stands closest to a subject that no record bears, and the token of what it is on; none where nothing is. */
export interface Closest {
  readonly scores: ScoredSlots;
  readonly token?: string;
}

/**
 * Who bears the closest subjects, in the order of how close these are or, where something is asked for besides, lifted by that; before others who is in the areas that the subject itself belongs to, and where these are no
 * less than a few they alone: radar astronomy is sooner the radar of space objects than that of gold, a bow shock no impact.
 */
export function closestFinder(index: SearchIndex, rank: ReturnType<typeof matchRanker>) {
  return async (
    columns: Columns,
    language: Language,
    { kin = [], wider, text }: Pick<Condition, 'kin' | 'wider' | 'text'>,
    { typed, besides = [] }: { readonly typed: string; readonly besides?: readonly string[] },
  ): Promise<Closest> => {
    // The moons of Jupiter are there where one of them is.
    const groups = kin.map((token) => ({ token, tokens: [token, ...memberSubjects([token])] }));
    const counts = await index.subjectCounts(groups.flatMap(({ tokens }) => tokens));
    const there = groups.filter(({ tokens }) => tokens.some((token) => counts.has(token)));
    if (there.length === 0) return { scores: nothing };
    const slotOf = slotFinder(columns.id);
    const bearers = await Promise.all(there.map(async ({ tokens }) => slotsOf(await index.find(bearing(tokens)), slotOf)));
    const all = bearing(there.flatMap(({ tokens }) => tokens));
    const found = await rank(
      columns,
      language,
      {
        ...bearersOf(all, text),
        soft: besides.length > 0 ? besides : [...(wider?.near ?? []), ...there.flatMap(({ token }) => namesInTitle(token))],
      },
      'all',
      typed,
    );
    const ordered = besides.length > 0 ? found : bearers.reduceRight(ahead, found);
    const { areas = [] } = wider ?? {};
    const ofArea = areas.length > 0 ? slotsOf(await index.find(bearing(areas)), slotOf) : found.slots;
    const within = keepWhere(ordered, (slot) => placeOf(ofArea, slot) >= 0);
    const scores = within.slots.length >= fewMax ? within : ahead(ordered, within.slots);
    const first = there[bearers.findIndex((slots) => slots.some((slot) => placeOf(scores.slots, slot) >= 0))];
    return { scores, ...(first && { token: first.token }) };
  };
}

/** Titles with the words of the name that a subject goes by, in either language: what says it is on it stands before what merely is. */
function namesInTitle(token: string): string[] {
  const { en = [], ar = [] } = houseVocabulary().concepts.get(token) ?? {};
  return [...en.slice(0, 1), ...ar.slice(0, 1)].map((name) => {
    const words = analyse(name).units.filter(({ stop }) => !stop);
    return `(${words.map(({ stems }) => `title_stem : ${quoted(stems.join(' '))}`).join(' AND ')})`;
  });
}

/** One condition instead of the one that nobody meets. */
export function bearersOf(all: string, text: string | undefined): QueryExpressions {
  return { all, conditions: [{ expression: all, isSubject: true, ...(text !== undefined && { text }) }], soft: [] };
}
