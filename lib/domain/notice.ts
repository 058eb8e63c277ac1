/** Kinds of notices about a work, most severe first. */
export const noticeKinds = ['retraction', 'concern', 'correction', 'replacement'] as const;

/** The work was retracted or removed, its editors have concerns, it was corrected, or a newer work replaces it. */
export type NoticeKind = (typeof noticeKinds)[number];

/** A notice about a work, published later. */
export interface Notice {
  readonly kind: NoticeKind;
  /** Bare, in lower case. The DOI of the notice or, if this record is the notice, the DOI of the work. */
  readonly doi?: string;
  /** As precise as in the source. */
  readonly date?: string;
}

/** Removes duplicates and sorts by severity. A notice without a DOI is dropped when another notice of the same kind has a DOI. */
export function distinctNotices(notices: readonly Notice[]): readonly Notice[] {
  const withDoi = notices.filter(({ doi }) => doi !== undefined);
  const withoutDoi = notices.filter((notice) => notice.doi === undefined && !withDoi.some(({ kind }) => kind === notice.kind));
  const byKindAndDoi = new Map([...withDoi, ...withoutDoi].toReversed().map((notice) => [`${notice.kind} ${notice.doi ?? ''}`, notice]));
  const rank = ({ kind, date = '', doi = '' }: Notice) => `${noticeKinds.indexOf(kind)} ${date} ${doi}`;
  return [...byKindAndDoi.values()].sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}

/** Whether one of the notices is a retraction. */
export const isRetracted = ({ notices = [] }: { readonly notices?: readonly Notice[] }): boolean =>
  notices.some(({ kind }) => kind === 'retraction');
