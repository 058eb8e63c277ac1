import { readSearchParams } from '#lib/url/table/search-params.ts';
import { authorTable } from './author-query.ts';
import { otherNamesOf } from './clean-search.ts';
import { comparedKinds } from './compare-query.ts';
import { facetTable } from './facet-address.ts';
import { institutionTable } from './institution-query.ts';
import { recordListTable } from './record-list-query.ts';
import { researchTable } from './research-query.ts';
import type { Codec } from './table/codec.ts';
import type { Table } from './table/table.ts';
import { termParameterNames } from './term-query.ts';
import { thesaurusParameters } from './thesaurus-query.ts';
import { venueTable } from './venue-query.ts';

/** The names of a table's parameters, former ones included: a page redirects those to the current names. */
const namesOf = <T>(table: Table<T>): readonly string[] =>
  Object.entries<Codec<unknown>>(table as never).flatMap(([name, { formerName }]) =>
    formerName === undefined ? [name] : [name, formerName],
  );

const research = namesOf(researchTable);
/** A list of publications with all its tools (`research-list-section.tsx`): an open abstract, a table, check boxes. */
const researchList = [...research, 'open', 'columns', 'select'];
/** The same where names of other systems are redirected to ours. */
const movedResearchList = [...researchList, ...otherNamesOf(researchTable)];
const authorList = [...namesOf(authorTable), ...otherNamesOf(authorTable)];

/**
 * The parameters that a page reads, in the order of their addresses; `*` is any segment. The page cache ignores all others, and
 * pages never receive them: a parameter that is missing here has no effect.
 */
const parametersByPage: Readonly<Record<string, readonly string[]>> = {
  '': [],
  about: [],
  accessibility: [],
  areas: ['country'],
  'areas/*': researchList,
  authors: authorList,
  'authors/*': movedResearchList,
  collection: [],
  compare: [...comparedKinds, 'kind'],
  countries: [],
  'countries/*': researchList,
  'embed/*/*': research,
  'embed/charts/*': [...research, 'theme'],
  'embed/list': ['ids'],
  'embed/research': research,
  imprint: [],
  institutions: namesOf(institutionTable),
  'institutions/*': researchList,
  list: ['ids', 'style'],
  missions: [],
  'missions/*': researchList,
  privacy: [],
  research: movedResearchList,
  'research/*': ['place', ...research],
  'research/*/authors': namesOf(recordListTable),
  'research/*/references': namesOf(recordListTable),
  'research/by/*': [...research, ...namesOf(facetTable)],
  'research/charts': research,
  'research/follow': research,
  terms: termParameterNames,
  'terms/*': [],
  'terms/uat': thesaurusParameters,
  venues: namesOf(venueTable),
  'venues/*': researchList,
};
/** Addresses without a page: `[...rest]` redirects those of other systems to a list or record. */
const elsewhere = [...new Set([...movedResearchList, ...authorList])];

/** Patterns as their segments, most specific first: `research/charts` is also a `research/*`. */
const patterns = Object.entries(parametersByPage)
  .map(([pattern, names]) => ({ segments: pattern.split('/'), names }))
  .sort((a, b) => wildcards(a.segments) - wildcards(b.segments));

function wildcards(segments: readonly string[]): number {
  return segments.filter((segment) => segment === '*').length;
}

/** The parameters that the page at a path (`/en/research/12`) reads. */
export function pageParametersOf(path: string): readonly string[] {
  if (path.startsWith('/problems/')) return [];
  const segments = path.split('/').slice(2);
  if (segments.length === 0) segments.push('');
  const match = patterns.find(
    (pattern) =>
      pattern.segments.length === segments.length && pattern.segments.every((part, index) => part === '*' || part === segments[index]),
  );
  return match?.names ?? elsewhere;
}

/**
 * The address of a page without unknown and repeated parameters, in the spelling and order of our links: addresses that lead to the same
 * page become the same text. Values stay as they are, since a page may report those it ignores.
 */
export function canonicalAddress(url: string): string {
  const question = url.indexOf('?');
  if (question === -1) return url;
  const path = url.slice(0, question);
  const values = readSearchParams(url.slice(question));
  const params = new URLSearchParams();
  for (const name of pageParametersOf(path)) for (const value of new Set(values.get(name.toLowerCase()))) params.append(name, value);
  const search = params.toString().replaceAll('%2C', ',');
  return search ? `${path}?${search}` : path;
}
