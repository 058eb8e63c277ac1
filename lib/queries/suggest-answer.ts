import type { Suggestion } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';
import { fetchJson } from './fetch-json.ts';

/** What may be meant; absent where the source of the data cannot say. */
export interface SuggestAnswer {
  readonly suggestions?: readonly Suggestion[];
}

/** As many as are taken in at a glance. */
export const suggestionsMax = 8;

/** Suggestions for what is typed; undefined where there never are any. Rejects where there is no answer. */
export async function fetchSuggestions(language: Language, text: string, signal: AbortSignal): Promise<readonly Suggestion[] | undefined> {
  return (await fetchJson<SuggestAnswer>(paths.bffSuggest(language, text), signal)).suggestions;
}

/** Where a suggestion leads; a term or an institution has no page of its own and is searched for. */
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
