/** How the values of a list are written: ids of records, codes of ISO 3166-1 or ISO 639-1, or names, each in a parameter of its own since it may hold a comma. */
export type ValueKind = 'ids' | 'countries' | 'languages' | 'names';

interface FilterBase {
  /** What counts it; also its name in the counts of the API. */
  readonly facet: string;
  /** The field of a publication in OpenSearch. Codes of languages and names are a column of that name in SQLite. */
  readonly field: string;
  /** Values that are counted and listed at most; `facetValuesMax`, if absent. */
  readonly valuesMax?: number;
  /** Not offered to assistants. */
  readonly isForPeople?: true;
}

interface ListDeclaration extends FilterBase {
  /** Any of several values. */
  readonly kind: 'list';
  readonly values: ValueKind;
  /** The page that lists its values (`/research/by/area`), and the key of its wording; absent where another filter has it. */
  readonly page?: string;
  /** Each value may have an Arabic name too: the column `<field>_ar`, the field `<field>Ar`. */
  readonly isBilingual?: true;
}

/** Any of several records, by the references between them. Every record would be a value of its own, so that nothing counts them and no page lists them. */
interface LinkDeclaration {
  readonly kind: 'link';
  /** The field of a publication in OpenSearch: ids of the records at the other end. */
  readonly field: string;
  readonly facet?: undefined;
  readonly valuesMax?: undefined;
  readonly isForPeople?: true;
}

/** `bound`: one end of the years; `flag`: yes or no. */
type Filter = ListDeclaration | (FilterBase & { readonly kind: 'bound' | 'flag' }) | LinkDeclaration;

/**
 * Every filter of the publications, in the order of the panel and of addresses. The query, its codec, the parameters of the API, facets, columns, index fields,
 * chips, pages of values and tools for assistants are derived from here.
 */
export const filters = {
  researchTypeId: { kind: 'list', values: 'ids', facet: 'researchType', page: 'type', field: 'typeId' },
  focusedAreaId: { kind: 'list', values: 'ids', facet: 'focusedArea', page: 'area', field: 'areas' },
  fromYear: { kind: 'bound', facet: 'year', field: 'year', valuesMax: 10_000 },
  toYear: { kind: 'bound', facet: 'year', field: 'year', valuesMax: 10_000 },
  authorId: { kind: 'list', values: 'ids', facet: 'author', page: 'author', field: 'authors', valuesMax: 20 },
  institutionId: { kind: 'list', values: 'ids', facet: 'institution', page: 'institution', field: 'institutions' },
  country: { kind: 'list', values: 'countries', facet: 'country', page: 'country', field: 'countries', valuesMax: 26 * 26 },
  venue: { kind: 'list', values: 'names', facet: 'venue', page: 'venue', field: 'venue', isBilingual: true },
  // Stores ask by the names of the venue (`venue-finder.ts`).
  venueId: { kind: 'list', values: 'ids', facet: 'venue', field: 'venue' },
  language: { kind: 'list', values: 'languages', facet: 'language', page: 'language', field: 'language' },
  license: { kind: 'list', values: 'names', facet: 'license', page: 'license', field: 'license' },
  openAccess: { kind: 'flag', facet: 'openAccess', field: 'openAccess' },
  hasArabic: { kind: 'flag', facet: 'hasArabic', field: 'hasArabic', isForPeople: true },
  cites: { kind: 'link', field: 'cites' },
  citedBy: { kind: 'link', field: 'citedBy' },
} as const satisfies Readonly<Record<string, Filter>>;

export type FilterName = keyof typeof filters;
type NameOf<Kind> = { [Name in FilterName]: (typeof filters)[Name]['kind'] extends Kind ? Name : never }[FilterName];
export type ListFilter = NameOf<'list'>;
export type FlagFilter = NameOf<'flag'>;
export type LinkFilter = NameOf<'link'>;
/** A filter of several values. */
export type ArrayFilter = ListFilter | LinkFilter;
type ValuedBy<Kind> = { [Name in ListFilter]: (typeof filters)[Name]['values'] extends Kind ? Name : never }[ListFilter];
/** A filter whose values are a column of texts. */
export type TextFilter = ValuedBy<'languages' | 'names'>;
export type FacetName = (typeof filters)[Exclude<FilterName, LinkFilter>]['facet'];

/** A filter without the literal types of its declaration. */
export const filterOf = (name: FilterName): Filter => filters[name];
export const listOf = (name: ListFilter): ListDeclaration => filters[name];

export const filterNames = Object.keys(filters) as readonly FilterName[];
export const isListFilter = (name: string): name is ListFilter => filters[name as FilterName]?.kind === 'list';
export const isFlagFilter = (name: string): name is FlagFilter => filters[name as FilterName]?.kind === 'flag';
export const isArrayFilter = (name: string): name is ArrayFilter => ['list', 'link'].includes(filters[name as FilterName]?.kind);
export const listFilters = filterNames.filter(isListFilter);
export const arrayFilters = filterNames.filter(isArrayFilter);
export const linkFilters = filterNames.filter((name): name is LinkFilter => filters[name].kind === 'link');
export const flagFilters = filterNames.filter(isFlagFilter);
export const textFilters = listFilters.filter((name): name is TextFilter => ['languages', 'names'].includes(filters[name].values));

/** What a publication may be narrowed by. Lists mean OR within one, AND between them; an empty list means no filter. */
export type FilterValues = { readonly [Name in ArrayFilter]: readonly string[] } & { readonly [Name in FlagFilter]?: boolean } & {
  readonly [Name in NameOf<'bound'>]?: number;
};

export const emptyLists = Object.fromEntries(arrayFilters.map((name) => [name, []])) as unknown as Pick<FilterValues, ArrayFilter>;

export const facetNames = [...new Set(filterNames.flatMap((name) => filterOf(name).facet ?? []))] as readonly FacetName[];
/** Values of a facet that are listed at most. */
export const facetValuesMax = (facet: FacetName): number => filterOf(filterWith(facet)).valuesMax ?? 100;
/** Values of a facet that are counted at most where all of them are asked for. */
export const facetWholeMax = 10_000;
/** The filter that a facet counts, the first bound for years. */
export const filterWith = (facet: FacetName): FilterName => filterNames.find((name) => filterOf(name).facet === facet) as FilterName;

/** A filter whose values have a page. */
export type PagedFilter = { [Name in ListFilter]: (typeof filters)[Name] extends { page: string } ? Name : never }[ListFilter];
/** The page that lists the values of a filter, and the filter. */
export type FilterPages = { readonly [Name in PagedFilter as (typeof filters)[Name]['page']]: Name };
export const pagedFilters = listFilters.filter((name): name is PagedFilter => listOf(name).page !== undefined);
export const filterPages = Object.fromEntries(pagedFilters.map((name) => [filters[name].page, name])) as FilterPages;
