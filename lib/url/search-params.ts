/** What Next.js hands a page, what a browser has, or a plain query string. */
export type RawSearchParams = URLSearchParams | string | Readonly<Record<string, string | readonly string[] | undefined>>;

/** All values of every name, names compared without case: own members and strings only. Every page reads its address through this. */
export function readSearchParams(raw: RawSearchParams): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  // The query object of Next.js gets an array as its prototype from a parameter `__proto__`, and `sort` then holds a function besides what was sent.
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
    for (const [name, value] of Object.entries(raw)) for (const one of [value].flat()) add(name, one);
  }
  return values;
}
