/** A field of a source that nothing was made of, and the beginning of its value. */
export interface UnreadField {
  /** Names from the outside in, joined by dots; members of lists have the name of the list. */
  readonly field: string;
  readonly example: string;
}

interface Reads {
  /** The value itself was read, or all of it at once. */
  whole: boolean;
  readonly fields: Map<string, Reads>;
}

/**
 * A value that notes which of its fields are read. `unread` then names those that hold something and that nobody looked at; of a part that
 * nobody looked into, only the part itself.
 */
export function trackReads<T extends object>(value: T): { readonly value: T; readonly unread: () => UnreadField[] } {
  const reads = newReads();
  return {
    value: watch(value, reads),
    unread() {
      const found = new Map<string, string>();
      collect(value, reads, '', found);
      return [...found].map(([field, example]) => ({ field, example }));
    },
  };
}

const whole = Symbol('whole');

/** All of a part at once, without watching: a list of half a million words would fill the memory with notes. */
export function takeWhole<T extends object>(value: T): T {
  return (value as { readonly [whole]?: T })[whole] ?? value;
}

const newReads = (): Reads => ({ whole: false, fields: new Map() });

function watch<T extends object>(value: T, reads: Reads): T {
  return new Proxy(value, {
    get(target, name) {
      if (name === whole) {
        reads.whole = true;
        return target;
      }
      const found: unknown = Reflect.get(target, name);
      // Of what is taken as a whole, parts need not be watched: an abstract may have a hundred thousand.
      if (reads.whole || typeof name === 'symbol' || typeof found === 'function') return found;
      const inner = Array.isArray(target) ? reads : fieldOf(reads, name);
      if (typeof found === 'object' && found !== null) return watch(found, inner);
      if (!Array.isArray(target) || name !== 'length') inner.whole = true;
      return found;
    },
    ownKeys(target) {
      // Whoever asks for all names takes all there is.
      reads.whole ||= !Array.isArray(target);
      return Reflect.ownKeys(target);
    },
  });
}

function fieldOf(reads: Reads, name: string): Reads {
  const known = reads.fields.get(name);
  if (known) return known;
  const made = newReads();
  reads.fields.set(name, made);
  return made;
}

/** Deeper than this a part counts as one field, and a record names no more fields than that. */
const depthMax = 6;
export const namedMax = 200;

function collect(value: unknown, reads: Reads, path: string, found: Map<string, string>, depth = 0): void {
  if (reads.whole || isEmpty(value) || found.size >= namedMax) return;
  const isUntouched = reads.fields.size === 0;
  if (Array.isArray(value)) {
    // What was read of one member is read of all: the first address stands for its list.
    if (value.some((member) => typeof member === 'object') && !isUntouched)
      for (const member of value) collect(member, reads, path, found, depth);
    else note(path, value, found);
    return;
  }
  if (typeof value !== 'object' || value === null || (path && isUntouched) || depth >= depthMax) {
    note(path, value, found);
    return;
  }
  for (const [name, member] of Object.entries(value))
    collect(member, reads.fields.get(name) ?? newReads(), path ? `${path}.${name}` : name, found, depth + 1);
}

function note(path: string, value: unknown, found: Map<string, string>): void {
  const field = path.slice(0, 80);
  if (found.has(field)) return;
  found.set(field, preview(value).slice(0, 500).replace(/\s+/g, ' ').slice(0, 80));
}

/** The first text inside, or what is inside by name, one level deep: a list of a thousand references is not written out to show eighty letters of it. */
function preview(value: unknown, isInside = false): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value))
    return preview(
      value.find((member) => !isEmpty(member)),
      isInside,
    );
  const parts = Object.entries(value).slice(0, 8);
  return parts.map(([name, part]) => (isInside ? name : `${name}: ${preview(part, true).slice(0, 80)}`)).join(', ');
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && (Array.isArray(value) ? value.every(isEmpty) : Object.keys(value).length === 0);
}
