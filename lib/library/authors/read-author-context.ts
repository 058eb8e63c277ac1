import type { AuthorContext } from '#lib/answers/author-context.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';

/** Maximum co-authors to load. Almost no author has more, so the number of co-authors on the page is nearly always exact. */
const coauthorsMax = 1000;
const similarMax = 6;

/** What only the embedded service knows of an author; empty in remote mode. */
export async function readAuthorContext({ collection }: Sources, language: Language, id: string): Promise<AuthorContext> {
  const failed = fallback('failed' as const);
  const [years = [], coauthors = [], similar = []] = await Promise.all([
    collection.counts?.years(id).catch(failed),
    collection.recommendations?.coauthors(language, id, coauthorsMax).catch(failed),
    collection.recommendations?.similarAuthors(language, id, similarMax).catch(failed),
  ]);
  return { years, coauthors, similar };
}
