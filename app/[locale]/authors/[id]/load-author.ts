import { cache } from 'react';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';

/** Maximum co-authors to load. Almost no author has more, so the number of co-authors on the page is nearly always exact. */
const coauthorsMax = 1000;

/** Loads a person once per request, for both the metadata and the page. Rejects with a `Problem`. */
export const loadAuthor = cache(async (language: Language, id: string) => {
  const { collection } = await instance();
  return { author: await collection.author(language, id) };
});

/** Data that only the embedded service has. A part that fails is `failed`, so that the page can report it and offer a retry. */
export async function loadAuthorContext(language: Language, id: string) {
  const { collection } = await instance();
  const [years, coauthors, similar] = await Promise.all([
    collection.counts?.years(id).catch(fallback('failed' as const)),
    collection.recommendations?.coauthors(language, id, coauthorsMax).catch(fallback('failed' as const)),
    collection.recommendations?.similarAuthors(language, id, 6).catch(fallback('failed' as const)),
  ]);
  return { years: years ?? [], coauthors: coauthors ?? [], similar: similar ?? [] };
}
