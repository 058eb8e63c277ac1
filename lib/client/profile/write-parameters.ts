import { operationOf } from '#lib/contract/operations.ts';
import { filterNames } from '#lib/domain/filters.ts';
import { type AuthorQuery, type InstitutionQuery, limits, type ResearchQuery } from '#lib/domain/query.ts';
import { documentedFilters, type Profile } from './profile.ts';

/** A query in the words of one deployment, without its page, and what of the query that deployment cannot take. */
export interface WrittenQuery {
  readonly parameters: URLSearchParams;
  /** Our names of filters that were left out or are known to have no effect. */
  readonly ignored: readonly string[];
}

/** Parameters of the interface document besides the page; everything else needs `extensions` of the profile. */
const documented: ReadonlySet<string> = new Set(['keyword', ...documentedFilters]);

/** Written with each page. */
type PagePart = 'pageIndex' | 'pageSize' | 'cursor';

/** Only what differs from the default is sent. */
export function writeResearchParameters(query: ResearchQuery, profile: Profile): WrittenQuery {
  return write(profile, {
    keyword: query.keyword,
    searchIn: query.searchIn === 'all' ? undefined : query.searchIn,
    strict: query.strict === true ? 'true' : undefined,
    researchTypeId: query.researchTypeId,
    fromYear: query.fromYear,
    toYear: query.toYear,
    authorId: query.authorId,
    focusedAreaId: query.focusedAreaId,
    institutionId: query.institutionId,
    country: query.country,
    venue: query.venue,
    language: query.language,
    hasArabic: query.hasArabic,
    openAccess: query.openAccess,
    updatedSince: query.updatedSince,
    sort: query.sort,
    facets: query.facets,
  } satisfies Record<Exclude<keyof ResearchQuery, PagePart>, unknown>);
}

export function writeAuthorParameters(query: AuthorQuery, profile: Profile): WrittenQuery {
  return write(profile, {
    keyword: query.keyword,
    strict: query.strict === true ? 'true' : undefined,
    focusedAreaId: query.focusedAreaId,
    institutionId: query.institutionId,
    country: query.country,
    initial: query.initial,
    updatedSince: query.updatedSince,
    sort: query.sort,
  } satisfies Record<Exclude<keyof AuthorQuery, PagePart>, unknown>);
}

/** Asked only of a service whose profile names these operations, which then has all their parameters. */
export function writeInstitutionParameters(query: InstitutionQuery, profile: Profile): WrittenQuery {
  const whole = { ...profile, extensions: [...(profile.extensions ?? []), 'lists', 'kind', 'country', 'sort', 'updatedSince'] };
  return write(whole, {
    keyword: query.keyword,
    country: query.country,
    kind: query.kind,
    updatedSince: query.updatedSince,
    sort: query.sort,
  });
}

/** What a query may hold that a reader sees the effect of. */
const choices: readonly string[] = ['keyword', ...filterNames, 'searchIn', 'sort', 'initial', 'facets'];

/** Parts of a query that this deployment cannot take or is known not to look at, by our names; `lists` stands for several ids in one filter. */
export function ignoredChoices(profile: Profile): readonly string[] {
  const knows = (name: string) => profile.extensions?.includes(name) ?? false;
  const ignored = choices.filter((name) => !(documented.has(name) || knows(name)) || profile.ignoredParams?.includes(name));
  return knows('lists') ? ignored : [...ignored, 'lists'];
}

/** A name may hold a comma: several travel as several parameters. */
const repeated: ReadonlySet<string> = new Set(
  operationOf('GetAllResearch')
    .query.filter(({ kind }) => kind.type === 'names')
    .map(({ name }) => name),
);

/** Not filters: a service without them still answers the question that was asked. */
const harmless: ReadonlySet<string> = new Set(['facets', 'strict']);

function write(
  profile: Profile,
  values: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>,
): WrittenQuery {
  const parameters = new URLSearchParams();
  const ignored: string[] = [];
  const knows = (name: string) => profile.extensions?.includes(name) ?? false;
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue;
    // One of several ids would be a silently narrower answer, so a service without lists gets none and the reader is told.
    const possible = (documented.has(name) || knows(name)) && !(Array.isArray(value) && value.length > 1 && !knows('lists'));
    const effective = possible && !profile.ignoredParams?.includes(name);
    const called = profile.parameters?.[name] ?? name;
    if (effective) for (const text of repeated.has(name) ? (value as readonly string[]) : [String(value)]) parameters.append(called, text);
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
