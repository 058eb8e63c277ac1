import { filterNames, isListFilter, type ListFilter } from '#lib/domain/filters.ts';
import type { InstitutionKind } from '#lib/domain/institution.ts';
import {
  type AuthorQuery,
  type AuthorSort,
  type FacetName,
  type InstitutionQuery,
  type InstitutionSort,
  limits,
  type ResearchQuery,
  type ResearchSort,
  type SearchScope,
} from '#lib/domain/query.ts';
import type { Value } from './read-value.ts';

type Values = ReadonlyMap<string, Value>;

/** The checked parameters of GetAllResearch as the store takes them. `position` is what was inside the cursor. */
export function readResearchQuery(values: Values, position: string | undefined): ResearchQuery {
  const lists = Object.fromEntries(filterNames.filter(isListFilter).map((name) => [name, list(values, name)]));
  return {
    ...readPaging(values, position),
    ...pick(values, ['keyword', ...filterNames.filter((name) => !isListFilter(name))]),
    ...(lists as Record<ListFilter, readonly string[]>),
    searchIn: (values.get('searchIn') as SearchScope | undefined) ?? 'all',
    facets: list(values, 'facets') as readonly FacetName[],
    ...(values.has('sort') && { sort: values.get('sort') as ResearchSort }),
  };
}

/** The checked parameters of GetAllAuthor as the store takes them. */
export function readAuthorQuery(values: Values, position: string | undefined): AuthorQuery {
  return {
    ...readPaging(values, position),
    ...pick(values, ['keyword', 'initial']),
    focusedAreaId: list(values, 'focusedAreaId'),
    institutionId: list(values, 'institutionId'),
    country: list(values, 'country'),
    ...(values.has('sort') && { sort: values.get('sort') as AuthorSort }),
  };
}

/** The checked parameters of GetAllInstitution as the store takes them. */
export function readInstitutionQuery(values: Values, position: string | undefined): InstitutionQuery {
  return {
    ...readPaging(values, position),
    ...pick(values, ['keyword']),
    country: list(values, 'country'),
    kind: list(values, 'kind') as readonly InstitutionKind[],
    ...(values.has('sort') && { sort: values.get('sort') as InstitutionSort }),
  };
}

/** What GetAllTerm asks of the dictionary. */
export interface TermListQuery {
  readonly keyword?: string;
  readonly initial?: string;
  readonly focusedAreaId: readonly string[];
  readonly pageIndex: number;
  readonly pageSize: number;
  /** Id of the last term that was given, `*` for the start. */
  readonly cursor?: string;
}

/** The checked parameters of GetAllTerm. */
export function readTermQuery(values: Values, position: string | undefined): TermListQuery {
  return { ...readPaging(values, position), ...pick(values, ['keyword', 'initial']), focusedAreaId: list(values, 'focusedAreaId') };
}

/** The order that will hold, before the store is asked; a cursor is bound to it. */
export function sortOf(record: 'research' | 'author' | 'institution' | 'term', values: Values): string {
  const sort = (values.get('sort') as string | undefined) ?? 'relevance';
  if (sort !== 'relevance' || values.has('keyword')) return sort;
  return record === 'research' ? '-year' : 'name';
}

function readPaging(values: Values, position: string | undefined) {
  return {
    pageIndex: (values.get('pageIndex') as number | undefined) ?? 1,
    pageSize: (values.get('pageSize') as number | undefined) ?? limits.pageSizeDefault,
    ...(position !== undefined && { cursor: position }),
    ...pick(values, ['updatedSince', 'strict']),
  };
}

function list(values: Values, name: string): readonly string[] {
  return (values.get(name) as readonly string[] | undefined) ?? [];
}

function pick(values: Values, names: readonly string[]): Record<string, never> {
  // The kinds of the registry guarantee the types; they were checked when the values were read.
  return Object.fromEntries(names.filter((name) => values.has(name)).map((name) => [name, values.get(name)])) as Record<string, never>;
}
