import type { WholeRecord } from '#lib/domain/collection.ts';

/**
 * One publication as a line of the project's JSON Lines format. `key` and `source` contain the exporting site and the record's id on
 * that site.
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

/** Whether the line has to state who made a text. Abstracts by editors need no entry, because `abstractKind` marks them. */
const isUnknownToImport = ({ source, field }: WholeRecord['textOrigins'][number]): boolean =>
  source === 'machine' || (source === 'editor' && field === 'title');
