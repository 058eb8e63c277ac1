import { withoutUndefined } from '#lib/base/without-undefined.ts';

/**
 * Source of each field of a record (`field_source`). Fields are named as in reports (`title.ar`, `authors`); `*` covers all fields without
 * an entry.
 */
export interface FieldSource {
  readonly source: string;
  readonly kind: FieldKind;
  /** Day or time of the source's statement, `YYYY-MM-DD` or longer. */
  readonly statedAt?: string;
  /** When the field was set in this store, and by which batch. */
  readonly setAt: string;
  readonly batch: string;
  /** The source's value in JSON, if this program rewrote it. */
  readonly original?: string;
  /** When a person approved a machine text; `source` is then the machine and `statedAt` when it was made. */
  readonly reviewedAt?: string;
}

/** `original`: as in the source; `author`, `editor`, `machine`, `reviewed`: who wrote a text; `derived`: computed from other fields. */
export const fieldKinds = ['original', 'author', 'editor', 'machine', 'reviewed', 'derived'] as const;
export type FieldKind = (typeof fieldKinds)[number];

export type FieldSources = ReadonlyMap<string, FieldSource>;

/** Sources of a record's fields before a store assigns it to a batch. */
export interface Origin {
  readonly source: string;
  readonly statedAt?: string;
  /** Fields that the parser of the file format derived. */
  readonly derived?: readonly string[];
  /** The source's values of the fields that the parser rewrote. */
  readonly originals?: Readonly<Record<string, unknown>>;
  /** Sources of local texts, by field: machine translations, reviews and texts by the operator. */
  readonly made?: Readonly<Record<string, LocalTextSource>>;
  /** Set for a correction, which replaces what this source stated before. */
  readonly replaces?: true;
}

/** The source of a local text, and the original it was translated from. */
export type LocalTextSource = Pick<FieldSource, 'source' | 'kind' | 'statedAt' | 'original' | 'reviewedAt'>;

/** Name of the entry that covers all fields without a separate entry. */
export const allFields = '*';
export const operatorOrigin: Origin = { source: 'own' };

export const sourceOf = (sources: FieldSources, field: string): FieldSource | undefined => sources.get(field) ?? sources.get(allFields);

/** Rank of sources that curate this collection. Only such a source or a person overrules their values. */
export const curatedRank = 4;

/**
 * Ranks of sources. Where sources differ, the higher rank decides: the operator, curated sources, registries and archives, other files,
 * then aggregators.
 */
const ranks: Readonly<Record<string, number>> = {
  operator: 5,
  own: curatedRank,
  starter: curatedRank,
  csv: 3,
  crossref: 3,
  datacite: 3,
  ads: 3,
  inspire: 3,
  arxiv: 3,
  openalex: 1,
  'openalex-authors': 1,
};

/** Rank of any other file, such as those that libraries and reference managers write. */
const fileRank = 2;

export const rankOf = (source: string): number => (Object.hasOwn(ranks, source) ? (ranks[source] as number) : fileRank);

const kindRanks: Readonly<Record<FieldKind, number>> = { machine: -1, derived: 0, original: 1, author: 1, editor: 2, reviewed: 3 };
export const kindRankOf = (kind: FieldKind): number => kindRanks[kind];

/** The entries of a record from one source: one for all fields, and one for each derived, rewritten or local field. */
export function sourcesOf(origin: Origin, load: { readonly at: string; readonly batch: string }): Map<string, FieldSource> {
  const sources = new Map<string, FieldSource>([[allFields, sourceFor(origin, allFields, load)]]);
  for (const field of [...(origin.derived ?? []), ...Object.keys(origin.originals ?? {}), ...Object.keys(origin.made ?? {})])
    sources.set(field, sourceFor(origin, field, load));
  return sources;
}

/** The entry of one field of a record with this origin, as set by a load. */
export function sourceFor(origin: Origin, field: string, { at, batch }: { readonly at: string; readonly batch: string }): FieldSource {
  const madeBy = origin.made?.[field];
  if (madeBy) return { ...madeBy, setAt: at, batch };
  const original = origin.originals?.[field];
  const isDerived = original !== undefined || origin.derived?.includes(field);
  return withoutUndefined<FieldSource>({
    source: origin.source,
    kind: isDerived ? 'derived' : 'original',
    statedAt: origin.statedAt || undefined,
    setAt: at,
    batch,
    original: original === undefined ? undefined : JSON.stringify(original),
  });
}
