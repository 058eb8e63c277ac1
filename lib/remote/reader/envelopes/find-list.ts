import type { OperationName } from '#lib/remote/profile/operations.ts';
import { envelope, nouns } from '#lib/remote/reader/tables/envelope-table.ts';
import { foldName, isMembers, type Members, memberAt } from '#lib/remote/reader/tables/names.ts';

/** Maximum nesting of wrapper objects. */
const depthMax = 5;

export interface ListMatch {
  readonly rows: readonly unknown[];
  /** Dotted path of the list; empty for a bare list. */
  readonly path: string;
  /** The objects around the list, innermost first; one of them contains the counts and page numbers. */
  readonly around: readonly Members[];
}

/** The rows of a list response, or undefined. `path` of a profile takes precedence if it points to a list. */
export function findList(payload: unknown, operation: OperationName, path?: string): ListMatch | undefined {
  const atPath = path === undefined ? undefined : memberAt(payload, path);
  if (Array.isArray(atPath) && path !== undefined) return { rows: atPath, path, around: aroundOf(payload, path) };
  return search(payload, [...nouns[operation], ...envelope.list], [], [], 0);
}

function search(
  value: unknown,
  names: readonly string[],
  path: readonly string[],
  around: readonly Members[],
  depth: number,
): ListMatch | undefined {
  if (Array.isArray(value)) return value.every(isMembers) ? { rows: value, path: path.join('.'), around } : undefined;
  if (!isMembers(value) || depth > depthMax) return undefined;
  const members = Object.entries(value).filter(([name, inner]) => !isNotList(foldName(name), inner));
  const rank = (name: string) => {
    const index = names.indexOf(foldName(name));
    return index < 0 ? names.length : index;
  };
  const orderedMembers = members.sort(([a], [b]) => rank(a) - rank(b));
  for (const [name, inner] of orderedMembers) {
    // An empty list under an unknown name is skipped, because another member may contain the rows.
    if (Array.isArray(inner) && inner.length === 0 && rank(name) === names.length && orderedMembers.length > 1) continue;
    const match = search(inner, names, [...path, name], [value, ...around], depth + 1);
    if (match) return match;
  }
  return undefined;
}

function isNotList(name: string, inner: unknown): boolean {
  // Crossref wraps its entire response in `message`. In other services, a message is text.
  if (name === 'message') return !isMembers(inner);
  return envelope.notList.includes(name);
}

function aroundOf(payload: unknown, path: string): Members[] {
  const steps = path.split('.');
  const objects = steps.map((_, index) => memberAt(payload, steps.slice(0, index).join('.')));
  return objects.filter(isMembers).reverse();
}
