import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import { words } from '#lib/text/fold.ts';
import { generality } from '#lib/text/general-words.ts';
import { beginsAsInstitution, isInstitutionName } from '#lib/text/institution.ts';
import { type Clause, wholeWords } from '#lib/text/parse-query.ts';
import { stem } from '#lib/text/stem.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { type Columns, slotFinder } from './columns.ts';
import { signersOf, withoutAsking } from './match-institution.ts';
import { noAnswer, type Relaxed } from './relaxed.ts';
import { nothing, scoredSlots, slotsOf } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';
import type { Run } from './understood.ts';

const textOf = (clauses: readonly Clause[]) => clauses.map(({ text }) => text).join(' ');

/** A word that says what is asked for; of an institution's works on astronomy all but the institution is everything here. */
const isTelling = ({ text }: Clause) => words(text).some((word) => !isStopWord(word) && !generality(stem(word)));

/**
 * Where nothing from an institution has the other words, what is from it; of one that nobody here is from what has the other words, where they say something. The
 * parts of its name are no King's, nor another university's. Nothing, where such a name is all that is asked for; undefined of a query that does not begin with one.
 */
export function institutionReader(index: SearchIndex) {
  const signedFrom = signersOf(index);
  return async (
    columns: Columns,
    clauses: readonly Clause[],
    language: Language,
    run: Run,
  ): Promise<(Relaxed & { readonly clauses: readonly Clause[] }) | undefined> => {
    if (isInstitutionName(textOf(withoutAsking(clauses)))) return { clauses: wholeWords(clauses), ...noAnswer };
    const size = beginsAsInstitution(clauses.map(({ text }) => text));
    const rest = clauses.slice(size);
    if (size === 0 || rest.length === 0 || clauses.some(({ kind, field, exclude }) => kind !== 'word' || field || exclude))
      return undefined;
    const name = clauses.slice(0, size);
    const signed = slotsOf(await signedFrom(name), slotFinder(columns.id));
    if (signed.length > 0) {
      const scores = scoredSlots([...signed].map((slot) => [slot, 1]));
      return { clauses: name, scores, warnings: [warning('any_word', language)] };
    }
    const scores = rest.some(isTelling) ? await run(rest) : nothing;
    const code = scores.slots.length > 0 ? 'without_mission' : 'not_here';
    return { clauses: rest, scores, warnings: [warning(code, language, { word: textOf(name) })] };
  };
}
