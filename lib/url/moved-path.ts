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

/** The path on this site for an old or guessed one: `publication/468` becomes `research/468`. Undefined for any other path. */
export function movedPath(segments: readonly string[]): string | undefined {
  const [first = '', ...rest] = segments;
  const section = Object.hasOwn(sections, first.toLowerCase()) ? sections[first.toLowerCase()] : undefined;
  return section && [section, ...rest].join('/');
}
