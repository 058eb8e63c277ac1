import { describeQuery, type QueryLine } from '#app/_pages/report/describe-query.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';

/** Parameters that titles do not mention. */
const omittedNames: ReadonlySet<string> = new Set(['sort', 'searchIn']);

/** The text and the filters of a query in words, without the ids that reports append to names. */
export async function queryWords(language: Language, query: ResearchQuery): Promise<readonly QueryLine[]> {
  const lines = await describeQuery(language, query, translator(language, 'report'), translator(language, 'list'));
  return lines
    .filter(({ field }) => !omittedNames.has(field) && (field !== 'keyword' || query.keyword))
    .map((line) => ({
      ...line,
      value: line.field === 'keyword' ? translator(language, 'lists')('searchTitle', { query: line.value }) : withoutIds(line.value),
    }));
}

/** A one-line title: kind, text and filters. */
export async function listTitle(language: Language, query: ResearchQuery): Promise<string> {
  const words = await queryWords(language, query);
  return [translator(language, 'lists')('researchTitle'), ...words.map(({ value }) => value)].join(' · ');
}

/** Removes the ids that reports append: `Mars exploration (7)`. */
const withoutIds = (value: string) => value.replace(/ \([^()]*\)(?=[;؛]|$)/g, '');
