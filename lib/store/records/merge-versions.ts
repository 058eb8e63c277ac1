import { distinctVersions, type WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { archiveOf, isCopy } from '#lib/store/identity/archives.ts';

/** Versions of a work that two records describe; undefined if nothing indicates that the records describe different versions. */
export function mergedVersions(left: ResearchRecord, right: ResearchRecord): readonly WorkVersion[] | undefined {
  const hasVersions = left.versions !== undefined || right.versions !== undefined;
  const areDistinct = isCopy(left) !== isCopy(right) || (left.doi !== undefined && right.doi !== undefined && left.doi !== right.doi);
  if (!hasVersions && !areDistinct) return undefined;
  const versions = distinctVersions([...versionsOf(left), ...versionsOf(right)]);
  return versions.length > 1 ? versions : undefined;
}

/** The stated versions, else those that the record implies: a paper with an arXiv number, as in ADS, also has a preprint. */
function versionsOf(record: ResearchRecord): readonly WorkVersion[] {
  if (record.versions) return record.versions;
  const { doi, venue, date, year, type } = record;
  const arxiv = record.arxiv ?? /^10\.48550\/arxiv\.(.+)$/.exec(doi ?? '')?.[1];
  const publishedIn = archiveOf(record) ?? Object.values(venue?.name ?? {})[0];
  const when = date ?? (year === undefined ? undefined : String(year));
  const facts = { ...(doi && { doi }), ...(publishedIn && { place: publishedIn }), ...(when && { date: when }) };
  if (isCopy(record)) {
    const kind = type === 'dataset' || type === 'software' ? 'version' : 'preprint';
    return [{ kind, ...facts, ...(arxiv && { arxiv }) }];
  }
  return [{ kind: 'published', ...facts }, ...(arxiv ? [{ kind: 'preprint', arxiv, place: 'arXiv' } as const] : [])];
}
