import type { FacetName, ResearchQuery } from './query.ts';

/** Parts of a query that narrow nothing, or that a reader types. */
type OtherPart = 'keyword' | 'searchIn' | 'sort' | 'facets' | 'pageIndex' | 'pageSize' | 'cursor' | 'updatedSince' | 'strict';

export type FilterName = Exclude<keyof ResearchQuery, OtherPart>;

/** `list`: any of several values, with the facet that counts them and the page that lists them; `bound`: one end of the years; `flag`: yes or no. */
type Filter = { readonly kind: 'list'; readonly facet: FacetName; readonly page: string } | { readonly kind: 'bound' | 'flag' };

/** Every filter of the publications, in the order of the panel. What the compiler does not ask of a new one is derived from here. */
export const filters = {
  researchTypeId: { kind: 'list', facet: 'researchType', page: 'type' },
  focusedAreaId: { kind: 'list', facet: 'focusedArea', page: 'area' },
  authorId: { kind: 'list', facet: 'author', page: 'author' },
  institutionId: { kind: 'list', facet: 'institution', page: 'institution' },
  country: { kind: 'list', facet: 'country', page: 'country' },
  venue: { kind: 'list', facet: 'venue', page: 'venue' },
  language: { kind: 'list', facet: 'language', page: 'language' },
  fromYear: { kind: 'bound' },
  toYear: { kind: 'bound' },
  hasArabic: { kind: 'flag' },
  openAccess: { kind: 'flag' },
} as const satisfies Readonly<Record<FilterName, Filter>>;

type NameOf<Kind> = { [Name in FilterName]: (typeof filters)[Name]['kind'] extends Kind ? Name : never }[FilterName];
export type ListFilter = NameOf<'list'>;
export type FlagFilter = NameOf<'flag'>;

/** The page that lists the values of a filter, and the filter. */
export type FilterPages = { readonly [Name in ListFilter as (typeof filters)[Name]['page']]: Name };

export const filterNames = Object.keys(filters) as readonly FilterName[];
export const isListFilter = (name: string): name is ListFilter => filters[name as FilterName]?.kind === 'list';
export const isFlagFilter = (name: string): name is FlagFilter => filters[name as FilterName]?.kind === 'flag';
export const filterPages = Object.fromEntries(filterNames.filter(isListFilter).map((name) => [filters[name].page, name])) as FilterPages;
