import { oncePer } from '#lib/base/once-per.ts';
import { type FacetName, type FlagFilter, isFlagFilter, type TextFacet, textFacets } from '#lib/domain/filters.ts';

/**
 * Columns to filter, count and sort by, indexed by ordinal: a publication's position in order of id. Built per data version, 60 MB per
 * million.
 */
export interface Columns {
  readonly size: number;
  /** Publication id by ordinal, ascending. */
  readonly id: Int32Array;
  /** 0 where unknown. */
  readonly year: Int16Array;
  readonly type: Uint8Array;
  /** For each text filter: index of the value in `values`, from 1; 0 if none. */
  readonly texts: { readonly [Name in TextFacet]: Int32Array };
  readonly values: { readonly [Name in TextFacet]: readonly ValueNames[] };
  /** The bits of `researchFlags`. */
  readonly flags: Uint8Array;
  /** Areas of ordinal s: `areas[areasAt[s] … areasAt[s + 1])`. */
  readonly areasAt: Int32Array;
  readonly areas: Uint8Array;
  /** Authors of each publication, each once, in order of id, with ranges as for areas. */
  readonly authorsAt: Int32Array;
  readonly authors: Int32Array;
  /** Institutions and countries (`countryNumber`) of each publication's authorships, each once. */
  readonly institutionsAt: Int32Array;
  readonly institutions: Int32Array;
  readonly countriesAt: Int32Array;
  readonly countries: Int32Array;
  readonly citations: Int32Array;
  /** Ids of the publications that each one cites. */
  readonly citesAt: Int32Array;
  readonly cites: Int32Array;
  /** Rank of each ordinal in the order of titles, by language. */
  readonly titleEn: Int32Array;
  readonly titleAr: Int32Array;
  /** Seconds since 1970. */
  readonly updatedAt: Float64Array;
  /** The publication's number in the search index, or -1, and the lengths of its texts (`lib/search/postings.ts`). */
  readonly number: Int32Array;
  readonly lengths: Uint8Array;
}

/** The name that identifies a value (of a venue, the English one, else the one in the work's language), and the Arabic name if any. */
export type ValueNames = readonly [name: string, ar: string | null];

/** Names of facet values that are numbered by their position in a list. */
export type FacetValues = Pick<Columns, 'values'>;

/**
 * Where a facet's values are stored: one number below `size` per publication, several (`isLong`: from a large range), or a bit of the
 * flags.
 */
export type FacetColumn =
  | { readonly kind: 'one'; readonly column: Uint8Array | Int16Array | Int32Array; readonly size: number; readonly least: 0 | 1 }
  | {
      readonly kind: 'many';
      readonly starts: Int32Array;
      readonly column: Uint8Array | Int32Array;
      readonly size: number;
      readonly isLong?: true;
    }
  | { readonly kind: 'bit'; readonly bit: number };

const facetColumns: Readonly<Record<Exclude<FacetName, TextFacet | FlagFilter>, (columns: Columns) => FacetColumn>> = {
  researchType: ({ type }) => ({ kind: 'one', column: type, size: 256, least: 0 }),
  // Values start at 1, because 0 is an unknown year.
  year: ({ year }) => ({ kind: 'one', column: year, size: 10_000, least: 1 }),
  focusedArea: ({ areasAt, areas }) => ({ kind: 'many', starts: areasAt, column: areas, size: 256 }),
  author: (columns) => ({ kind: 'many', starts: columns.authorsAt, column: columns.authors, size: lastAuthor(columns) + 1, isLong: true }),
  institution: (columns) => ({
    kind: 'many',
    starts: columns.institutionsAt,
    column: columns.institutions,
    size: lastInstitution(columns) + 1,
    isLong: true,
  }),
  country: ({ countriesAt, countries }) => ({ kind: 'many', starts: countriesAt, column: countries, size: countriesMax }),
};

const isText = (facet: FacetName): facet is TextFacet => textFacets.some((name) => name === facet);

/** The column whose values a facet counts. */
export function facetColumn(columns: Columns, facet: FacetName): FacetColumn {
  if (isFlagFilter(facet)) return { kind: 'bit', bit: researchFlags[facet].bit };
  if (!isText(facet)) return facetColumns[facet](columns);
  return { kind: 'one', column: columns.texts[facet], size: columns.values[facet].length + 1, least: 1 };
}

/** Number of publications by type or area. */
export function lookupCounts(lookup: 'research_type' | 'research_area', { type, areas }: Columns): (id: number) => number {
  const counts = new Int32Array(256);
  for (const id of lookup === 'research_type' ? type : areas) counts[id] = (counts[id] as number) + 1;
  return (id) => counts[id] as number;
}

interface ResearchFlag {
  /** Its bit in `Columns.flags`, a power of two below 256. */
  readonly bit: number;
  /** SQL of a row of `research`: 1 if the flag is set, else 0 or NULL. */
  readonly sql: string;
  /** An index has exactly the rows whose flag is set. It is read instead of the column, which is after the record in a row. */
  readonly isIndexed?: true;
}

/** Where the table of publications stores each flag. The columns, facets and documents of the index are derived from this. */
export const researchFlags: Readonly<Record<FlagFilter, ResearchFlag>> = {
  hasArabic: { bit: 1, sql: 'has_arabic' },
  openAccess: { bit: 2, sql: 'open_access' },
  freeToRead: { bit: 4, sql: 'free_to_read', isIndexed: true },
};

/** Number of possible country numbers. */
export const countriesMax = 26 * 26;
/** Converts an ISO country code to a number below `countriesMax`; the stores compute the same number in SQL. */
export const countryNumber = (code: string): number => ((code.codePointAt(0) as number) - 65) * 26 + (code.codePointAt(1) as number) - 65;
export const countryCode = (number: number): string => String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26));

/** SQL for the institutions and countries of publications, as pairs of publication id (`a`) and number (`b`). */
export const institutionPairs = `SELECT DISTINCT research_id AS a, leads_to AS b FROM signed_from
  JOIN institution_said ON institution_said.id = said_id JOIN institution ON institution.id = institution_id`;
export const countryPairs = `
  SELECT DISTINCT research_id AS a, (unicode(letters) - 65) * 26 + unicode(substr(letters, 2)) - 65 AS b FROM (
    SELECT research_id, COALESCE(signed_from.country, lead.country) AS letters FROM signed_from
      LEFT JOIN institution_said ON institution_said.id = said_id LEFT JOIN institution AS own ON own.id = institution_id LEFT JOIN institution AS lead ON lead.id = own.leads_to
  ) AS said WHERE letters IS NOT NULL`;

/** Ordinal of a publication id, or -1. Ids are dense, so a table per set of columns is small and a look-up is one read. */
export function ordinalFinder(ids: Int32Array): (id: number) => number {
  const ordinals = ordinalTable(ids);
  return (id) => ordinals[id] ?? -1;
}

const ordinalTable = oncePer((ids: Int32Array) => {
  const table = new Int32Array((ids.at(-1) ?? 0) + 1).fill(-1);
  for (let ordinal = 0; ordinal < ids.length; ordinal += 1) table[ids[ordinal] as number] = ordinal;
  return table;
});

const lastAuthor = oncePer(({ authors }: Columns) => largest(authors));
const lastInstitution = oncePer(({ institutions }: Columns) => largest(institutions));

/** The largest of the values; 0 if there is none above. A plain loop, because `reduce` calls a function for each of a million. */
export function largest(values: Int32Array): number {
  let last = 0;
  for (let index = 0; index < values.length; index += 1) if ((values[index] as number) > last) last = values[index] as number;
  return last;
}
