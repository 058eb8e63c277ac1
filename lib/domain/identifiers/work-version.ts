/** In the order in which a record lists them. The publication leads. */
export const versionKinds = ['published', 'accepted', 'preprint', 'version', 'concept'] as const;

/**
 * `published`: what a publisher registered; `accepted`: the manuscript before it; `preprint`: a copy in an archive; `version`: one of several deposits of data or
 * software; `concept`: the number for all of these.
 */
export type VersionKind = (typeof versionKinds)[number];

/** One of the versions of a work: what it is recognised by, and where and when it appeared. */
export interface WorkVersion {
  readonly kind: VersionKind;
  /** Bare and lower case. */
  readonly doi?: string;
  /** `2401.00001` or `astro-ph/9901001`. */
  readonly arxiv?: string;
  /** The archive or the venue, as its source names it. */
  readonly place?: string;
  /** As precise as its source. */
  readonly date?: string;
}

/** Each version once, in the order of kinds, then by date. One without an identifier is the one of its kind that has one. */
export function distinctVersions(versions: readonly WorkVersion[]): readonly WorkVersion[] {
  const distinct: WorkVersion[] = [];
  for (const version of [...versions].sort((one, other) => Number(isNamed(other)) - Number(isNamed(one)))) {
    const at = distinct.findIndex((other) => isOne(version, other));
    if (at < 0) distinct.push(version);
    else distinct[at] = { ...version, ...distinct[at] } as WorkVersion;
  }
  const rank = ({ kind, date = '', doi = '', arxiv = '' }: WorkVersion) => `${versionKinds.indexOf(kind)} ${date} ${doi} ${arxiv}`;
  return distinct.sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

const isNamed = ({ doi, arxiv }: WorkVersion): boolean => (doi ?? arxiv) !== undefined;

function isOne(one: WorkVersion, two: WorkVersion): boolean {
  if ((one.doi && one.doi === two.doi) || (one.arxiv && one.arxiv === two.arxiv)) return true;
  return one.kind === two.kind && !(isNamed(one) && isNamed(two)) && (!one.place || !two.place || one.place === two.place);
}
