/** The query of Next.js, of the browser, or a plain query string. */
export type RawSearchParams = URLSearchParams | string | Readonly<Record<string, string | readonly string[] | undefined>>;

/** All values by lower-case name. Ignores inherited members and values that are not strings. Every page reads its address through this. */
export function readSearchParams(raw: RawSearchParams): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  // In Next.js, a parameter `__proto__` makes an array the prototype of the query object, whose `sort` is then a function.
  const add = (name: string, value: unknown) => {
    if (typeof value !== 'string') return;
    const key = name.toLowerCase();
    const list = values.get(key);
    if (list) list.push(value);
    else values.set(key, [value]);
  };
  if (typeof raw === 'string' || raw instanceof URLSearchParams) {
    for (const [name, value] of typeof raw === 'string' ? new URLSearchParams(raw) : raw) add(name, value);
  } else {
    for (const [name, value] of Object.entries(raw)) for (const text of [value].flat()) add(name, text);
  }
  return values;
}
