import { distinctVersions, type WorkVersion } from '#lib/domain/identifiers/work-version.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { archiveOf, isCopy } from '#lib/service/store/identity/archives.ts';

/** The versions of a work that two records are of; undefined where both are of the same one, or where nothing shows that there are two. */
export function mergedVersions(one: ResearchRecord, two: ResearchRecord): readonly WorkVersion[] | undefined {
  const isTold = one.versions !== undefined || two.versions !== undefined;
  const isTwo = isCopy(one) !== isCopy(two) || (one.doi !== undefined && two.doi !== undefined && one.doi !== two.doi);
  if (!isTold && !isTwo) return undefined;
  const versions = distinctVersions([...versionsOf(one), ...versionsOf(two)]);
  return versions.length > 1 ? versions : undefined;
}

/** What a record says of versions, or the ones that it shows itself to be of: ADS gives a paper the number of its preprint. */
function versionsOf(record: ResearchRecord): readonly WorkVersion[] {
  if (record.versions) return record.versions;
  const { doi, venue, date, year, type } = record;
  const arxiv = record.arxiv ?? /^10\.48550\/arxiv\.(.+)$/.exec(doi ?? '')?.[1];
  const place = archiveOf(record) ?? Object.values(venue?.name ?? {})[0];
  const when = date ?? (year === undefined ? undefined : String(year));
  const facts = { ...(doi && { doi }), ...(place && { place }), ...(when && { date: when }) };
  if (isCopy(record)) {
    const kind = type === 'dataset' || type === 'software' ? 'version' : 'preprint';
    return [{ kind, ...facts, ...(arxiv && { arxiv }) }];
  }
  return [{ kind: 'published', ...facts }, ...(arxiv ? [{ kind: 'preprint', arxiv, place: 'arXiv' } as const] : [])];
}
