import type { WholeRecord } from '#lib/domain/extras.ts';

/**
 * One publication as a line of the project's JSON Lines format. Key and source become those of the exporting site, since its keys may
 * belong to other records elsewhere.
 */
export function recordLine({ id, record, textOrigins }: WholeRecord, site: string): string {
  const origins = textOrigins.filter(isUnknownToImport);
  const { source: _source, authors, ...rest } = record;
  return `${JSON.stringify({
    ...rest,
    key: `${site}:${id}`,
    authors,
    source: { file: site, id },
    ...(origins.length > 0 && { textOrigins: origins }),
  })}\n`;
}

/** Whether the maker of a text has to be stated: an import learns of abstracts by editors from `abstractKind`. */
const isUnknownToImport = ({ source, field }: WholeRecord['textOrigins'][number]): boolean =>
  source === 'machine' || (source === 'editor' && field === 'title');
