import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { paths } from '#lib/url/paths.ts';
import { fetchJson } from './fetch-json.ts';

/** The export formats of a list, by file extension. */
export const exportExtensions = ['bib', 'ris', 'csv', 'json', 'jsonld'] as const;

/** Size in bytes of a list in each format, within a few per cent. */
export type FileSizes = Readonly<Record<(typeof exportExtensions)[number], number>>;

/** Long, since the server writes a sample of a large list in every format. */
const deadlineMs = 30_000;

/** How large the exported file of a list would be in each format. Rejects when the request fails. */
export function fetchFileSizes(language: Language, query: ResearchQuery): Promise<FileSizes> {
  return fetchJson<FileSizes>(paths.bffFileSizes(language, query), AbortSignal.timeout(deadlineMs));
}
