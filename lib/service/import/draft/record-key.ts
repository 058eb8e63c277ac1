import type { ResearchRecord } from '#lib/domain/record.ts';
import { workKey } from '#lib/service/store/identity/work-key.ts';

/**
 * The key of a record whose source gives none that is its own everywhere: its best identifier, else everything that tells it from another one.
 * Cite keys and line numbers are none: the same work has another in every file.
 */
export function recordKey(record: Omit<ResearchRecord, 'key' | 'areas'>): string {
  if (record.doi) return `doi:${record.doi}`;
  if (record.arxiv) return `work:arxiv:${record.arxiv}`;
  if (record.bibcode) return `bibcode:${record.bibcode}`;
  if (record.pmid) return `work:pmid:${record.pmid}`;
  if (record.openalex) return `work:openalex:${record.openalex}`;
  return workKey(record);
}
