import type { ResearchRecord } from '#lib/domain/record.ts';
import { workKey } from '#lib/store/identity/work-key.ts';

/** Key of a record that has none: its best identifier, else a hash of its fields. Cite keys and line numbers would differ between files. */
export function recordKey(record: Omit<ResearchRecord, 'key' | 'areas'>): string {
  if (record.doi) return `doi:${record.doi}`;
  if (record.arxiv) return `work:arxiv:${record.arxiv}`;
  if (record.bibcode) return `bibcode:${record.bibcode}`;
  if (record.pmid) return `work:pmid:${record.pmid}`;
  if (record.openalex) return `work:openalex:${record.openalex}`;
  return workKey(record);
}
