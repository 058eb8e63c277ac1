import type { Language } from '#lib/languages/languages.ts';
import type { OperationName } from '#lib/remote/profile/operations.ts';
import type { FieldPaths, Profile } from '#lib/remote/profile/profile.ts';
import { findList, type ListMatch } from './envelopes/find-list.ts';
import { findSingle, type SingleMatch } from './envelopes/find-single.ts';
import { type PageFigures, readPageFigures } from './envelopes/read-page-figures.ts';
import { readAuthorRow } from './fields/read-author.ts';
import { readLookupRow } from './fields/read-lookup.ts';
import { readResearchRow } from './fields/read-research.ts';
import { authorFields } from './tables/author-table.ts';
import { lookupFields } from './tables/lookup-table.ts';
import { foldName } from './tables/names.ts';
import { researchFields } from './tables/research-table.ts';
import { type FieldTable, namesOfRule, type ReadContext, type Rule } from './tables/table.ts';

export type Reader = ReturnType<typeof applyProfile>;

/**
 * Creates readers for the responses of one deployment, from the tables of names, in which the names and paths that an operator states have
 * precedence. A result is undefined if nothing is recognised.
 */
export function applyProfile({ baseUrl, fields, list, single }: Profile) {
  const base = baseUrl === undefined ? {} : { baseUrl: `${baseUrl.replace(/\/+$/, '')}/` };
  const readerOf = <T>(read: (row: unknown, context: ReadContext) => T, table: FieldTable, members: FieldPaths = {}) => {
    // One object for all rows, because reading plans are cached by it.
    const paths = Object.fromEntries(
      Object.entries(members).flatMap(([name, { path, coverage }]) =>
        coverage !== undefined && isAccepted(table[name], path) ? [] : [[name, path]],
      ),
    );
    return (row: unknown, language: Language) => read(row, { language, ...base, paths });
  };
  return {
    list: (payload: unknown, operation: OperationName): ListMatch | undefined => findList(payload, operation, list?.path),
    /** The counts and page numbers of a list that `list` found in the response. */
    figures: ({ payload, headers }: { readonly payload: unknown; readonly headers: Headers }, match: ListMatch): PageFigures =>
      readPageFigures(payload, match, headers, list?.total),
    /** The record of a detail response; `null` if the response reports that there is none. */
    single: (payload: unknown, operation: 'research' | 'author'): SingleMatch | null | undefined =>
      payload === undefined || payload === null ? null : findSingle(payload, operation, single?.path),
    research: readerOf(readResearchRow, researchFields, fields?.research),
    author: readerOf(readAuthorRow, authorFields, fields?.author),
    lookup: readerOf(readLookupRow, lookupFields, fields?.lookup),
  };
}

/** Whether a table accepts a name. The doctor only sees such names; preferred, they would hide better ones that its samples do not have. */
function isAccepted(rule: Rule | undefined, path: string): boolean {
  return rule !== undefined && namesOfRule(rule).includes(foldName(path));
}
