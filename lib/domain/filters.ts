/** Values of a list filter: record ids, ISO codes or names. Each name is a separate parameter, as it may contain a comma. */
export type ValueKind = 'ids' | 'countries' | 'languages' | 'names';

interface FilterBase {
  /** The facet that counts the filter's values; also the name of these counts in the API. */
  readonly facet: string;
  /** The field in OpenSearch. If the values are languages or names, also the column in SQLite. */
  readonly field: string;
  /** Maximum number of values that are counted and listed; default: 100. */
  readonly valuesMax?: number;
  /** The tools for AI assistants (MCP) do not offer this filter. */
  readonly isForPeople?: true;
  /** The name of the parameter before it was renamed: still read everywhere, no longer documented, and the one that remote services know. */
  readonly formerName?: string;
  /** The filter that pages offer instead of this one, which addresses and the API keep. */
  readonly replacedBy?: 'freeToRead';
}

interface ListDeclaration extends FilterBase {
  /** Matches records with any of several values. */
  readonly kind: 'list';
  readonly values: ValueKind;
  /** The page `/research/by/{page}` that lists the values; also a message key. `venueId` has none, since `venue` has the page. */
  readonly page?: string;
  /** Values also have Arabic names: the column `<field>_ar`, the field `<field>Ar`. */
  readonly isBilingual?: true;
}

/** A filter by references between records. It has no facet and no page, because nearly every record would be a value. */
interface LinkDeclaration {
  readonly kind: 'link';
  /** The field in OpenSearch: ids of the linked records. */
  readonly field: string;
  readonly facet?: undefined;
  readonly valuesMax?: undefined;
  readonly isForPeople?: true;
  readonly formerName?: undefined;
  readonly replacedBy?: undefined;
}

/** `bound`: one end of a range of years; `flag`: yes or no. */
type Filter = ListDeclaration | (FilterBase & { readonly kind: 'bound' | 'flag' }) | LinkDeclaration;

/** Every filter of publications, in the order of the panel and of addresses. Codec, API, facets, columns and tools are derived from it. */
export const filters = {
  researchTypeId: { kind: 'list', values: 'ids', facet: 'researchType', page: 'type', field: 'typeId' },
  focusedAreaId: { kind: 'list', values: 'ids', facet: 'focusedArea', page: 'area', field: 'areas' },
  fromYear: { kind: 'bound', facet: 'year', field: 'year', valuesMax: 10_000 },
  toYear: { kind: 'bound', facet: 'year', field: 'year', valuesMax: 10_000 },
  authorId: { kind: 'list', values: 'ids', facet: 'author', page: 'author', field: 'authors', valuesMax: 20 },
  institutionId: { kind: 'list', values: 'ids', facet: 'institution', page: 'institution', field: 'institutions' },
  country: { kind: 'list', values: 'countries', facet: 'country', page: 'country', field: 'countries', valuesMax: 26 * 26 },
  venue: { kind: 'list', values: 'names', facet: 'venue', page: 'venue', field: 'venue', isBilingual: true },
  // Stores replace the id with the names of the venue (`venue-finder.ts`).
  venueId: { kind: 'list', values: 'ids', facet: 'venue', field: 'venue' },
  // A query parameter named like `{language}` in the path takes its place in generated clients.
  workLanguage: { kind: 'list', values: 'languages', facet: 'language', page: 'language', field: 'language', formerName: 'language' },
  license: { kind: 'list', values: 'names', facet: 'license', page: 'license', field: 'license' },
  freeToRead: { kind: 'flag', facet: 'freeToRead', field: 'freeToRead' },
  openAccess: { kind: 'flag', facet: 'openAccess', field: 'openAccess', replacedBy: 'freeToRead' },
  hasArabic: { kind: 'flag', facet: 'hasArabic', field: 'hasArabic', isForPeople: true },
  cites: { kind: 'link', field: 'cites' },
  citedBy: { kind: 'link', field: 'citedBy' },
} as const satisfies Readonly<Record<string, Filter>>;

/** The name of a filter: that of its query parameter. */
export type FilterName = keyof typeof filters;
type NameOf<Kind> = { [Name in FilterName]: (typeof filters)[Name]['kind'] extends Kind ? Name : never }[FilterName];
/** A filter by values of a list, combined with OR. */
export type ListFilter = NameOf<'list'>;
/** A filter by yes or no. */
export type FlagFilter = NameOf<'flag'>;
/** A filter by citation: works that cite, or are cited by, given records. */
export type LinkFilter = NameOf<'link'>;
/** A filter that accepts several values. */
export type ArrayFilter = ListFilter | LinkFilter;
type ValuedBy<Kind> = { [Name in ListFilter]: (typeof filters)[Name]['values'] extends Kind ? Name : never }[ListFilter];
/** A filter whose values are stored in a text column. */
export type TextFilter = ValuedBy<'languages' | 'names'>;
/** The facet of a filter by a text column; stores keep the values of the column under this name. */
export type TextFacet = (typeof filters)[TextFilter]['facet'];
/** The name of a facet: the counts of the values of one filter. */
export type FacetName = (typeof filters)[Exclude<FilterName, LinkFilter>]['facet'];

/** The declaration of a filter, without literal types. */
export const filterOf = (name: FilterName): Filter => filters[name];
/** The declaration of a list filter, without literal types. */
export const listOf = (name: ListFilter): ListDeclaration => filters[name];

/** All filters in the order of their declaration. */
export const filterNames = Object.keys(filters) as readonly FilterName[];
/** Whether a parameter is a filter by listed values; false for link filters and for names that are not filters. */
export const isListFilter = (name: string): name is ListFilter => filters[name as FilterName]?.kind === 'list';
/** Whether a parameter is a filter by yes or no; false for names that are not filters. */
export const isFlagFilter = (name: string): name is FlagFilter => filters[name as FilterName]?.kind === 'flag';
/** Whether a query holds an array for this parameter: a list or link filter. False for names that are not filters. */
export const isArrayFilter = (name: string): name is ArrayFilter => ['list', 'link'].includes(filters[name as FilterName]?.kind);
/** The filters by listed values, in the order of their declaration; without link filters. */
export const listFilters = filterNames.filter(isListFilter);
/** The filters that are arrays in a query, lists and links, in the order of their declaration. */
export const arrayFilters = filterNames.filter(isArrayFilter);
/** The filters by citation, `cites` and `citedBy`: parameters and API extensions of the same names. */
export const linkFilters = filterNames.filter((name): name is LinkFilter => filters[name].kind === 'link');
/** The filters by yes or no, in the order of their declaration. */
export const flagFilters = filterNames.filter(isFlagFilter);
/** The list filters by a text column: those whose values are names or ISO 639-1 codes. */
export const textFilters = listFilters.filter((name): name is TextFilter => ['languages', 'names'].includes(filters[name].values));
/** The facets of the filters by a text column. */
export const textFacets: readonly TextFacet[] = textFilters.map((name) => filters[name].facet);

/** Filter values of a query. Values of one list are combined with OR, filters with AND; an empty list does not filter. */
export type FilterValues = { readonly [Name in ArrayFilter]: readonly string[] } & { readonly [Name in FlagFilter]?: boolean } & {
  readonly [Name in NameOf<'bound'>]?: number;
};

/** An empty list for each list and link filter, so that none of them filters. */
export const emptyLists = Object.fromEntries(arrayFilters.map((name) => [name, []])) as unknown as Pick<FilterValues, ArrayFilter>;

/** All facets, each once, in the order of the filters. */
export const facetNames = [...new Set(filterNames.flatMap((name) => filterOf(name).facet ?? []))] as readonly FacetName[];
/** Maximum number of values that are listed for a facet. */
export const facetValuesMax = (facet: FacetName): number => filterOf(filterWith(facet)).valuesMax ?? 100;
/** Maximum number of values that are counted for a page that lists all values. */
export const facetWholeMax = 10_000;
/** The filter whose values a facet counts; `fromYear` for years. */
export const filterWith = (facet: FacetName): FilterName => filterNames.find((name) => filterOf(name).facet === facet) as FilterName;

/** A filter whose values have a page. */
export type PagedFilter = { [Name in ListFilter]: (typeof filters)[Name] extends { page: string } ? Name : never }[ListFilter];
/** The filter for each page that lists the values of a filter, by the name of the page. */
export type FilterPages = { readonly [Name in PagedFilter as (typeof filters)[Name]['page']]: Name };
/** Filters whose values have a page of their own. */
export const pagedFilters = listFilters.filter((name): name is PagedFilter => listOf(name).page !== undefined);
/** The filter whose values a page under `/research/by/` lists, by the name of the page. */
export const filterPages = Object.fromEntries(pagedFilters.map((name) => [filters[name].page, name])) as FilterPages;
