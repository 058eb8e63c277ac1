import type { TermSource } from '#lib/search/search-source.ts';
import type { InstitutionKeys } from '#lib/text/names/institution.ts';
import type { Clause } from '#lib/text/query/parse-query.ts';
import { words } from '#lib/text/words/fold.ts';
import { generality } from '#lib/text/words/general-words.ts';
import { stem } from '#lib/text/words/stem.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import type { NameIndex } from './search-index.ts';

/** Institutions that one beginning of a name is taken to mean. */
const namesMost = 40;

/** The newest publications that were signed from an institution, by the beginning of its name or by its initials; ids in ascending order. */
export async function signedFrom(index: NameIndex, keys: InstitutionKeys, most: number): Promise<readonly number[]> {
  const terms = await index.lookUp((source) => termsOf(source, keys));
  return terms.length > 0 ? index.newestWith(terms, most) : [];
}

function termsOf(source: TermSource, { beginnings, initials, isShortened }: InstitutionKeys): string[] {
  const begun = [...beginnings, ...(initials && isShortened ? [initials] : [])];
  const found = begun.flatMap((beginning) => source.termsBeginning(`i${beginning}`, namesMost));
  return [...new Set([...found, ...(initials ? [`i${initials}`] : [])])];
}

/** "Papers from", "research by", «بعض الدراسات»: around a name they say nothing. */
const saysLittle = ({ text }: Clause) => words(text).every((word) => isStopWord(word) || generality(stem(word))?.kind === 'request');

/** What a query asks for without the words of asking that it begins and ends with: "research from Qatar University" is Qatar University. */
export function withoutAsking(clauses: readonly Clause[]): readonly Clause[] {
  const from = clauses.findIndex((clause) => !saysLittle(clause));
  return from < 0 ? clauses : clauses.slice(from, clauses.findLastIndex((clause) => !saysLittle(clause)) + 1);
}
