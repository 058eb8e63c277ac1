/** Careful looks into JSON of any shape: what is not there, or is something else, is undefined. */
export type Json = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function objectAt(value: unknown, ...path: readonly (string | number)[]): Json | undefined {
  const found = at(value, path);
  return isObject(found) ? found : undefined;
}

export function listAt(value: unknown, ...path: readonly (string | number)[]): readonly unknown[] {
  const found = at(value, path);
  return Array.isArray(found) ? found : [];
}

/** A string, or the first string of a list; numbers as text. Empty strings are nothing. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = at(value, path);
  const one = Array.isArray(found) ? found.find((entry) => typeof entry === 'string' && entry.trim()) : found;
  if (typeof one === 'number') return String(one);
  return typeof one === 'string' && one.trim() ? one : undefined;
}

export function textsAt(value: unknown, ...path: readonly (string | number)[]): readonly string[] {
  const found = at(value, path);
  if (typeof found === 'string') return found.trim() ? [found] : [];
  return Array.isArray(found) ? found.filter((entry): entry is string => typeof entry === 'string' && entry.trim() !== '') : [];
}

export function numberAt(value: unknown, ...path: readonly (string | number)[]): number | undefined {
  const found = at(value, path);
  return typeof found === 'number' && Number.isFinite(found) ? found : undefined;
}

/** A number, yes or no, or what stands in its place: whether it is one is found out where the record is finished, and said if not. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): string | number | boolean | undefined {
  const found = at(value, path);
  return typeof found === 'string' || typeof found === 'number' || typeof found === 'boolean' ? found : undefined;
}

export function flagAt(value: unknown, ...path: readonly (string | number)[]): boolean | undefined {
  const found = at(value, path);
  return typeof found === 'boolean' ? found : undefined;
}

function at(value: unknown, path: readonly (string | number)[]): unknown {
  let found: unknown = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Record<string | number, unknown>)[step];
  }
  return found;
}
