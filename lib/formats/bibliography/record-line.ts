import type { WholeRecord } from '#lib/domain/extras.ts';

/**
 * One publication as a line for import. Key and source become the exporting site's, since its keys may belong to other records elsewhere.
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

/** The makers of titles and abstracts that an import could not know; `abstractKind` states the rest. */
const isUnknownToImport = ({ source, field }: WholeRecord['textOrigins'][number]): boolean =>
  source === 'machine' || (source === 'editor' && field === 'title');
