import type { ResearchRecord } from '#lib/domain/record.ts';

/**
 * Archives by DOI prefix (doi.org registrants, 2026). Their DOIs name copies, not publications. The versions of a copy may have one common
 * DOI, a DOI each, or both kinds.
 */
const archives: readonly (readonly [name: string, doi: RegExp])[] = [
  ['arXiv', /^10\.48550\/arxiv\./],
  ['SSRN', /^10\.2139\/ssrn\./],
  ['Research Square', /^10\.21203\/rs\./],
  ['EarthArXiv', /^10\.31223\//],
  ['ESSOAr', /^10\.(?:22541\/essoar|1002\/essoar)\./],
  ['ChemRxiv', /^10\.26434\/chemrxiv/],
  ['Preprints.org', /^10\.20944\/preprints/],
  ['Zenodo', /^10\.5281\/zenodo\./],
  // DOIs of manuscripts in open discussion. The DOI of the final paper contains volume, page and year instead.
  ['Copernicus discussions', /^10\.5194\/(?:egusphere|[a-z]+)-\d{4}-\d+$/],
];

/** The archive of a DOI (lower case, as in records); undefined for a publisher's DOI. */
export const archiveNameOfDoi = (doi: string | undefined): string | undefined =>
  doi && archives.find(([, pattern]) => pattern.test(doi))?.[0];

/** Whether a DOI names a copy in an archive. If a work also has a publisher's DOI, that one is preferred. */
export const isArchiveDoi = (doi: string): boolean => archiveNameOfDoi(doi) !== undefined;

const archiveVenues =
  /^(?:arxiv|ssrn|social science research network|research square|eartharxiv|essoar|earth and space science open archive|chemrxiv|preprints(?:\.org)?|zenodo|hal)\b/i;

/** The archive of a record, by its DOI, else by its venue. */
export function archiveOf({ doi, venue, arxiv, bibcode }: ResearchRecord): string | undefined {
  const byDoi = archiveNameOfDoi(doi);
  if (byDoi || doi) return byDoi;
  const name = Object.values(venue?.name ?? {}).find((text) => text !== undefined && archiveVenues.test(text));
  if (name || venue?.kind === 'repository') return name ?? Object.values(venue?.name ?? {})[0];
  return arxiv && !venue && (!bibcode || isPreprintCode(bibcode)) ? 'arXiv' : undefined;
}

/** ADS bibcodes of arXiv preprints have `arXiv` after the year: `2019arXiv190612345L`. */
export const isPreprintCode = (bibcode: string): boolean => /^\d{4}arxiv/i.test(bibcode);

/** Whether a record describes a copy in an archive, not a publication. */
export const isCopy = (record: ResearchRecord): boolean =>
  record.volume === undefined && (archiveOf(record) !== undefined || record.type === 'preprint');
