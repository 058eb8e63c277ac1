import { words } from '#lib/text/fold.ts';
import { generality } from '#lib/text/general-words.ts';
import { type InstitutionKeys, institutionKeys, mayBeInitials, namesInstitute } from '#lib/text/institution.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { stem } from '#lib/text/stem.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { type Columns, slotFinder } from './columns.ts';
import { quoted } from './match-phrase.ts';
import { keepWhere, type ScoredSlots, scoredSlots, slotsOf } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import type { Run } from './understood.ts';

/** A name of more words is an address. */
const wordsMax = 8;

/** The records signed from an institution, as an expression. */
export function signedExpression({ beginnings, initials, isShortened }: InstitutionKeys): string {
  const called = initials && `${quoted(initials)}${isShortened ? '*' : ''}`;
  const ways = [...beginnings.map((token) => `${quoted(token)}*`), ...(called ? [called] : [])];
  return `identifier : (${ways.join(' OR ')})`;
}

/** The records signed from the institution that a text names by the beginning of its name or by its initials. */
export const signersOf =
  (index: SearchIndex) =>
  async (clauses: readonly Clause[]): Promise<readonly number[]> => {
    const keys = institutionKeys(clauses.map(({ text }) => text).join(' '));
    return keys ? index.find(signedExpression(keys)) : [];
  };

/** "Papers from", "research by", «بعض الدراسات»: around a name they say nothing. */
const saysLittle = ({ text }: Clause) => words(text).every((word) => isStopWord(word) || generality(stem(word))?.kind === 'request');

/** What a query asks for without the words of asking that it begins and ends with: "research from Qatar University" is Qatar University. */
export function withoutAsking(clauses: readonly Clause[]): readonly Clause[] {
  const from = clauses.findIndex((clause) => !saysLittle(clause));
  return from < 0 ? clauses : clauses.slice(from, clauses.findLastIndex((clause) => !saysLittle(clause)) + 1);
}

/** The same, where there are words of asking indeed: "the" and «في» alone may be part of a name. */
export const withoutRequests = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.some(({ text }) => words(text).some((word) => generality(stem(word))?.kind === 'request')) ? withoutAsking(clauses) : clauses;

/** The institution a query is about besides words of asking, where somebody is from there; else the query. A "Research Institute" by its whole name stays one. */
export function institutionAsked(index: SearchIndex): (clauses: readonly Clause[]) => Promise<readonly Clause[]> {
  const signedFrom = signersOf(index);
  return async (clauses) => {
    const name = withoutAsking(clauses);
    const text = name.map((clause) => clause.text).join(' ');
    const isAsked = name.length < clauses.length && clauses.length <= wordsMax && (namesInstitute(text) || /^[A-Z]{3,8}$/.test(text));
    return isAsked && (await signedFrom(clauses)).length === 0 && (await signedFrom(name)).length > 0 ? name : clauses;
  };
}

/**
 * What was signed from an institution, by the beginning of its name ("King Fahd") or its initials, where no text has these words; or by a part that calls itself
 * an institution, or is its initials, beside other words ("Qatar University sabkha", "KAUST earthquakes"), which have to be met. Undefined where there is none.
 */
export function institutionMatcher(
  index: SearchIndex,
): (columns: Columns, clauses: readonly Clause[], run: Run) => Promise<ScoredSlots | undefined> {
  const signedFrom = signersOf(index);
  return async (columns, clauses, run) => {
    if (clauses.length === 0 || clauses.length > wordsMax) return undefined;
    const slotOf = slotFinder(columns.id);
    const all = slotsOf(await signedFrom(clauses), slotOf);
    if (all.length > 0) return scoredSlots([...all].map((slot) => [slot, 1]));
    for (let size = clauses.length - 1; size > 0; size -= 1)
      for (let from = 0; from + size <= clauses.length; from += 1) {
        const name = clauses.slice(from, from + size);
        const text = name.map((clause) => clause.text).join(' ');
        if (!(size > 1 ? namesInstitute(text) : mayBeInitials(text))) continue;
        const there = new Set(slotsOf(await signedFrom(name), slotOf));
        if (there.size === 0) continue;
        const found = keepWhere(await run([...clauses.slice(0, from), ...clauses.slice(from + size)]), (slot) => there.has(slot));
        if (found.slots.length > 0) return found;
      }
    return undefined;
  };
}
