import type { Operation } from '#lib/contract/parameters/operation.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import type { Fault } from '#lib/contract/problems/faults.ts';
import {
  type AuthorQuery,
  defaultAuthorQuery,
  defaultInstitutionQuery,
  defaultResearchQuery,
  type InstitutionQuery,
  limits,
  type ResearchQuery,
} from '#lib/domain/query.ts';
import { defaultTermListQuery, type TermListQuery } from '#lib/text/dictionary/term-pages.ts';
import { checkValue, type ParameterValue } from './value.ts';

/** The query types of the lists, by record type. */
export interface ListQueries {
  readonly research: ResearchQuery;
  readonly author: AuthorQuery;
  readonly institution: InstitutionQuery;
  readonly term: TermListQuery;
}
export type ListRecord = keyof ListQueries;

const defaults: ListQueries = {
  research: defaultResearchQuery,
  author: defaultAuthorQuery,
  institution: defaultInstitutionQuery,
  term: defaultTermListQuery,
};

type Values = Readonly<Record<string, ParameterValue | undefined>>;

/** Parameters of the response format, which are not part of a query. */
const formatParameters = new Set(['fields', 'format']);

/** Builds a list query from parameter values and the defaults; `record` is the record type of the list. */
export function queryOf<R extends ListRecord>(record: R, values: ReadonlyMap<string, ParameterValue>): ListQueries[R] {
  return { ...defaults[record], ...Object.fromEntries([...values].filter(([name]) => !formatParameters.has(name))) };
}

/** The parameters of a query that differ from the default, in the order of the operation. With a cursor, omits the page number. */
export function nonDefaultParameters(operation: Operation, query: object): readonly (readonly [Parameter, ParameterValue])[] {
  const values = query as Values;
  const standard = (operation.record === 'lookup' ? {} : defaults[operation.record]) as Values;
  return operation.query.flatMap((parameter) => {
    const { name } = parameter;
    const value = values[name];
    const isOmitted = value === undefined || value === standard[name] || (name === 'pageIndex' && values.cursor !== undefined);
    return isOmitted || (Array.isArray(value) && value.length === 0) ? [] : [[parameter, value] as const];
  });
}

/** Returns all faults of a query. Bounds are checked only by this function, whoever calls the operation. */
export function checkQuery(operation: Operation, query: object): readonly Fault[] {
  const parts = nonDefaultParameters(operation, query);
  const faults = parts.flatMap(([{ name, kind }, value]): Fault[] => {
    const fault = checkValue(kind, value);
    return fault ? [{ parameter: name, ...(kind.type !== 'names' && { value: String(value) }), ...fault }] : [];
  });
  const validValues = parts
    .filter(([{ name }]) => !faults.some(({ parameter }) => parameter === name))
    .map(([{ name }, value]) => [name, value]);
  return [...faults, ...crossFaults(Object.fromEntries(validValues))];
}

/** Faults of parameters that are valid separately but contradict each other. */
function crossFaults({
  fromYear,
  toYear,
  pageIndex = 1,
  pageSize = limits.pageSizeDefault,
  cursor,
}: Record<string, ParameterValue>): Fault[] {
  const faults: Fault[] = [];
  if (typeof fromYear === 'number' && typeof toYear === 'number' && fromYear > toYear)
    faults.push({ parameter: 'fromYear', code: 'year_range_inverted', value: String(fromYear) });
  if (cursor === undefined && Number(pageIndex) * Number(pageSize) > limits.pageWindow)
    faults.push({ parameter: 'pageIndex', code: 'page_window_exceeded', allowed: { max: limits.pageWindow }, value: String(pageIndex) });
  return faults;
}
