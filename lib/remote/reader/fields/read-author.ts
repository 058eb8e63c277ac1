import type { Author } from '#lib/domain/author.ts';
import { authorFields } from '#lib/remote/reader/tables/author-table.ts';
import { isMembers } from '#lib/remote/reader/tables/names.ts';
import type { ReadContext } from '#lib/remote/reader/tables/table.ts';
import { readDatedAffiliations } from './read-authors.ts';
import { readFields } from './read-fields.ts';
import type { LooseRef } from './read-refs.ts';
import { type LooseResearch, readResearchRow } from './read-research.ts';

/** A person whose references may still have no name or id. */
export interface LooseAuthor extends Omit<Author, 'areas' | 'recentResearch'> {
  readonly areas: readonly LooseRef[];
  readonly recentResearch?: readonly LooseResearch[];
}

interface AuthorValues extends Omit<LooseAuthor, 'recentResearch'> {
  readonly recentResearch: readonly unknown[];
}

/** Maximum number of recent publications per author. */
const recentMax = 5;

/** Reads one person of a response; undefined without id or name. */
export function readAuthorRow(source: unknown, context: ReadContext): LooseAuthor | undefined {
  if (!isMembers(source)) return undefined;
  const values = readFields<AuthorValues>(source, authorFields, context);
  const { id, name, areas = [], recentResearch, ...rest } = values;
  if (id === undefined || name === undefined) return undefined;
  const { language, baseUrl } = context;
  const recent = recentResearch
    ?.slice(0, recentMax)
    .map((row) => readResearchRow(row, { language, ...(baseUrl !== undefined && { baseUrl }) }))
    .filter((row) => row !== undefined);
  const affiliations = readDatedAffiliations(source.affiliations, language);
  return { ...rest, id, name, areas, ...(affiliations && { affiliations }), ...(recent && { recentResearch: recent }) };
}
