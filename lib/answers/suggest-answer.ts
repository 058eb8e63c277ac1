import type { Suggestion } from '#lib/domain/collection.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { fetchJson } from './fetch-json.ts';

/** Suggestions; undefined where the data source has none. */
export interface SuggestAnswer {
  readonly suggestions: readonly Suggestion[] | undefined;
}

/** Maximum suggestions: as many as a reader takes in at a glance. */
export const suggestionsMax = 8;

/** Suggestions for typed text; undefined where the source has none. Rejects when the request fails. */
export async function fetchSuggestions(language: Language, text: string, signal: AbortSignal): Promise<readonly Suggestion[] | undefined> {
  return (await fetchJson<SuggestAnswer>(paths.bffSuggest(language, text), signal)).suggestions;
}

/** The page that a suggestion opens; undefined for terms and institutions, whose names are searched for instead. */
export function suggestionHref(language: Language, { kind, id }: Suggestion): string | undefined {
  if (id === undefined) return undefined;
  switch (kind) {
    case 'research':
      return paths.record(language, id);
    case 'author':
      return paths.author(language, id);
    case 'area':
      return paths.research(language, { ...defaultResearchQuery, focusedAreaId: [id] });
    case 'term':
    case 'institution':
      return undefined;
  }
}
