import type { ResearchQuery } from '#lib/domain/query.ts';
import { analyse } from '#lib/text/analyse.ts';
import { type Clause, wholeWords } from '#lib/text/parse-query.ts';
import { isMissionName, isSubject } from '#lib/text/subject.ts';
import type { Columns } from './columns.ts';
import { certainName } from './match-authors.ts';
import { institutionAsked, institutionMatcher, withoutRequests } from './match-institution.ts';
import { peopleMatcher } from './match-people.ts';
import { namedWordMatcher } from './named-words.ts';
import { isMission, isPlaceName, isThing } from './proper-names.ts';
import { nothing, type ScoredSlots, scoredSlots, together } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import type { Run } from './understood.ts';
import { unfinishedWords } from './unfinished-words.ts';

/** What all the words of a query find, and the words as they were taken. */
interface AllWords {
  readonly clauses: readonly Clause[];
  readonly scores: ScoredSlots;
  /** They are met by where authors published from: other works are none of it. */
  readonly isSigned?: true;
}

/** All words, whole; as a name too; then the last word as a beginning; then some of the words as a name. */
export function allWordsMatcher(
  index: SearchIndex,
): (columns: Columns, query: ResearchQuery, typed: readonly Clause[], run: Run) => Promise<AllWords> {
  const signedBy = peopleMatcher(index);
  const fromInstitution = institutionMatcher(index);
  const meantInstitution = institutionAsked(index);
  const byName = namedWordMatcher(index);
  const isUnfinished = unfinishedWords(index);
  return async (columns, query, typed, run) => {
    const asksForPrefix = (query.keyword ?? '').trimEnd().endsWith('*');
    const given = asksForPrefix ? typed : wholeWords(typed);
    const isPlain = query.searchIn === 'all' && !given.some(isSpecial);
    const whole = isPlain ? await meantInstitution(given) : given;
    const texts = await run(whole);
    const signed = texts.slots.length === 0 && isPlain ? await fromInstitution(columns, whole, run) : undefined;
    // «أبحاث سانكران راجندران» are theirs.
    const asked = isPlain ? withoutRequests(whole) : whole;
    const scores = await withPeople(signed ?? texts, asked, query, (least) => signedBy(columns, asked, least));
    if (scores.slots.length > 0 || asksForPrefix) return { clauses: whole, scores, ...(signed && { isSigned: true }) };
    const open = (await isUnfinished(typed.at(-1)?.text ?? '')) ? await run(typed) : nothing;
    return open.slots.length > 0
      ? { clauses: typed, scores: open }
      : { clauses: whole, scores: isPlain ? await byName(columns, whole, run) : nothing };
  };
}

/** Adds the works of people of that name: always where two words or more make a name or authors are asked for, else only when nothing else is found. */
async function withPeople(
  found: ScoredSlots,
  clauses: readonly Clause[],
  query: ResearchQuery,
  works: (least: number) => Promise<ReadonlyMap<number, number>>,
): Promise<ScoredSlots> {
  const words = clauses.filter((clause) => !clause.exclude && clause.kind === 'word' && (!clause.field || clause.field === 'author'));
  const asksForPeople = query.searchIn === 'author' || (words.length > 0 && words.every((clause) => clause.field === 'author'));
  if (words.length === 0 || words.length !== clauses.length) return found;
  if (!asksForPeople && (query.searchIn !== 'all' || words.some((clause) => clause.field) || (found.slots.length > 0 && words.length < 2)))
    return found;
  // Who asks for the aurora, of which there is nothing, does not mean Aurora, nor is a globular cluster («كروي») by Caraveo.
  const name = words.map(({ text }) => text).join(' ');
  if (!asksForPeople && (words.length === 1 ? namesSubject(name) : isSubject(name) && !isMissionName(name))) return found;
  // Beside texts that have the words, an initial is too little: «الرياح الشمسية» is not R. Alshamsi.
  const signed = await works(found.slots.length > 0 && !asksForPeople ? certainName : 0);
  // Who types a whole name means the person: their works stand before texts that have the words here and there.
  const best = found.scores.reduce((most, score) => Math.max(most, score), 0);
  return together(found, scoredSlots([...signed].map(([slot, worth]) => [slot, (best + 1) * worth])));
}

/** Whether a word is a subject's name, and no body's, mission's or place's. */
function namesSubject(word: string): boolean {
  const { units, spans } = analyse(word);
  return spans.some((span) => span.from === 0 && span.to === units.length && !isMission(span) && !isThing(span) && !isPlaceName(units));
}

const isSpecial = (clause: Clause) => clause.exclude || clause.kind === 'phrase' || clause.field !== undefined;
