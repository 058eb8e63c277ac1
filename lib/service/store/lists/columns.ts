import { type FacetName, type TextFilter, textFilters } from '#lib/domain/filters.ts';

/**
 * What queries filter, count and sort by, as typed arrays in memory, one ordinal a publication in order of id.
 *
 * One pass over a set of ordinals gives the exact total and every facet, each ignoring its own filter, at about ten nanoseconds a ordinal, where
 * the same facets by SQL joins cost a microsecond each. Built once for each data version; a million publications take about 60 MB.
 */
export interface Columns {
  readonly size: number;
  /** Publication id by ordinal, ascending. */
  readonly id: Int32Array;
  /** 0 where unknown. */
  readonly year: Int16Array;
  readonly type: Uint8Array;
  /** Place of the language in `languages`, for search. */
  readonly language: Int32Array;
  readonly languages: readonly string[];
  /** Of each filter whose values are texts: the place of a publication's value in `values`, from 1; 0 where there is none. */
  readonly texts: { readonly [Name in TextFilter]: Int32Array };
  readonly values: { readonly [Name in TextFilter]: readonly ValueNames[] };
  /** Bit 0: has Arabic text; bit 1: open access. */
  readonly flags: Uint8Array;
  /** Areas of ordinal s: `areas[areasAt[s] … areasAt[s + 1])`. */
  readonly areasAt: Int32Array;
  readonly areas: Uint8Array;
  /** Who signed, each once, in order of id. */
  readonly authorsAt: Int32Array;
  readonly authors: Int32Array;
  /** Institutions that a publication was signed from, each once, and the countries, as numbers (`countryNumber`). */
  readonly institutionsAt: Int32Array;
  readonly institutions: Int32Array;
  readonly countriesAt: Int32Array;
  readonly countries: Int32Array;
  readonly citations: Int32Array;
  /** Ids of the publications that each one cites, as its references name them. */
  readonly citesAt: Int32Array;
  readonly cites: Int32Array;
  /** Place of each ordinal in the order of titles, by language. */
  readonly titlePlace: { readonly en: Int32Array; readonly ar: Int32Array };
  /** Seconds since 1970. */
  readonly updatedAt: Float64Array;
  /** The number under which the search index knows the publication, or -1, and the lengths of its texts (`lib/search/postings.ts`). */
  readonly number: Int32Array;
  readonly lengths: Uint8Array;
}

/** A value by which it is told from others (of a venue the name in English or in the language of its work), and its Arabic name where there is one. */
export type ValueNames = readonly [own: string, ar: string | null];

/** What the values of facets stand for that are numbered by their place in a list. */
export type FacetValues = Pick<Columns, 'values'>;

/** The columns of texts, and of the language among them as search reads it. */
export function textColumns({
  texts,
  values,
}: Pick<Columns, 'texts' | 'values'>): Pick<Columns, 'texts' | 'values' | 'language' | 'languages'> {
  return { texts, values, language: texts.language, languages: ['', ...values.language.map(([own]) => own)] };
}

/** Where the values of a facet are, as numbers below `size`: one for each publication, several (`isLong`: of very many there are), or a bit of its flags. */
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

const facetColumns: Readonly<Record<Exclude<FacetName, TextFilter>, (columns: Columns) => FacetColumn>> = {
  researchType: ({ type }) => ({ kind: 'one', column: type, size: 256, least: 0 }),
  // An unknown year is no value.
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
  hasArabic: () => ({ kind: 'bit', bit: flag.arabic }),
  openAccess: () => ({ kind: 'bit', bit: flag.openAccess }),
};

const isText = (facet: FacetName): facet is TextFilter => textFilters.some((name) => name === facet);

export function facetColumn(columns: Columns, facet: FacetName): FacetColumn {
  if (!isText(facet)) return facetColumns[facet](columns);
  return { kind: 'one', column: columns.texts[facet], size: columns.values[facet].length + 1, least: 1 };
}

export const flag = { arabic: 1, openAccess: 2 } as const;

/** How many numbers of countries there are. */
export const countriesMax = 26 * 26;
/** A country's code as a number below `countriesMax`, and back. The stores work it out in SQL. */
export const countryNumber = (code: string): number => ((code.codePointAt(0) as number) - 65) * 26 + (code.codePointAt(1) as number) - 65;
export const countryCode = (number: number): string => String.fromCharCode(65 + Math.floor(number / 26), 65 + (number % 26));

/** From where each publication was signed, as pairs of numbers in order: its institutions, and its countries. `first` is the number of a letter in the words of the store. */
export const institutionPairs = `SELECT DISTINCT research_id AS a, leads_to AS b FROM signed_from
  JOIN institution_said ON institution_said.id = said_id JOIN institution ON institution.id = institution_id`;
export const countryPairs = (numberOf: (letter: string) => string): string => `
  SELECT DISTINCT research_id AS a, (${numberOf('substr(letters, 1, 1)')} - 65) * 26 + ${numberOf('substr(letters, 2, 1)')} - 65 AS b FROM (
    SELECT research_id, COALESCE(signed_from.country, lead.country) AS letters FROM signed_from
      LEFT JOIN institution_said ON institution_said.id = said_id LEFT JOIN institution AS own ON own.id = institution_id LEFT JOIN institution AS lead ON lead.id = own.leads_to
  ) AS said WHERE letters IS NOT NULL`;

/** Ordinal of a publication id, or -1. Ids are dense, so a table of them is small and a look-up is one read; it is made once for each set of columns. */
export function ordinalFinder(ids: Int32Array): (id: number) => number {
  let table = tables.get(ids);
  if (!table) {
    table = new Int32Array((ids.at(-1) ?? 0) + 1).fill(-1);
    for (let ordinal = 0; ordinal < ids.length; ordinal += 1) table[ids[ordinal] as number] = ordinal;
    tables.set(ids, table);
  }
  const ordinals = table;
  return (id) => ordinals[id] ?? -1;
}

const tables = new WeakMap<Int32Array, Int32Array>();

/** Something computed from columns when it is first asked for, and kept as long as they are. */
export function oncePerColumns<T, Of extends object = Columns>(make: (columns: Of) => T): (columns: Of) => T {
  const made = new WeakMap<Of, T>();
  return (columns) => {
    let value = made.get(columns);
    if (value === undefined) {
      value = make(columns);
      made.set(columns, value);
    }
    return value;
  };
}

const lastAuthor = oncePerColumns(({ authors }) => largest(authors));
const lastInstitution = oncePerColumns(({ institutions }) => largest(institutions));

function largest(values: Int32Array): number {
  let last = 0;
  for (let at = 0; at < values.length; at += 1) if ((values[at] as number) > last) last = values[at] as number;
  return last;
}
