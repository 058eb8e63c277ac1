/** Pages that moved on this site, old path → new path below the language. They have no parameters; an old address loses its own. */
const movedPages: Readonly<Record<string, string>> = {
  coverage: 'collection',
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
  const path = segments.join('/');
  return Object.hasOwn(movedPages, path) ? movedPages[path] : undefined;
}

/** The path on this site for a guessed one: `publication/468` becomes `research/468`. Undefined for any other path. */
export function movedPath(segments: readonly string[]): string | undefined {
  const [first = '', ...rest] = segments;
  const section = Object.hasOwn(sections, first.toLowerCase()) ? sections[first.toLowerCase()] : undefined;
  return section && [section, ...rest].join('/');
}
