import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { allFields, type FieldSource } from '#lib/store/records/field-sources.ts';
import { recordOf } from '#lib/store/records/prepare-record.ts';
import type { ResearchStatements } from '#lib/store/sqlite/database/research-statements.ts';
import { migrationFunctions } from '#lib/store/upkeep/migration-functions.ts';

/** An institution, or only a country, that an authorship states, as a row of `signed_from`. */
export type SignedFrom = readonly [position: number, place: number, statementId: number | null, country: string | null];

/** A publication as saved for undo. Earlier program versions saved neither the optional members nor the batch of an identity. */
export interface StoredResearch {
  readonly row: Readonly<Record<string, string | number | null>>;
  readonly authors: string;
  readonly references?: string | null;
  readonly authorship: readonly (readonly [
    position: number,
    authorId: number,
    affiliation: string | null,
    corresponding: number,
    rule: string,
  ])[];
  readonly signedFrom?: readonly SignedFrom[];
  readonly areas: readonly number[];
  readonly identities: readonly (readonly [identity: string, digest: string | null, batch?: string])[];
  readonly sources?: readonly SourceRow[];
  readonly classification?: readonly [doc: string, confidence: number, reviewedAt: string | null] | null;
}

export type SourceRow = readonly [
  field: string,
  source: string,
  kind: string,
  statedAt: string | null,
  setAt: string,
  batch: string,
  original: string | null,
  reviewedAt?: string | null,
];

export function fieldSourcesOf({ sources = [] }: Pick<StoredResearch, 'sources'>): Map<string, FieldSource> {
  return new Map(
    sources.map(([field, source, kind, statedAt, setAt, batch, original, reviewedAt = null]) => [
      field,
      withoutUndefined<FieldSource>({
        source,
        kind: kind as FieldSource['kind'],
        statedAt: statedAt ?? undefined,
        setAt,
        batch,
        original: original ?? undefined,
        reviewedAt: reviewedAt ?? undefined,
      }),
    ]),
  );
}

/** The stored row as a `ResearchRecord`. */
export const storedRecord = ({ row, authors, references = null }: Pick<StoredResearch, 'row' | 'authors' | 'references'>): ResearchRecord =>
  recordOf({ doc: row.doc as string, authors, references });

/** The source of a record saved for undo by an earlier program version, which saved no `sources`. */
export function earlierSource({ row }: StoredResearch): SourceRow {
  const source = migrationFunctions.source_of_key(String(row.key), String(row.batch));
  return [allFields, source, 'original', null, String(row.created_at), String(row.batch), null, null];
}

/** Reads everything stored about one publication. */
export function readStored(sql: ResearchStatements, id: number): StoredResearch {
  const lists = (statement: (typeof sql)['identities']) => statement.all(id).map((row) => Object.values(row)) as never;
  const [classification] = lists(sql.classification) as StoredResearch['classification'][];
  return {
    row: sql.row.get(id) as StoredResearch['row'],
    authors: (sql.authors.get(id) as { doc: string } | undefined)?.doc ?? '[]',
    references: sql.references.read(id),
    authorship: lists(sql.authorship),
    signedFrom: lists(sql.signedFrom),
    areas: (sql.areas.all(id) as { area_id: number }[]).map((row) => row.area_id),
    identities: lists(sql.identities),
    sources: lists(sql.sources),
    classification: classification ?? null,
  };
}
