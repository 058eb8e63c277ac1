import type { QueryLine } from '#lib/answers/report-answer.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { describeQuery } from '#lib/library/reports/describe-query.ts';
import type { Sources } from '#lib/library/sources.ts';

/** Parameters that titles do not mention. */
const omittedNames: ReadonlySet<string> = new Set(['sort', 'searchIn']);

/** The text and the filters of a query in words, without the ids that reports append to names. */
export async function queryWords(sources: Sources, language: Language, query: ResearchQuery): Promise<readonly QueryLine[]> {
  const lines = await describeQuery(sources, language, query);
  return lines
    .filter(({ field }) => !omittedNames.has(field) && (field !== 'keyword' || query.keyword))
    .map((line) => ({
      ...line,
      value: line.field === 'keyword' ? translator(language, 'lists')('searchTitle', { query: line.value }) : withoutIds(line.value),
    }));
}

/** A one-line title: kind, text and filters. */
export async function listTitle(sources: Sources, language: Language, query: ResearchQuery): Promise<string> {
  const words = await queryWords(sources, language, query);
  return [translator(language, 'lists')('researchTitle'), ...words.map(({ value }) => value)].join(' · ');
}

/** Removes the ids that reports append: `Mars exploration (7)`. */
const withoutIds = (value: string) => value.replace(/ \([^()]*\)(?=[;؛]|$)/g, '');
