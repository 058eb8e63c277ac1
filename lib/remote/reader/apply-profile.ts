import type { LookupEntry } from '#lib/domain/lookup.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { OperationName } from '#lib/remote/profile/operations.ts';
import type { FieldPaths, Profile } from '#lib/remote/profile/profile.ts';
import { findList, type ListMatch } from '#lib/remote/reader/envelopes/find-list.ts';
import { type PageFigures, readPageFigures } from '#lib/remote/reader/envelopes/read-page-figures.ts';
import { readAuthorRow } from '#lib/remote/reader/fields/read-author.ts';
import { readFields } from '#lib/remote/reader/fields/read-fields.ts';
import { readResearchRow } from '#lib/remote/reader/fields/read-research.ts';
import { authorFields } from '#lib/remote/reader/tables/author-table.ts';
import { envelope, nouns } from '#lib/remote/reader/tables/envelope-table.ts';
import { lookupFields } from '#lib/remote/reader/tables/lookup-table.ts';
import { foldName, isMembers, type Members, memberAt } from '#lib/remote/reader/tables/names.ts';
import { researchFields } from '#lib/remote/reader/tables/research-table.ts';
import { type FieldTable, namesOfRule, type ReadContext, type Rule } from '#lib/remote/reader/tables/table.ts';
import { memberSpellings } from '#lib/remote/reader/values/read-text.ts';

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

interface LookupValues extends LookupEntry {
  readonly active: boolean;
}

/** One entry of a lookup, or undefined if it has no id or name or is inactive. */
export function readLookupRow(source: unknown, context: ReadContext): LookupEntry | undefined {
  if (!isMembers(source)) return undefined;
  const { id, name, description, active = true, ...rest } = readFields<LookupValues>(source, lookupFields, context);
  if (id === undefined || name === undefined || !active) return undefined;
  // Some services have the name only in the description. The entry then has no separate description.
  return { ...rest, id, name, ...(description && description.value !== name.value && { description }) };
}

interface SingleMatch {
  readonly record: Members;
  readonly path: string;
}

/** The record of a detail response; `null` if the response reports that there is none; undefined if nothing resembles a record. */
export function findSingle(payload: unknown, operation: 'research' | 'author', path?: string): SingleMatch | null | undefined {
  const atPath = path ? memberAt(payload, path) : undefined;
  if (isMembers(atPath) && path !== undefined) return { record: atPath, path };
  return unwrap(payload, operation, [], 0);
}

const idNames = { research: new Set(researchFields.id.from), author: new Set(authorFields.id.from) };
const titleNames = {
  research: new Set(researchFields.title.from.flatMap(memberSpellings)),
  author: new Set([...authorFields.name.from, 'firstname', 'lastname', 'givenname'].flatMap(memberSpellings)),
};
const flattenedNames: ReadonlySet<string> = new Set(['attributes', 'properties', 'fields', 'source', 'node', 'document']);
const envelopeMarks: ReadonlySet<string> = new Set([
  ...envelope.ok,
  ...envelope.failed,
  'message',
  'status',
  'statuscode',
  'traceid',
  'errors',
  'code',
]);

function unwrap(value: unknown, operation: 'research' | 'author', path: readonly string[], depth: number): SingleMatch | null | undefined {
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    return value.length === 1 ? unwrap(value[0], operation, [...path, '0'], depth) : undefined;
  }
  if (!isMembers(value) || depth > 5) return undefined;
  const names = Object.keys(value).map(foldName);
  const has = (set: ReadonlySet<string>) => names.some((name) => set.has(name));
  const isTitled = has(titleNames[operation]);
  const self = { record: value, path: path.join('.') };
  // `{code: 200, title: "OK", data: {…}}` resembles a record but is a wrapper.
  if (isTitled && !(has(envelopeMarks) && wrapsRecord(value, operation))) return self;
  const nestedMatch = searchMembers(value, operation, path, depth);
  if (nestedMatch !== undefined) return nestedMatch;
  // A record whose fields are in a nested object has only its id on this level.
  return isTitled || (has(idNames[operation]) && names.some((name) => flattenedNames.has(name))) ? self : undefined;
}

function wrapsRecord(value: Members, operation: 'research' | 'author'): boolean {
  return Object.entries(value).some(([name, inner]) => {
    const wrapped = Array.isArray(inner) && inner.length === 1 ? inner[0] : inner;
    return (
      envelope.wrapper.includes(foldName(name)) &&
      isMembers(wrapped) &&
      Object.keys(wrapped).some((key) => titleNames[operation].has(foldName(key)))
    );
  });
}

function searchMembers(
  value: Members,
  operation: 'research' | 'author',
  path: readonly string[],
  depth: number,
): SingleMatch | null | undefined {
  let isEmpty = false;
  for (const foldedName of [...envelope.single, ...nouns[operation]]) {
    const name = Object.keys(value).find((candidate) => foldName(candidate) === foldedName);
    if (name === undefined) continue;
    if (value[name] === null) isEmpty = true;
    const match = unwrap(value[name], operation, [...path, name], depth + 1);
    if (match) return match;
    if (match === null) isEmpty = true;
  }
  // Crossref wraps the record in `message`.
  const message = Object.entries(value).find(([name, inner]) => foldName(name) === 'message' && isMembers(inner));
  const match = message && unwrap(message[1], operation, [...path, message[0]], depth + 1);
  return match ?? (isEmpty ? null : undefined);
}
