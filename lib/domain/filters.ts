import type { FacetName, ResearchQuery } from './query.ts';

/** Parts of a query that narrow nothing, or that a reader types. */
type OtherPart = 'keyword' | 'searchIn' | 'sort' | 'facets' | 'pageIndex' | 'pageSize' | 'cursor' | 'updatedSince' | 'strict';

export type FilterName = Exclude<keyof ResearchQuery, OtherPart>;

/** `list`: any of several values, with the facet that counts them; `bound`: one end of the years; `flag`: yes or no. */
type FilterKind = { readonly kind: 'list'; readonly facet: FacetName } | { readonly kind: 'bound' | 'flag' };
/** What is not in the interface document is left out for a remote service whose profile does not name it. */
type Filter = FilterKind & { readonly isDocumented: boolean };

/** Every filter of the publications, in the order of the panel. What the compiler does not ask of a new one is derived from here. */
export const filters = {
  researchTypeId: { kind: 'list', facet: 'researchType', isDocumented: true },
  focusedAreaId: { kind: 'list', facet: 'focusedArea', isDocumented: true },
  authorId: { kind: 'list', facet: 'author', isDocumented: true },
  institutionId: { kind: 'list', facet: 'institution', isDocumented: false },
  country: { kind: 'list', facet: 'country', isDocumented: false },
  venue: { kind: 'list', facet: 'venue', isDocumented: false },
  language: { kind: 'list', facet: 'language', isDocumented: false },
  fromYear: { kind: 'bound', isDocumented: true },
  toYear: { kind: 'bound', isDocumented: true },
  hasArabic: { kind: 'flag', isDocumented: false },
  openAccess: { kind: 'flag', isDocumented: false },
} as const satisfies Readonly<Record<FilterName, Filter>>;

type NameOf<Kind> = { [Name in FilterName]: (typeof filters)[Name]['kind'] extends Kind ? Name : never }[FilterName];
export type ListFilter = NameOf<'list'>;
export type FlagFilter = NameOf<'flag'>;

export const filterNames = Object.keys(filters) as readonly FilterName[];
export const isListFilter = (name: string): name is ListFilter => filters[name as FilterName]?.kind === 'list';
export const isFlagFilter = (name: string): name is FlagFilter => filters[name as FilterName]?.kind === 'flag';
