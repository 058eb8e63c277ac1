/** An unused field of a source, with the beginning of its value. */
export interface UnreadField {
  /** Path of names joined by dots; list items have the name of the list. */
  readonly field: string;
  readonly example: string;
}

interface Reads {
  /** Whether the value itself was read, so that none of its members counts as unread. */
  isWhole: boolean;
  readonly fields: Map<string, Reads>;
}

/** Records which fields of a value are read. `unread` lists the other non-empty fields, without the members of an unread object. */
export function trackReads<T extends object>(value: T): { readonly value: T; readonly unread: () => UnreadField[] } {
  const reads = newReads();
  return {
    value: watch(value, reads),
    unread() {
      const examples = new Map<string, string>();
      collect(value, reads, '', examples);
      return [...examples].map(([field, example]) => ({ field, example }));
    },
  };
}

const wholeKey = Symbol('whole');

/** Marks a value as read and returns it untracked: tracking each word of a long abstract would take too much memory. */
export function readUntracked<T extends object>(value: T): T {
  return (value as { readonly [wholeKey]?: T })[wholeKey] ?? value;
}

const newReads = (): Reads => ({ isWhole: false, fields: new Map() });

function watch<T extends object>(value: T, reads: Reads): T {
  return new Proxy(value, {
    get(target, name) {
      if (name === wholeKey) {
        reads.isWhole = true;
        return target;
      }
      const member: unknown = Reflect.get(target, name);
      // Members of a completely read value need no tracking: an abstract may have a hundred thousand words.
      if (reads.isWhole || typeof name === 'symbol' || typeof member === 'function') return member;
      const inner = Array.isArray(target) ? reads : fieldOf(reads, name);
      if (typeof member === 'object' && member !== null) return watch(member, inner);
      if (!Array.isArray(target) || name !== 'length') inner.isWhole = true;
      return member;
    },
    ownKeys(target) {
      // Listing all names counts as reading everything.
      reads.isWhole ||= !Array.isArray(target);
      return Reflect.ownKeys(target);
    },
  });
}

function fieldOf(reads: Reads, name: string): Reads {
  const existing = reads.fields.get(name);
  if (existing) return existing;
  const created = newReads();
  reads.fields.set(name, created);
  return created;
}

/** Bounds of unread fields: depth and number per record. */
const depthMax = 6;
export const unreadFieldsMax = 200;

function collect(value: unknown, reads: Reads, path: string, examples: Map<string, string>, depth = 0): void {
  if (reads.isWhole || isEmpty(value) || examples.size >= unreadFieldsMax) return;
  const isUnread = reads.fields.size === 0;
  if (Array.isArray(value)) {
    // Reading a field of one list item counts for all items.
    if (value.some((member) => typeof member === 'object') && !isUnread)
      for (const member of value) collect(member, reads, path, examples, depth);
    else note(path, value, examples);
    return;
  }
  if (typeof value !== 'object' || value === null || (path && isUnread) || depth >= depthMax) {
    note(path, value, examples);
    return;
  }
  for (const [name, member] of Object.entries(value))
    collect(member, reads.fields.get(name) ?? newReads(), path ? `${path}.${name}` : name, examples, depth + 1);
}

function note(path: string, value: unknown, examples: Map<string, string>): void {
  const field = path.slice(0, 80);
  if (examples.has(field)) return;
  examples.set(field, preview(value).slice(0, 500).replace(/\s+/g, ' ').slice(0, 80));
}

/** A short example of a value: of a list, its first item; of an object, its members, two levels deep. Never serialises long lists. */
function preview(value: unknown, isInside = false): string {
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value))
    return preview(
      value.find((member) => !isEmpty(member)),
      isInside,
    );
  const entries = Object.entries(value).slice(0, 8);
  return entries.map(([name, part]) => (isInside ? name : `${name}: ${preview(part, true).slice(0, 80)}`)).join(', ');
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return typeof value === 'object' && (Array.isArray(value) ? value.every(isEmpty) : Object.keys(value).length === 0);
}
