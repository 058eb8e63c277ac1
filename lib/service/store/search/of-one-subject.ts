import type { Language } from '#lib/domain/language.ts';
import { memberSubjects } from '#lib/text/kindred-subjects.ts';
import type { Condition } from './condition.ts';
import { fewMax } from './conditions-met.ts';
import type { QueryExpressions } from './match-expression.ts';
import { bearing } from './match-phrase.ts';
import { closestBelow, fewAbout } from './nearest-subject.ts';
import { placeOf, slotsOf } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import { asTyped } from './show-spelling.ts';
import type { Understood } from './understood.ts';

/** Of one subject so many records are hardly any. */
const fewAboutMax = 2;

/** Where few are about the one subject asked for, says what those behind them are on, or leads the one or two to its area. */
export function ofOneSubject(index: SearchIndex) {
  /** The closest of its kin that those behind the few bear. */
  const kinBehind = async (slotOf: (id: number) => number, slots: Int32Array, kin: readonly string[], all: string) => {
    const own = slotsOf(await index.find(all), slotOf);
    if (own.length === 0 || own.length > fewMax || own.length === slots.length) return undefined;
    const behind = slots.filter((slot) => placeOf(own, slot) < 0);
    for (const token of kin) {
      const bearers = slotsOf(await index.find(bearing([token, ...memberSubjects([token])])), slotOf);
      if (behind.some((slot) => placeOf(bearers, slot) >= 0)) return token;
    }
    return undefined;
  };

  /** The area of a subject without kin that hardly any are about; one that holds nothing else leads nowhere. */
  const areaOf = async (slots: Int32Array, { wider, isThing, isPlace, text = '' }: Condition) => {
    if (slots.length > fewAboutMax || !wider || isThing || isPlace || wider.isElsewhere || /\d/.test(text)) return undefined;
    const counts = await index.subjectCounts(wider.areas);
    return wider.areas.find((token) => (counts.get(token) ?? 0) > fewMax);
  };

  return async (slotOf: (id: number) => number, language: Language, found: Understood, query: QueryExpressions): Promise<Understood> => {
    const [only] = query.conditions;
    const { slots } = found.scores;
    if (!only || !query.all) return found;
    const { kin, text = '' } = only;
    const token = kin ? query.behind && (await kinBehind(slotOf, slots, kin, query.all)) : await areaOf(slots, only);
    const typed = asTyped(found.clauses.map((clause) => clause.text).join(' '), text);
    return token ? { ...found, warnings: [...found.warnings, (kin ? closestBelow : fewAbout)(language, typed, token)] } : found;
  };
}
