export const noticeKinds = ['retraction', 'concern', 'correction', 'replacement'] as const;

/** That a work was retracted (withdrawn, removed), that its editors have doubts of it, that it was corrected, or that a newer one takes its place. */
export type NoticeKind = (typeof noticeKinds)[number];

/** What was published about a work after it appeared. */
export interface Notice {
  readonly kind: NoticeKind;
  /** Bare and lower case: of the notice; of the work it is about where the record itself is the notice. */
  readonly doi?: string;
  /** As precise as its source. */
  readonly date?: string;
}

/** Each notice once, the gravest first; one without a DOI says nothing beside one of its kind that has it. */
export function distinctNotices(notices: readonly Notice[]): readonly Notice[] {
  const named = notices.filter(({ doi }) => doi !== undefined);
  const bare = notices.filter((notice) => notice.doi === undefined && !named.some(({ kind }) => kind === notice.kind));
  const byName = new Map([...named, ...bare].toReversed().map((notice) => [`${notice.kind} ${notice.doi ?? ''}`, notice]));
  const rank = ({ kind, date = '', doi = '' }: Notice) => `${noticeKinds.indexOf(kind)} ${date} ${doi}`;
  return [...byName.values()].sort((one, other) => (rank(one) < rank(other) ? -1 : 1));
}

export const isRetracted = ({ notices = [] }: { readonly notices?: readonly Notice[] }): boolean =>
  notices.some(({ kind }) => kind === 'retraction');
