/**
 * Who said each field of a record: the one table (`field_source`) that imports, translations and the pages of a record read and write.
 * A field is named as in reports of changes: `title.ar`, `abstract.en`, `authors`, `citations`; `*` stands for all without an entry of their own.
 */
export interface FieldSource {
  readonly source: string;
  readonly kind: FieldKind;
  /** When the source itself says that it knew this, `YYYY-MM-DD` or longer. */
  readonly statedAt?: string;
  /** When it was set here, and by which batch. */
  readonly setAt: string;
  readonly batch: string;
  /** What the source had written, in JSON, where it was put otherwise here. */
  readonly original?: string;
  /** Of a text that a machine made: when a person agreed with it. The source is then the machine, and `statedAt` when it made it. */
  readonly reviewedAt?: string;
}

/** `original`: as the source has it; `author`, `editor`, `machine`, `reviewed`: how a text or a translation was made; `derived`: worked out of other fields. */
export const fieldKinds = ['original', 'author', 'editor', 'machine', 'reviewed', 'derived'] as const;
export type FieldKind = (typeof fieldKinds)[number];

export type FieldSources = ReadonlyMap<string, FieldSource>;

/** What a record brings along of where its fields come from, before a store gives it a batch. */
export interface Origin {
  readonly source: string;
  readonly statedAt?: string;
  /** Fields that the reader of the format worked out. */
  readonly derived?: readonly string[];
  /** What the source had written, by field, where the reader put it otherwise. */
  readonly originals?: Readonly<Record<string, unknown>>;
  /** Texts that somebody else than the source made, by field. */
  readonly made?: Readonly<Record<string, MadeSource>>;
  /** It is a corrected telling: what this source has said before gives way to it. */
  readonly replaces?: true;
}

/** Who made a text, and of which original. */
export type MadeSource = Pick<FieldSource, 'source' | 'kind' | 'statedAt' | 'original' | 'reviewedAt'>;

export const wholeRecord = '*';
export const ownOrigin: Origin = { source: 'own' };

export const sourceOf = (sources: FieldSources, field: string): FieldSource | undefined => sources.get(field) ?? sources.get(wholeRecord);

/** A source of this rank is somebody's own work on this collection: nothing but itself or a person overrules it. */
export const curatedRank = 4;

/**
 * How much the word of a source weighs where two say different things: what was curated for this collection, then where publishers and archives register works,
 * then libraries and reference managers, then services that gather and work out by machine.
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

/** Every other file: what a library or a reference manager writes. */
const fileRank = 2;

export const rankOf = (source: string): number => (Object.hasOwn(ranks, source) ? (ranks[source] as number) : fileRank);

const kindRanks: Readonly<Record<FieldKind, number>> = { machine: -1, derived: 0, original: 1, author: 1, editor: 2, reviewed: 3 };
export const kindRankOf = (kind: FieldKind): number => kindRanks[kind];

/** The entries of a record that one source has told: one for all fields, and one for each that it did not write as it stands. */
export function sourcesOf(origin: Origin, said: { readonly at: string; readonly batch: string }): Map<string, FieldSource> {
  const sources = new Map<string, FieldSource>([[wholeRecord, sourceFor(origin, wholeRecord, said)]]);
  for (const field of [...(origin.derived ?? []), ...Object.keys(origin.originals ?? {}), ...Object.keys(origin.made ?? {})])
    sources.set(field, sourceFor(origin, field, said));
  return sources;
}

export function sourceFor(origin: Origin, field: string, { at, batch }: { readonly at: string; readonly batch: string }): FieldSource {
  const made = origin.made?.[field];
  if (made) return { ...made, setAt: at, batch };
  const original = origin.originals?.[field];
  const isDerived = original !== undefined || origin.derived?.includes(field);
  return {
    source: origin.source,
    kind: isDerived ? 'derived' : 'original',
    ...(origin.statedAt && { statedAt: origin.statedAt }),
    setAt: at,
    batch,
    ...(original !== undefined && { original: JSON.stringify(original) }),
  };
}
