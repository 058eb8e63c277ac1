import type { DatabaseSync } from 'node:sqlite';
import { type FlagFilter, filters, flagFilters } from '#lib/domain/filters.ts';
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
import { amongIds, type IndexDocument, readBatches, recordStateOf, rowsBy } from './index-document.ts';
import { indexedFields } from './indexed-fields.ts';
import { textFields } from './mapping.ts';
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

/** Documents of publications, one for every id, in the order of `ids`. Reads in batches: needs a transaction if other processes write. */
export function publicationDocuments(database: DatabaseSync, ids: Iterable<number>): Generator<IndexDocument> {
  const readPublications = publicationReader(database);
  return readBatches(ids, readPublications);
}

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

/** Reads the table rows for the documents of a list of ids, grouped by publication. */
function publicationTables(database: DatabaseSync) {
  const research = rowsBy<StoredResearch>(
    database,
    `SELECT id, type_id, author_count, created_at, updated_at, research.doc AS doc, ${citationsFromSql}, ${textSourcesSql}, ${statedNoticesSql}, year, ${flagColumns.join(', ')},
       citations, sort_en, sort_ar, doi, issn, venue_kind, ${textColumns.join(', ')}, texts, unixepoch(updated_at) AS updated, withdrawn_at, merged_into,
       COALESCE(research_authors.doc, '[]') AS authors
     FROM research LEFT JOIN research_authors ON research_authors.research_id = research.id WHERE id ${amongIds}`,
    'id',
  );
  const undoneById = rowsBy<UndoneRow>(
    database,
    `SELECT research_id AS id, at, type_id, areas FROM undone WHERE research_id ${amongIds}`,
    'id',
  );
  const authorships = rowsBy<AuthorshipRow>(
    database,
    `SELECT research_id, position, author_id, name_en, name_ar, orcid, authorship.affiliation, corresponding, ${authorshipCountrySql}
     FROM authorship JOIN author ON author.id = author_id WHERE research_id ${amongIds} ORDER BY research_id, position`,
    'research_id',
  );
  const affiliations = rowsBy<AffiliationRow>(database, affiliationQuery(amongIds, '?2'), 'research_id', positionMax);
  const countries = rowsBy<{ research_id: number; country: string }>(
    database,
    `SELECT research_id, country FROM signed_from WHERE research_id ${amongIds} AND country IS NOT NULL`,
    'research_id',
  );
  const areas = rowsBy<{ research_id: number; area_id: number }>(
    database,
    `SELECT research_id, area_id FROM research_in_area WHERE research_id ${amongIds} ORDER BY research_id, position`,
    'research_id',
  );
  const sources = rowsBy<FieldSourceRow & { research_id: number }>(
    database,
    `SELECT research_id, field, source, kind, stated_at, set_at, batch FROM field_source WHERE research_id ${amongIds} ORDER BY research_id, field`,
    'research_id',
  );
  const identities = rowsBy<{ research_id: number; identity: string }>(
    database,
    `SELECT research_id, identity FROM research_identity WHERE research_id ${amongIds} ORDER BY identity`,
    'research_id',
  );
  const citations = rowsBy<CitationRow>(database, citationsSql(amongIds), 'research_id');
  const citing = rowsBy<{ cited_id: number; id: number }>(
    database,
    `SELECT DISTINCT cited_id, research_id AS id FROM citation WHERE cited_id ${amongIds} ORDER BY cited_id, research_id`,
    'cited_id',
  );
  return { research, undone: undoneById, authorships, affiliations, countries, areas, sources, identities, citations, citing };
}

function publicationReader(database: DatabaseSync) {
  const tables = publicationTables(database);
  return function* (ids: readonly number[]): Generator<IndexDocument> {
    const research = tables.research(ids);
    const undoneRows = tables.undone(ids);
    const related = relatedReader(tables, ids);
    for (const id of ids) {
      const row = research.get(id)?.[0];
      const undoneRow = undoneRows.get(id)?.[0];
      const changedAt = undoneRow && row && undoneRow.at > row.updated_at ? undoneRow.at : row?.updated_at;
      yield { id: String(id), body: row ? { ...publicationBody(row, related(id)), changedAt } : removedPublication(id, undoneRow) };
    }
  };
}

function relatedReader(tables: ReturnType<typeof publicationTables>, ids: readonly number[]): (id: number) => RelatedRows {
  const [authorships, affiliations, countries] = [tables.authorships(ids), tables.affiliations(ids), tables.countries(ids)];
  const [areas, sources, identities] = [tables.areas(ids), tables.sources(ids), tables.identities(ids)];
  const [citations, citing] = [tables.citations(ids), tables.citing(ids)];
  return (id) => ({
    citations: citations.get(id)?.[0] as CitationRow,
    citedBy: (citing.get(id) ?? []).map((row) => row.id),
    authorships: authorships.get(id) ?? [],
    affiliations: affiliations.get(id) ?? [],
    countries: (countries.get(id) ?? []).map(({ country }) => country),
    areas: (areas.get(id) ?? []).map(({ area_id }) => area_id),
    sources: (sources.get(id) ?? []).map(({ research_id: _, ...entry }) => entry),
    identities: (identities.get(id) ?? []).map(({ identity }) => identity),
  });
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

interface RelatedRows {
  readonly citations: CitationRow;
  readonly citedBy: readonly number[];
  readonly authorships: readonly AuthorshipRow[];
  readonly affiliations: readonly AffiliationRow[];
  readonly countries: readonly string[];
  readonly areas: readonly number[];
  readonly sources: readonly FieldSourceRow[];
  readonly identities: readonly string[];
}

function publicationBody(row: StoredResearch, related: RelatedRows): IndexDocument['body'] {
  const { authorships, affiliations, areas } = related;
  const recordState = recordStateOf(row);
  const record = recordOf(row);
  const signers = [...new Set(authorships.map(({ author_id }) => author_id))];
  const signersUpTo = (last: number) =>
    signers.filter((id) => authorships.some((authorship) => authorship.author_id === id && authorship.position <= last));
  const resolvedPositions = new Set(affiliations.filter(({ derived }) => derived === 0).map(({ position }) => position));
  return {
    id: row.id,
    ...recordState,
    typeId: row.type_id,
    year: row.year ?? undefined,
    published: row.year !== null && row.year >= 1000 && row.year <= 9999 ? String(row.year) : undefined,
    ...Object.fromEntries(flagFilters.map((name) => [filters[name].field, row[name] === 1])),
    areas,
    authors: signers,
    firstAuthor: signersUpTo(1),
    leadAuthors: signersUpTo(3),
    institutions: [...new Set(affiliations.map(({ id }) => id))],
    countries: [...new Set([...related.countries, ...affiliations.flatMap(({ country }) => country ?? [])])],
    ...Object.fromEntries(textFields.map(([column, field]) => [field, row[column]] as const).filter(([, text]) => text !== null)),
    issn: row.issn ?? undefined,
    venueKind: row.venue_kind ?? undefined,
    citations: row.citations ?? -1,
    cites: citedIn(related.citations),
    citedBy: related.citedBy,
    referenceIds: citedIdentities(related.citations.references).flat(),
    titleEn: row.sort_en,
    titleAr: row.sort_ar,
    updated: row.updated,
    texts: row.texts,
    origins: originsOf(record, row),
    resolved: resolvedPositions.size,
    unresolved: authorships.filter(({ affiliation, position }) => affiliation !== null && !resolvedPositions.has(position)).length,
    identities: [...related.identities, ...(row.doi === null ? [] : [`doi=${row.doi}`])],
    ...(recordState.state === 'live' && searchedFields(row, record, signers)),
    title: record.title,
    rows: storedRows(row, related),
    rest: {
      authorships: authorships.filter(({ position }) => position > listAuthorsMax),
      affiliations: affiliations.filter(({ position }) => position > listAuthorsMax),
      authors: row.authors,
      citations: related.citations,
      sources: related.sources,
    } satisfies StoredRest,
  };
}

const citedIn = ({ links }: CitationRow): number[] => [...new Set((JSON.parse(links) as [number, number][]).map(([, id]) => id))];

/** The search and ranking fields of a live publication. */
function searchedFields(row: StoredResearch, record: ResearchRecord, authors: readonly number[]): Readonly<Record<string, unknown>> {
  const entry = indexEntryOf(record);
  const { id, year, language, citations } = row;
  const packedRecord = packRanked({ id, ...(year !== null && { year }), language, citations: citations ?? -1, authors }, entry);
  return { ...indexedFields(entry, citations), ranked: packedRecord };
}

function storedRows(row: StoredResearch, { authorships, affiliations }: RelatedRows): StoredRows {
  const { id, type_id, author_count, created_at, updated_at, doc, citations_from, text_sources, stated_notices } = row;
  return {
    research: { id, type_id, author_count, created_at, updated_at, doc, citations_from, text_sources, stated_notices },
    authorships: authorships.filter(({ position }) => position <= listAuthorsMax),
    affiliations: affiliations.filter(({ position }) => position <= listAuthorsMax),
  };
}

/** The origin of each text that coverage counts, such as `title.ar machine`. */
function originsOf(record: ResearchRecord, row: StoredResearch): string[] {
  const sources = JSON.parse(row.text_sources ?? '[]') as TextSourceRow[];
  return countedTexts.map((text) => `${text} ${countedOrigin(record, text, sources)}`);
}
