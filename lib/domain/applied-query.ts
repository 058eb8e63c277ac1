import { type AuthorQuery, defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from './query.ts';

/** The query as somebody else's service answered it: what it left out of account (`Page.ignored`) has its default. */
export const appliedQuery = (query: ResearchQuery, ignored: readonly string[] = []): ResearchQuery =>
  withDefaults(query, defaultResearchQuery, ignored);

/** The same of authors. */
export const appliedAuthorQuery = (query: AuthorQuery, ignored: readonly string[] = []): AuthorQuery =>
  withDefaults(query, defaultAuthorQuery, ignored);

function withDefaults<Query extends object>(query: Query, usual: Query, ignored: readonly string[]): Query {
  return { ...usual, ...Object.fromEntries(Object.entries(query).filter(([name]) => !ignored.includes(name))) };
}
