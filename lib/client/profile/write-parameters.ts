import { operationOf } from '#lib/contract/operations.ts';
import { documentedFilters } from '#lib/contract/parameters/filter-parameters.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import { filterNames } from '#lib/domain/filters.ts';
import { type AuthorQuery, type InstitutionQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import type { Profile } from './profile.ts';

/** A query in the words of one deployment, without its page, and what of the query that deployment cannot take. */
export interface WrittenQuery {
  readonly parameters: URLSearchParams;
  /** Our names of filters that were left out or are known to have no effect. */
  readonly ignored: readonly string[];
}

/** Parameters of the interface document besides the page; everything else needs `extensions` of the profile. */
const documented: ReadonlySet<string> = new Set(['keyword', ...documentedFilters]);

/** Written with each page, or by the reader of one language. */
const otherParts: ReadonlySet<string> = new Set(['pageIndex', 'pageSize', 'cursor', 'fields', 'format']);

/** A query of a list in the words of a deployment; only what differs from the default is sent. */
export function writeParameters(id: ListOperation, query: ResearchQuery | AuthorQuery | InstitutionQuery, profile: Profile): WrittenQuery {
  // Asked only of a service whose profile names the operations on institutions, which then has all their parameters.
  const extensions = id === 'GetAllInstitution' ? [...(profile.extensions ?? []), 'lists', 'kind', 'country', 'sort', 'updatedSince'] : [];
  const values = new Map<string, unknown>(Object.entries(query));
  const sent = operationOf(id).query.filter(({ name }) => !otherParts.has(name) && !isDefault(name, values.get(name)));
  return write(
    extensions.length > 0 ? { ...profile, extensions } : profile,
    sent.map((parameter) => [parameter, values.get(parameter.name) as Sent]),
  );
}

const isDefault = (name: string, value: unknown) =>
  value === undefined ||
  value === '' ||
  (Array.isArray(value) && value.length === 0) ||
  (name === 'searchIn' && value === 'all') ||
  (name === 'strict' && value === false);

/** What a query may hold that a reader sees the effect of. */
const choices: readonly string[] = ['keyword', ...filterNames, 'searchIn', 'sort', 'initial', 'facets'];

/** Parts of a query that this deployment cannot take or is known not to look at, by our names; `lists` stands for several ids in one filter. */
export function ignoredChoices(profile: Profile): readonly string[] {
  const knows = (name: string) => profile.extensions?.includes(name) ?? false;
  const ignored = choices.filter((name) => !(documented.has(name) || knows(name)) || profile.ignoredParams?.includes(name));
  return knows('lists') ? ignored : [...ignored, 'lists'];
}

/** Not filters: a service without them still answers the question that was asked. */
const harmless: ReadonlySet<string> = new Set(['facets', 'strict']);

type ListOperation = 'GetAllResearch' | 'GetAllAuthor' | 'GetAllInstitution';
type Sent = string | number | boolean | readonly string[];

function write(profile: Profile, values: readonly (readonly [Parameter, Sent])[]): WrittenQuery {
  const parameters = new URLSearchParams();
  const ignored: string[] = [];
  const knows = (name: string) => profile.extensions?.includes(name) ?? false;
  for (const [{ name, kind }, value] of values) {
    // One of several ids would be a silently narrower answer, so a service without lists gets none and the reader is told.
    const possible = (documented.has(name) || knows(name)) && !(Array.isArray(value) && value.length > 1 && !knows('lists'));
    const effective = possible && !profile.ignoredParams?.includes(name);
    const called = profile.parameters?.[name] ?? name;
    // A name may hold a comma: several travel as several parameters.
    const texts = kind.type === 'names' ? (value as readonly string[]) : [String(value)];
    if (effective) for (const text of texts) parameters.append(called, text);
    else if (!harmless.has(name)) ignored.push(name);
  }
  return { parameters, ignored };
}

/** The parameters of one page as the service counts, `index` in its own base. A service of ours is not told its defaults. */
export function writePage(parameters: URLSearchParams, profile: Profile, index: number, size: number): URLSearchParams {
  const all = new URLSearchParams(parameters);
  const isOurs = profile.dialect === 'madar';
  if (!isOurs || index !== 1) all.set(profile.paging?.indexParam ?? 'pageIndex', String(index));
  if (!isOurs || size !== limits.pageSizeDefault) all.set(profile.paging?.sizeParam ?? 'pageSize', String(size));
  return all;
}
