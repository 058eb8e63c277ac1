import { describeQuery } from '#app/_pages/report/describe-query.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';

/** Parts of a query that say how it is shown, not what it holds. */
const unsaid: ReadonlySet<string> = new Set(['sort', 'searchIn']);

/** A list in a line: its kind, the words searched for and the filters. */
export async function listTitle(language: Language, query: ResearchQuery): Promise<string> {
  const lines = await describeQuery(language, query, translator(language, 'report'), translator(language, 'list'));
  const said = lines.filter(({ field }) => !unsaid.has(field) && (field !== 'keyword' || query.keyword));
  const values = said.map(({ field, value }) =>
    field === 'keyword' ? translator(language, 'lists')('searchTitle', { query: value }) : withoutIds(value),
  );
  return [translator(language, 'lists')('researchTitle'), ...values].join(' · ');
}

/** Reports name filters with their numbers, `Mars exploration (7)`. */
const withoutIds = (value: string) => value.replace(/ \([^()]*\)(?=[;؛]|$)/g, '');
