import { authorFields } from '#lib/remote/reader/tables/author-table.ts';
import { envelope, nouns } from '#lib/remote/reader/tables/envelope-table.ts';
import { foldName, isMembers, type Members, memberAt } from '#lib/remote/reader/tables/names.ts';
import { researchFields } from '#lib/remote/reader/tables/research-table.ts';
import { memberSpellings } from '#lib/remote/reader/values/read-text.ts';

export interface SingleMatch {
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
