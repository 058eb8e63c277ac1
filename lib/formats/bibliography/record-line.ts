import type { WholeRecord } from '#lib/domain/extras.ts';

/**
 * One publication as a line of the project's own JSON Lines (`lib/domain/record.ts`), which an import reads again: the record whole, but its key
 * and source are those of the site that writes it, as its own keys may be those of another record elsewhere.
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

/** Who made titles and abstracts, where an import could not know it: `abstractKind` states the rest. */
const isUnknownToImport = ({ source, field }: WholeRecord['textOrigins'][number]): boolean =>
  source === 'machine' || (source === 'editor' && field === 'title');
