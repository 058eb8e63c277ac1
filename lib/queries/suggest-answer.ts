import type { Suggestion } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';

/** What may be meant; absent where the source of the data cannot say. */
export interface SuggestAnswer {
  readonly suggestions?: readonly Suggestion[];
}

/** As many as are taken in at a glance. */
export const suggestionsMax = 8;

/** Suggestions for what is typed; undefined where there never are any. A failure is an empty list: typing goes on as if there were none. */
export async function fetchSuggestions(language: Language, text: string, signal: AbortSignal): Promise<readonly Suggestion[] | undefined> {
  const response = await fetch(paths.bffSuggest(language, text), { signal, headers: { accept: 'application/json' } });
  if (!response.ok) return [];
  return ((await response.json()) as SuggestAnswer).suggestions;
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
