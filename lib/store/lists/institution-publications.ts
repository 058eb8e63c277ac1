import { institutionTerms } from '#lib/search/entities.ts';
import type { NameIndex } from '#lib/store/values/search-index.ts';
import type { InstitutionKeys } from '#lib/text/names/institution.ts';
import type { Clause } from '#lib/text/query/parse-query.ts';
import { words } from '#lib/text/words/fold.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';

/** Ids, ascending, of the newest publications signed from an institution, found by the beginning of its name or by its initials. */
export async function institutionPublications(index: NameIndex, keys: InstitutionKeys, max: number): Promise<readonly number[]> {
  const terms = await index.lookUp((source) => institutionTerms(source, keys));
  return terms.length > 0 ? index.newestWith(terms, max) : [];
}

/** Whether a clause consists of request words such as "papers from", "research by" or «بعض الدراسات». */
const isRequestWord = ({ text }: Clause) => words(text).every((word) => isStopWord(word) || generality(stem(word))?.kind === 'request');

/** Strips request words from both ends: "research from Qatar University" becomes Qatar University. */
export function withoutRequestWords(clauses: readonly Clause[]): readonly Clause[] {
  const from = clauses.findIndex((clause) => !isRequestWord(clause));
  return from < 0 ? clauses : clauses.slice(from, clauses.findLastIndex((clause) => !isRequestWord(clause)) + 1);
}
