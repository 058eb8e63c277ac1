import type { DefinitionAnswer } from '#lib/answers/research-answer.ts';
import { termName } from '#lib/domain/dictionary.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { termHref } from '#lib/library/terms/terms.ts';
import { analyse, wordRanges } from '#lib/text/analyse/analyse.ts';

/** The dictionary term that a query names, also between ignored words ("what is a …"). Only on the first page of a search in all fields. */
export async function findDefinedTerm(
  sources: Sources,
  language: Language,
  { keyword = '', pageIndex, searchIn }: ResearchQuery,
): Promise<DefinitionAnswer | undefined> {
  const { units } = analyse(keyword);
  const ranges = wordRanges(keyword);
  const [first, last] = [ranges[units.findIndex(({ stop }) => !stop)], ranges[units.findLastIndex(({ stop }) => !stop)]];
  const end = ranges.at(-1);
  if (!first || !last || !end || pageIndex > 1 || searchIn !== 'all') return undefined;
  // A name may begin or end with an ignored word: «الاستشعار عن بعد» is no sensor.
  const texts = [keyword, keyword.slice(first[0], end[1]), keyword.slice(first[0], last[1])];
  const term = texts.map((text) => sources.dictionary.named(text)).find((match) => match !== undefined);
  if (!term?.definition) return undefined;
  const href = await termHref(sources, language, term.id);
  return { href, name: termName(term, language), definition: { value: term.definition[language], lang: language } };
}
