import { hash } from 'node:crypto';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { fold } from '#lib/text/fold.ts';

/**
 * The key of a record whose source gives none that is its own everywhere: its best identifier, else title, first author, year and type together.
 * Cite keys and line numbers are none: the same work has another in every file.
 */
export function recordKey(
  record: Pick<ResearchRecord, 'title' | 'language' | 'authors' | 'type' | 'year'> & {
    openalex?: string;
    doi?: string;
    arxiv?: string;
    bibcode?: string;
  },
): string {
  if (record.doi) return `doi:${record.doi}`;
  if (record.arxiv) return `work:arxiv:${record.arxiv}`;
  if (record.bibcode) return `bibcode:${record.bibcode}`;
  if (record.openalex) return `work:openalex:${record.openalex}`;
  const [first] = record.authors;
  const name =
    first?.family ??
    Object.values(first?.name ?? {})[0]
      ?.split(' ')
      .at(-1) ??
    '';
  const title = fold(record.title[record.language] ?? '').replace(/[^\p{L}\p{N}]+/gu, ' ');
  return `work:${hash('sha256', [title, fold(name), record.year ?? '', record.type].join('\n'), 'hex').slice(0, 20)}`;
}
