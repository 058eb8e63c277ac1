/** Kinds of versions in the order of a record's list; the publication comes first. */
export const versionKinds = ['published', 'accepted', 'preprint', 'version', 'concept'] as const;

/**
 * `accepted`: a manuscript; `preprint`: the copy in an archive; `version`: one of several deposits of data or software; `concept`: the
 * identifier for all of these deposits.
 */
export type VersionKind = (typeof versionKinds)[number];

/** A version of a work: its identifiers, and where and when it appeared. */
export interface WorkVersion {
  readonly kind: VersionKind;
  /** Bare and lower case. */
  readonly doi?: string;
  /** `2401.00001` or `astro-ph/9901001`. */
  readonly arxiv?: string;
  /** The archive or venue as named by the source. */
  readonly place?: string;
  /** As precise as in the source. */
  readonly date?: string;
}

/** Removes duplicates and sorts by kind, then date. A version without identifiers is merged into one of the same kind that has some. */
export function distinctVersions(versions: readonly WorkVersion[]): readonly WorkVersion[] {
  const distinct: WorkVersion[] = [];
  for (const version of [...versions].sort((a, b) => Number(hasIdentifier(b)) - Number(hasIdentifier(a)))) {
    const index = distinct.findIndex((b) => isSameVersion(version, b));
    if (index < 0) distinct.push(version);
    else distinct[index] = { ...version, ...distinct[index] } as WorkVersion;
  }
  const rank = ({ kind, date = '', doi = '', arxiv = '' }: WorkVersion) => `${versionKinds.indexOf(kind)} ${date} ${doi} ${arxiv}`;
  return distinct.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

const hasIdentifier = ({ doi, arxiv }: WorkVersion): boolean => (doi ?? arxiv) !== undefined;

function isSameVersion(a: WorkVersion, b: WorkVersion): boolean {
  if ((a.doi && a.doi === b.doi) || (a.arxiv && a.arxiv === b.arxiv)) return true;
  return a.kind === b.kind && !(hasIdentifier(a) && hasIdentifier(b)) && (!a.place || !b.place || a.place === b.place);
}
