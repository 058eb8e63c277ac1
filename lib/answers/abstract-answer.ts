import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { fetchJson } from './fetch-json.ts';

/** The abstract of one publication, which a list loads when a row is unfolded; empty when there is none. */
export type AbstractAnswer = Partial<Pick<Research, 'abstract' | 'abstractKind'>> & {
  /** The note on a machine translation, with engine and date. */
  readonly note?: string;
};

/** The abstract of a publication. Rejects when the request fails. */
export function fetchAbstract(language: Language, id: string, signal: AbortSignal): Promise<AbstractAnswer> {
  return fetchJson<AbstractAnswer>(paths.bffAbstract(language, id), signal);
}
