import { type Dictionary, termName } from '#lib/domain/dictionary.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { ResearchAnswer } from '#lib/queries/research-answer.ts';
import { analyse, wordRanges } from '#lib/text/analyse.ts';

/**
 * The term of the dictionary that the words of a query name as a whole, where we have a definition of it; the words around it that search ignores
 * ("what is a …") are ignored here too. Empty on later pages, and where only one field is searched.
 */
export function findMeant(
  dictionary: Pick<Dictionary, 'named'>,
  language: Language,
  { keyword = '', pageIndex, searchIn }: ResearchQuery,
): Pick<ResearchAnswer, 'meant'> {
  const { units } = analyse(keyword);
  const ranges = wordRanges(keyword);
  const [first, last] = [ranges[units.findIndex(({ stop }) => !stop)], ranges[units.findLastIndex(({ stop }) => !stop)]];
  if (!first || !last || pageIndex > 1 || searchIn !== 'all') return {};
  const term = dictionary.named(keyword.slice(first[0], last[1]));
  if (!term?.definition) return {};
  return { meant: { id: term.id, name: termName(term, language), definition: { value: term.definition[language], lang: language } } };
}
