import { authorTable } from '#lib/client/reader/tables/author-table.ts';
import { envelope, nouns } from '#lib/client/reader/tables/envelope-table.ts';
import { foldName, isMembers, type Members, valueAt } from '#lib/client/reader/tables/names.ts';
import { researchTable } from '#lib/client/reader/tables/research-table.ts';
import { spellingsOf } from '#lib/client/reader/values/read-text.ts';

export interface FoundSingle {
  readonly record: Members;
  readonly path: string;
}

/** The record of a detail answer; `null` when the answer says that there is none; undefined when nothing looks like a record. */
export function findSingle(payload: unknown, operation: 'research' | 'author', path?: string): FoundSingle | null | undefined {
  const stated = path ? valueAt(payload, path) : undefined;
  if (isMembers(stated) && path !== undefined) return { record: stated, path };
  return unwrap(payload, operation, [], 0);
}

const idNames = { research: new Set(researchTable.id?.from), author: new Set(authorTable.id?.from) };
const titleNames = {
  research: new Set(researchTable.title?.from.flatMap(spellingsOf)),
  author: new Set([...(authorTable.name?.from ?? []), 'firstname', 'lastname', 'givenname'].flatMap(spellingsOf)),
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

function unwrap(value: unknown, operation: 'research' | 'author', path: readonly string[], depth: number): FoundSingle | null | undefined {
  if (Array.isArray(value)) {
    if (value.length === 0) return null;
    return value.length === 1 ? unwrap(value[0], operation, [...path, '0'], depth) : undefined;
  }
  if (!isMembers(value) || depth > 5) return undefined;
  const names = Object.keys(value).map(foldName);
  const has = (set: ReadonlySet<string>) => names.some((name) => set.has(name));
  const titled = has(titleNames[operation]);
  const self = { record: value, path: path.join('.') };
  // `{code: 200, title: "OK", data: {…}}` looks like a record and is a wrapping.
  if (titled && !(has(envelopeMarks) && wrapsRecord(value, operation))) return self;
  const found = inside(value, operation, path, depth);
  if (found !== undefined) return found;
  // A row whose members sit one level down has only its id out here.
  return titled || (has(idNames[operation]) && names.some((name) => flattenedNames.has(name))) ? self : undefined;
}

function wrapsRecord(value: Members, operation: 'research' | 'author'): boolean {
  return Object.entries(value).some(([name, inner]) => {
    const wrapped = Array.isArray(inner) && inner.length === 1 ? inner[0] : inner;
    return (
      (envelope.wrapper as readonly string[]).includes(foldName(name)) &&
      isMembers(wrapped) &&
      Object.keys(wrapped).some((key) => titleNames[operation].has(foldName(key)))
    );
  });
}

function inside(value: Members, operation: 'research' | 'author', path: readonly string[], depth: number): FoundSingle | null | undefined {
  let empty = false;
  for (const wanted of [...envelope.single, ...nouns[operation]]) {
    const name = Object.keys(value).find((candidate) => foldName(candidate) === wanted);
    if (name === undefined) continue;
    if (value[name] === null) empty = true;
    const found = unwrap(value[name], operation, [...path, name], depth + 1);
    if (found) return found;
    if (found === null) empty = true;
  }
  // Crossref again: the record under `message`.
  const message = Object.entries(value).find(([name, inner]) => foldName(name) === 'message' && isMembers(inner));
  const found = message && unwrap(message[1], operation, [...path, message[0]], depth + 1);
  return found ?? (empty ? null : undefined);
}
