import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { paths } from '#lib/url/paths.ts';
import { fetchJson } from './fetch-json.ts';

/** Nothing where there is no abstract. */
export type AbstractAnswer = Partial<Pick<Research, 'abstract' | 'abstractKind'>> & {
  /** That a machine translated it, with what and when, in words. */
  readonly note?: string;
};

/** Rejects where there is no answer. */
export function fetchAbstract(language: Language, id: string, signal: AbortSignal): Promise<AbstractAnswer> {
  return fetchJson<AbstractAnswer>(paths.bffAbstract(language, id), signal);
}
