import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';
import { queryWords } from './list-title.ts';

/** At most this many works are listed in a mail. */
export const newWorksMax = 20;

/** The works of a list that were added in a range of ids. */
export interface NewWorks {
  /** The words and filters of the list; undefined for the list of all publications. */
  readonly name: string | undefined;
  /** The first `newWorksMax` works, latest publication first. */
  readonly works: readonly Research[];
  readonly total: number;
}

/** The name of a list for its followers; undefined for the list of all publications. */
export async function listName(sources: Sources, language: Language, query: ResearchQuery): Promise<string | undefined> {
  const words = await queryWords(sources, language, query);
  return words.map(({ value }) => value).join(' · ') || undefined;
}

/** The works of a list that were added in a range of ids. Rejects with a `Problem`. */
export async function newWorks(
  sources: Sources,
  language: Language,
  query: ResearchQuery,
  added: NonNullable<ResearchQuery['added']>,
): Promise<NewWorks> {
  // As in feeds, `strict` turns off spelling correction and partial matches, which would announce unrelated works.
  const { items, total = items.length } = await sources.collection.findResearch(language, {
    ...query,
    added,
    sort: '-year',
    strict: true,
    facets: [],
    cursor: undefined,
    pageIndex: defaultResearchQuery.pageIndex,
    pageSize: newWorksMax,
  });
  return { name: await listName(sources, language, query), works: items, total };
}
