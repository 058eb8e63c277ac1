import { operationOf } from '#lib/contract/operations.ts';
import { documentedFilters, filterParameters } from '#lib/contract/parameters/filter-parameters.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import { type FilterName, filterNames } from '#lib/domain/filters.ts';
import { countryCodes } from '#lib/domain/places/country-group-members.ts';
import { type AuthorQuery, type InstitutionQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import type { Profile } from './profile.ts';

/** A list query as parameters of one deployment, without page number and size. */
export interface WrittenQuery {
  readonly parameters: URLSearchParams;
  /** Filters (names of this site) that were left out or have no effect. */
  readonly ignored: readonly string[];
}

/** Parameters that the interface document defines, except paging. All others must be in `extensions` of the profile. */
const documentedNames: ReadonlySet<string> = new Set(['keyword', ...documentedFilters]);

/** Parameters that `writePageParameters` adds, or that the client does not use. */
const unusedHere: ReadonlySet<string> = new Set(['pageIndex', 'pageSize', 'cursor', 'groupBy', 'fields', 'format']);

/** Writes a list query in the parameters of a deployment, without defaults. */
export function writeParameters(id: ListOperation, query: ResearchQuery | AuthorQuery | InstitutionQuery, profile: Profile): WrittenQuery {
  // A service with the institution operations supports all their parameters.
  const extensions = id === 'GetAllInstitution' ? [...(profile.extensions ?? []), 'lists', 'kind', 'country', 'sort', 'updatedSince'] : [];
  const values = new Map<string, unknown>(Object.entries(query));
  const parameters = operationOf(id).query.filter(({ name }) => !unusedHere.has(name) && !isDefault(name, values.get(name)));
  return writeValues(
    extensions.length > 0 ? { ...profile, extensions } : profile,
    parameters.map((parameter) => [parameter, values.get(parameter.name) as ParameterValue]),
  );
}

const isDefault = (name: string, value: unknown) =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (name === 'searchIn' && value === 'all') ||
  (name === 'strict' && value === false);

/** The parts of a query that have a visible effect. */
const visibleParts: readonly string[] = ['keyword', ...filterNames, 'searchIn', 'sort', 'initial', 'facets'];

/** Parts of a query that this deployment does not support or ignores; `lists` means several ids per filter. */
export function ignoredChoices(profile: Profile): readonly string[] {
  const ignored = visibleParts.filter((name) => !isEffective(profile, name));
  return profile.extensions?.includes('lists') ? ignored : [...ignored, 'lists'];
}

/** The name by which services know a parameter: theirs is the interface before we renamed it. */
const serviceNameOf = (name: string): string => filterParameters[name as FilterName]?.formerName ?? name;

/** Whether the service has a parameter and does not ignore it. */
function isEffective({ extensions, ignoredParams }: Profile, name: string): boolean {
  const names = [name, serviceNameOf(name)];
  return (
    names.some((each) => documentedNames.has(each) || extensions?.includes(each)) && !names.some((each) => ignoredParams?.includes(each))
  );
}

/** Parameters that are not filters. Readers are not informed if they are omitted, because the same records match. */
const unreported: ReadonlySet<string> = new Set(['facets', 'strict']);

type ListOperation = 'GetAllResearch' | 'GetAllAuthor' | 'GetAllInstitution';
type ParameterValue = string | number | boolean | readonly string[];

function writeValues(profile: Profile, values: readonly (readonly [Parameter, ParameterValue])[]): WrittenQuery {
  const parameters = new URLSearchParams();
  const ignored: string[] = [];
  const hasLists = profile.extensions?.includes('lists') ?? false;
  for (const [{ name, kind }, value] of values) {
    const sent = name === 'country' ? countryCodes(value as readonly string[]) : value;
    // If a service accepts only one id per filter, a filter with several is not sent: one id would exclude too much. Readers see a note.
    const isSent = isEffective(profile, name) && !(Array.isArray(sent) && sent.length > (hasLists ? limits.countriesMax : 1));
    const serviceName = profile.parameters?.[name] ?? profile.parameters?.[serviceNameOf(name)] ?? serviceNameOf(name);
    // A name may contain a comma, so several names are sent as repeated parameters.
    const texts = kind.type === 'names' ? (sent as readonly string[]) : [String(sent)];
    if (isSent) for (const text of texts) parameters.append(serviceName, text);
    else if (!unreported.has(name)) ignored.push(name);
  }
  return { parameters, ignored };
}

/** Adds the parameters of a page; `index` is the page number of the service. Services that run Madar are not sent defaults. */
export function writePageParameters(parameters: URLSearchParams, profile: Profile, index: number, size: number): URLSearchParams {
  const result = new URLSearchParams(parameters);
  const isOurs = profile.dialect === 'madar';
  if (!isOurs || index !== 1) result.set(profile.paging?.indexParam ?? 'pageIndex', String(index));
  if (!isOurs || size !== limits.pageSizeDefault) result.set(profile.paging?.sizeParam ?? 'pageSize', String(size));
  return result;
}
