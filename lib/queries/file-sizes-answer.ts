import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';
import { fetchJson } from './fetch-json.ts';

/** The formats in which a list is exported, by the ending of their files. */
export const exportExtensions = ['bib', 'ris', 'csv', 'json', 'jsonld'] as const;

/** Bytes of a list in each format, within a few per cent. */
export type FileSizes = Readonly<Record<(typeof exportExtensions)[number], number>>;

/** A sample of a large list is written in every format to answer this. */
const deadlineMs = 30_000;

/** The sizes of a list as a file of each format. Rejects where there is no answer. */
export function fetchFileSizes(language: Language, query: ResearchQuery): Promise<FileSizes> {
  return fetchJson<FileSizes>(paths.bffFileSizes(language, query), AbortSignal.timeout(deadlineMs));
}
