import type { DatabaseSync } from 'node:sqlite';
import { type FlagFilter, filters, flagFilters, listOf, textFilters } from '#lib/domain/filters.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { countedTexts } from '#lib/domain/text-origin.ts';
import { type AffiliationRow, affiliationQuery } from '#lib/store/institutions/read-institutions.ts';
import { countedOrigin } from '#lib/store/port/origin-coverage.ts';
import { citedIdentities } from '#lib/store/records/cited-identities.ts';
import { indexEntryOf, recordOf } from '#lib/store/records/prepare-record.ts';
import {
  type AuthorshipRow,
  authorshipCountrySql,
  type CitationRow,
  citationsFromSql,
  citationsSql,
  listAuthorsMax,
  type ResearchRow,
  statedNoticesSql,
} from '#lib/store/records/present-research.ts';
import type { FieldSourceRow } from '#lib/store/records/record-sources.ts';
import { type TextSourceRow, textSourcesSql } from '#lib/store/records/text-origins.ts';
import { researchFlags } from '#lib/store/values/columns.ts';
import { counted, type Fields, flag, idNumber, keyword, link, long, number, returned, short, term, termList, valuesOf } from './fields.ts';
import { amongIds, documentsFrom, type IndexDocument, type RowsOf, rowsBy } from './index-document.ts';
import { indexedFields, scopeFields, weightedTerms } from './indexed-fields.ts';
import { packRanked } from './ranked-record.ts';

/** The rows that a list needs to show a publication (`present-research.ts`), with at most `listAuthorsMax` authors. */
export interface StoredRows {
  readonly research: ResearchRow;
  readonly authorships: readonly AuthorshipRow[];
  readonly affiliations: readonly AffiliationRow[];
}

/** Data that lists do not need: later authors, authors as stated by the source (JSON), references, and the source of each field. */
export interface StoredRest extends Omit<StoredRows, 'research'> {
  readonly authors: string;
  readonly citations: CitationRow;
  readonly sources: readonly FieldSourceRow[];
}

/** Columns of text filters with their document fields. */
const textFields: readonly (readonly [column: string, field: string])[] = textFilters.flatMap((name) => {
  const { field, isBilingual } = listOf(name);
  return [[field, field], ...(isBilingual ? [[`${field}_ar`, `${field}Ar`] as const] : [])] as const;
});
const textColumns = textFields.map(([column]) => column);

const flagColumns = flagFilters.map((name) => `${researchFlags[name].sql} AS ${name}`);

type StoredResearch = ResearchRow &
  Readonly<Record<FlagFilter, number | null>> &
  Readonly<Record<string, string | number | null>> & {
    readonly year: number | null;
    readonly language: string;
    readonly citations: number | null;
    readonly sort_en: string;
    readonly sort_ar: string;
    readonly doi: string | null;
    readonly issn: string | null;
    readonly venue_kind: string | null;
    readonly texts: number;
    readonly updated: number;
    readonly withdrawn_at: string | null;
    readonly merged_into: number | null;
    readonly authors: string;
  };

/** A publication whose addition was undone, with its last type and areas for the list of changes. */
interface UndoneRow {
  readonly id: number;
  readonly at: string;
  readonly type_id: number;
  readonly areas: string;
}

/** An upper bound of author positions, so that the affiliations of all authors are read. */
const positionMax = 1_000_000;

/** The tables of which each publication has rows. */
const publicationTables = (database: DatabaseSync) => ({
  research: rowsBy<StoredResearch>(
    database,
    `SELECT id, type_id, author_count, created_at, updated_at, research.doc AS doc, ${citationsFromSql}, ${textSourcesSql}, ${statedNoticesSql}, year, ${flagColumns.join(', ')},
       citations, sort_en, sort_ar, doi, issn, venue_kind, ${textColumns.join(', ')}, texts, unixepoch(updated_at) AS updated, withdrawn_at, merged_into,
       COALESCE(research_authors.doc, '[]') AS authors
     FROM research LEFT JOIN research_authors ON research_authors.research_id = research.id WHERE id ${amongIds}`,
    'id',
  ),
  undone: rowsBy<UndoneRow>(database, `SELECT research_id AS id, at, type_id, areas FROM undone WHERE research_id ${amongIds}`, 'id'),
  authorships: rowsBy<AuthorshipRow>(
    database,
    `SELECT research_id, position, author_id, name_en, name_ar, orcid, authorship.affiliation, corresponding, ${authorshipCountrySql}
     FROM authorship JOIN author ON author.id = author_id WHERE research_id ${amongIds} ORDER BY research_id, position`,
    'research_id',
  ),
  affiliations: rowsBy<AffiliationRow>(database, affiliationQuery(amongIds, '?2'), 'research_id', positionMax),
  countries: rowsBy<{ research_id: number; country: string }>(
    database,
    `SELECT research_id, country FROM signed_from WHERE research_id ${amongIds} AND country IS NOT NULL`,
    'research_id',
  ),
  areas: rowsBy<{ research_id: number; area_id: number }>(
    database,
    `SELECT research_id, area_id FROM research_in_area WHERE research_id ${amongIds} ORDER BY research_id, position`,
    'research_id',
  ),
  sources: rowsBy<FieldSourceRow & { research_id: number }>(
    database,
    `SELECT research_id, field, source, kind, stated_at, set_at, batch FROM field_source WHERE research_id ${amongIds} ORDER BY research_id, field`,
    'research_id',
  ),
  identities: rowsBy<{ research_id: number; identity: string }>(
    database,
    `SELECT research_id, identity FROM research_identity WHERE research_id ${amongIds} ORDER BY identity`,
    'research_id',
  ),
  citations: rowsBy<CitationRow>(database, citationsSql(amongIds), 'research_id'),
  citing: rowsBy<{ cited_id: number; id: number }>(
    database,
    `SELECT DISTINCT cited_id, research_id AS id FROM citation WHERE cited_id ${amongIds} ORDER BY cited_id, research_id`,
    'cited_id',
  ),
});

type PublicationRows = RowsOf<ReturnType<typeof publicationTables>>;

interface PublicationSource extends Omit<PublicationRows, 'research' | 'areas'> {
  readonly row: StoredResearch;
  readonly record: ResearchRecord;
  readonly areas: readonly number[];
  /** People, each once, in the order of their first authorship. */
  readonly signers: ReadonlyMap<number, number>;
  /** Authors with a resolved affiliation, by position. */
  readonly resolved: ReadonlySet<number>;
  /** The search and ranking fields; undefined if the publication is not live. */
  readonly searched: Readonly<Record<string, unknown>> | undefined;
}

const stateOf = ({ merged_into, withdrawn_at }: StoredResearch) => (merged_into !== null ? 'merged' : withdrawn_at ? 'withdrawn' : 'live');
const signersUpTo = ({ signers }: PublicationSource, last: number) =>
  [...signers].flatMap(([id, position]) => (position <= last ? id : []));
const citationsOf = ({ citations: [row] }: PublicationSource): CitationRow => row as CitationRow;
const searchField = (mapping: object, name: string): Fields<PublicationSource>[string] => [
  mapping,
  ({ searched }) => searched?.[name],
  'unstored',
];

export const publicationFields: Fields<PublicationSource> = {
  id: [idNumber, ({ row }) => row.id],
  state: [term, ({ row }) => stateOf(row)],
  into: [returned, ({ row }) => row.merged_into ?? undefined],
  at: [returned, ({ row }) => (row.merged_into === null && row.withdrawn_at) || undefined],
  changedAt: [keyword, ({ row, undone: [undone] }) => (undone && undone.at > row.updated_at ? undone.at : row.updated_at)],
  typeId: [short, ({ row }) => row.type_id],
  year: [short, ({ row }) => row.year ?? undefined],
  published: [
    { type: 'date', format: 'yyyy', doc_values: true },
    ({ row: { year } }) => (year !== null && year >= 1000 && year <= 9999 ? String(year) : undefined),
  ],
  ...Object.fromEntries(textFields.map(([column, field]) => [field, [keyword, ({ row }: PublicationSource) => row[column] ?? undefined]])),
  ...Object.fromEntries(flagFilters.map((name) => [filters[name].field, [flag, ({ row }: PublicationSource) => row[name] === 1]])),
  areas: [short, ({ areas }) => areas],
  authors: [idNumber, ({ signers }) => [...signers.keys()]],
  firstAuthor: [link, (source) => signersUpTo(source, 1)],
  leadAuthors: [link, (source) => signersUpTo(source, 3)],
  institutions: [idNumber, ({ affiliations }) => [...new Set(affiliations.map(({ id }) => id))]],
  countries: [
    keyword,
    ({ countries, affiliations }) => [...new Set([...countries, ...affiliations].flatMap(({ country }) => country ?? []))],
  ],
  issn: [counted, ({ row }) => row.issn ?? undefined],
  venueKind: [counted, ({ row }) => row.venue_kind ?? undefined],
  citations: [idNumber, ({ row }) => row.citations ?? -1],
  cites: [link, (source) => [...new Set((JSON.parse(citationsOf(source).links) as [number, number][]).map(([, id]) => id))]],
  citedBy: [link, ({ citing }) => citing.map(({ id }) => id)],
  titleEn: [keyword, ({ row }) => row.sort_en],
  titleAr: [keyword, ({ row }) => row.sort_ar],
  /** Seconds since 1970. */
  updated: [long, ({ row }) => row.updated],
  texts: [number, ({ row }) => row.texts],
  origins: [counted, ({ record, row }) => originsOf(record, row)],
  resolved: [number, ({ resolved }) => resolved.size],
  unresolved: [
    number,
    ({ authorships, resolved }) =>
      authorships.filter(({ affiliation, position }) => affiliation !== null && !resolved.has(position)).length,
  ],
  identities: [
    term,
    ({ identities, row }) => [...identities.map(({ identity }) => identity), ...(row.doi === null ? [] : [`doi=${row.doi}`])],
  ],
  // Identifiers of the cited works.
  referenceIds: [term, (source) => citedIdentities(citationsOf(source).references).flat(), 'unstored'],
  // Analyser terms: all of them, with their BM25F weights as frequencies, and those of each searchable field.
  terms: searchField(weightedTerms, 'terms'),
  ...Object.fromEntries(Object.values(scopeFields).map((name) => [name, searchField(termList, name)])),
  // Terms that are looked up by prefix. Their doc values serve to count the records with each term.
  begins: searchField(counted, 'begins'),
  cited: searchField({ type: 'rank_feature' }, 'cited'),
  // Stems in order, one value per text, for queries of phrases.
  stems: searchField({ ...termList, index_options: 'positions', position_increment_gap: 100 }, 'stems'),
  title: [returned, ({ record }) => record.title],
  rows: [returned, storedRows],
  rest: [returned, storedRest],
  // Read as a doc value (`ranked-record.ts`).
  ranked: searchField({ type: 'binary', doc_values: true }, 'ranked'),
};

/** Documents of publications, one for every id, in the order of `ids`. Reads in batches: needs a transaction if other processes write. */
export function publicationDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  return documentsFrom(publicationTables(database), ids, (id, { research: [row], ...rows }) =>
    row ? valuesOf(publicationFields, sourceOf(row, rows)) : removedPublication(id, rows.undone[0]),
  );
}

function sourceOf(row: StoredResearch, rows: Omit<PublicationRows, 'research'>): PublicationSource {
  const record = recordOf(row);
  const signers = new Map<number, number>();
  for (const { author_id: id, position } of rows.authorships) if (!signers.has(id)) signers.set(id, position);
  return {
    ...rows,
    row,
    record,
    signers,
    areas: rows.areas.map(({ area_id }) => area_id),
    resolved: new Set(rows.affiliations.filter(({ derived }) => derived === 0).map(({ position }) => position)),
    searched: stateOf(row) === 'live' ? searchedFields(row, record, [...signers.keys()]) : undefined,
  };
}

function removedPublication(id: number, undoneRow: UndoneRow | undefined): IndexDocument['body'] {
  return {
    id,
    state: 'removed',
    at: undoneRow?.at,
    changedAt: undoneRow?.at,
    typeId: undoneRow?.type_id,
    areas: undoneRow?.areas.split(',').filter(Boolean).map(Number),
  };
}

/** The search and ranking fields of a live publication. */
function searchedFields(row: StoredResearch, record: ResearchRecord, authors: readonly number[]): Readonly<Record<string, unknown>> {
  const entry = indexEntryOf(record);
  const { id, year, language, citations } = row;
  const packedRecord = packRanked({ id, ...(year !== null && { year }), language, citations: citations ?? -1, authors }, entry);
  return { ...indexedFields(entry, citations), ranked: packedRecord };
}

function storedRows({ row, authorships, affiliations }: PublicationSource): StoredRows {
  const { id, type_id, author_count, created_at, updated_at, doc, citations_from, text_sources, stated_notices } = row;
  return {
    research: { id, type_id, author_count, created_at, updated_at, doc, citations_from, text_sources, stated_notices },
    authorships: authorships.filter(({ position }) => position <= listAuthorsMax),
    affiliations: affiliations.filter(({ position }) => position <= listAuthorsMax),
  };
}

function storedRest(source: PublicationSource): StoredRest {
  const { row, authorships, affiliations, sources } = source;
  return {
    authorships: authorships.filter(({ position }) => position > listAuthorsMax),
    affiliations: affiliations.filter(({ position }) => position > listAuthorsMax),
    authors: row.authors,
    citations: citationsOf(source),
    sources: sources.map(({ research_id: _, ...entry }) => entry),
  };
}

/** The origin of each text that coverage counts, such as `title.ar machine`. */
function originsOf(record: ResearchRecord, row: StoredResearch): string[] {
  const sources = JSON.parse(row.text_sources ?? '[]') as TextSourceRow[];
  return countedTexts.map((text) => `${text} ${countedOrigin(record, text, sources)}`);
}
