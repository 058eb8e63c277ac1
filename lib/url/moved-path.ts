/**
 * Pages that moved on this site, old path → new path below the language; `*` is an id. An old address loses its parameters. Without an anchor
 * in the new path, browsers keep that of the old address, such as the code of an error.
 */
export const movedPages: Readonly<Record<string, string>> = {
  coverage: 'collection',
  'authors/*/follow': 'research/follow?authorId=*',
  'developers/errors': 'developers/reference',
  'developers/limits': 'developers/reference#limits',
  'developers/paging': 'developers/reference#paging',
  'developers/status': 'developers/changelog#status',
  'developers/tables': 'developers/assistants#tables',
};

/** Sections of this site, by the first path segments of other sites. */
const sections: Readonly<Record<string, 'research' | 'authors'>> = {
  search: 'research',
  publication: 'research',
  publications: 'research',
  paper: 'research',
  papers: 'research',
  article: 'research',
  articles: 'research',
  record: 'research',
  records: 'research',
  work: 'research',
  works: 'research',
  author: 'authors',
  person: 'authors',
  people: 'authors',
  researcher: 'authors',
  researchers: 'authors',
};

/** The new path of a page that moved on this site; undefined for any other path. */
export function movedPage(segments: readonly string[]): string | undefined {
  const id = segments.find((segment) => /^\d+$/.test(segment)) ?? '*';
  const path = segments.map((segment) => (segment === id ? '*' : segment)).join('/');
  return Object.hasOwn(movedPages, path) ? movedPages[path]?.replace('*', id) : undefined;
}

/** The path on this site for a guessed one: `publication/468` becomes `research/468`. Undefined for any other path. */
export function movedPath(segments: readonly string[]): string | undefined {
  const [first = '', ...rest] = segments;
  const section = Object.hasOwn(sections, first.toLowerCase()) ? sections[first.toLowerCase()] : undefined;
  return section && [section, ...rest].join('/');
}
