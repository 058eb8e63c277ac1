import type { DefinitionAnswer } from '#lib/answers/research-answer.ts';
import { type DictionaryTerm, termName } from '#lib/domain/dictionary.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { termHref } from '#lib/library/terms/terms.ts';
import { analyse, wordRanges } from '#lib/text/analyse/analyse.ts';
import { isMisread } from '#lib/text/dictionary/clear-keyword.ts';
import { paths } from '#lib/url/paths.ts';

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
  if (term?.keywords && isMisread(keyword, term.id, sources.dictionary.named)) return clearSearch(term, language, keyword);
  if (!term?.definition) return undefined;
  const href = await termHref(sources, language, term.id);
  return { href, name: termName(term, language), definition: { value: term.definition[language], lang: language } };
}

/** A search for a subject whose name has an ignored word: "A stars" lists all stars, and the phrase "A-type stars" only those. */
function clearSearch({ keywords }: DictionaryTerm, language: Language, keyword: string): DefinitionAnswer | undefined {
  const phrase = [language, ...otherLanguages(language)].map((each) => keywords?.[each]).find((text) => text !== undefined);
  if (phrase === undefined) return undefined;
  // Isolated (FSI, PDI), so that a Latin keyword stays in order in an Arabic sentence.
  const isolated = `\u2068${keyword}\u2069`;
  return {
    href: paths.research(language, { ...defaultResearchQuery, keyword: phrase }),
    name: { value: phrase, lang: 'und' },
    definition: { value: translator(language, 'list')('clearSearch', { keyword: isolated }), lang: language },
  };
}
