import { describeQuery, type QueryLine } from '#app/_pages/report/describe-query.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';

/** Parts of a query that say how it is shown, not what it holds. */
const omittedNames: ReadonlySet<string> = new Set(['sort', 'searchIn']);

/** What a list holds, in words: the text searched for and the filters without the ids that reports name them with. */
export async function queryWords(language: Language, query: ResearchQuery): Promise<readonly QueryLine[]> {
  const lines = await describeQuery(language, query, translator(language, 'report'), translator(language, 'list'));
  return lines
    .filter(({ field }) => !omittedNames.has(field) && (field !== 'keyword' || query.keyword))
    .map((line) => ({
      ...line,
      value: line.field === 'keyword' ? translator(language, 'lists')('searchTitle', { query: line.value }) : withoutIds(line.value),
    }));
}

/** A list in a line: its kind, the words searched for and the filters. */
export async function listTitle(language: Language, query: ResearchQuery): Promise<string> {
  const words = await queryWords(language, query);
  return [translator(language, 'lists')('researchTitle'), ...words.map(({ value }) => value)].join(' · ');
}

/** Reports name filters with their numbers, `Mars exploration (7)`. */
const withoutIds = (value: string) => value.replace(/ \([^()]*\)(?=[;؛]|$)/g, '');
