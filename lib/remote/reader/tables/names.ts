/** Normalises a member name for comparison: `publicationDate`, `PublicationDate` and `publication_date` are equal. */
export function foldName(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[_\-.\s]/g, '');
}

/** The names in a text that separates them by blanks. */
export const namesIn = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean);

/** A JSON object; its members may have any value. */
export type Members = Readonly<Record<string, unknown>>;

export function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The objects of a list that `read` accepts, as it returns them; undefined if there are none. */
export function readEntries<T>(value: unknown, read: (entry: Members) => T | undefined): readonly T[] | undefined {
  const entries = (Array.isArray(value) ? value : [])
    .filter(isMembers)
    .map(read)
    .filter((entry) => entry !== undefined);
  return entries.length > 0 ? entries : undefined;
}

/** The value at a dotted path such as `data.items`; names are compared with `foldName`. Undefined if there is none. */
export function memberAt(source: unknown, path: string): unknown {
  let current = source;
  for (const step of path.split('.').filter(Boolean)) {
    if (Array.isArray(current)) current = current[Number(step)];
    else if (isMembers(current)) current = memberOf(current, step);
    else return undefined;
  }
  return current;
}

function memberOf(source: Members, name: string): unknown {
  if (Object.hasOwn(source, name)) return source[name];
  const foldedName = foldName(name);
  const key = Object.keys(source).find((candidate) => foldName(candidate) === foldedName);
  return key === undefined ? undefined : source[key];
}
