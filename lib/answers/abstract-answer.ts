import type { Research } from '#lib/domain/research.ts';
import type { Text } from '#lib/domain/text.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { fetchJson } from './fetch-json.ts';

/** The abstract of one publication, which a list loads when a row is unfolded; empty when there is none. */
export interface AbstractAnswer {
  readonly abstract: Text | undefined;
  readonly abstractKind: Research['abstractKind'] | undefined;
  /** The note on a machine translation, with engine and date. */
  readonly note: string | undefined;
}

/** The abstract of a publication. Rejects when the request fails. */
export function fetchAbstract(language: Language, id: string, signal: AbortSignal): Promise<AbstractAnswer> {
  return fetchJson<AbstractAnswer>(paths.bffAbstract(language, id), signal);
}
