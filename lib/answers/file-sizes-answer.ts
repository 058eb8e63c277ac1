import type { ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { fetchJson } from './fetch-json.ts';

/** Size in bytes of a list by file extension, within a few per cent. */
export type FileSizes = Readonly<Record<string, number>>;

/** Long, since the server writes a sample of a large list in every format. */
const deadlineMs = 30_000;

/** How large the exported file of a list would be in each format. Rejects when the request fails. */
export function fetchFileSizes(language: Language, query: ResearchQuery): Promise<FileSizes> {
  return fetchJson<FileSizes>(paths.bffFileSizes(language, query), AbortSignal.timeout(deadlineMs));
}
