import { foldName, type Members } from '#lib/client/reader/tables/names.ts';
import { memoized } from '#lib/domain/bounds/memoized.ts';

/** The folded member names of an object, each with its spellings. Rows of one list share it. */
export type Shape = ReadonlyMap<string, readonly string[]>;

/** One object of a payload, with lookup by folded name. */
export interface Row {
  readonly source: Members;
  readonly shape: Shape;
  /** The value of a folded name; null counts as absent. Of two spellings the one with a value wins. */
  get(name: string): unknown;
  /** The name as the payload spells it. */
  spelling(name: string): string | undefined;
}

// Cached, because folding dominates reading: 25 rows take 100 ms without the cache and 1 ms with it. Longer key lists are not cached.
const shapeOfKeys = memoized(
  (joinedKeys: string): Shape => {
    const shape = new Map<string, string[]>();
    for (const key of joinedKeys === '' ? [] : joinedKeys.split('\u0000')) {
      const foldedName = foldName(key);
      const spellings = shape.get(foldedName);
      if (spellings) spellings.push(key);
      else shape.set(foldedName, [key]);
    }
    return shape;
  },
  { most: 500, length: 4000 },
);

export const shapeOf = (source: Members): Shape => shapeOfKeys(Object.keys(source).join('\u0000'));

/** Wraps an object for access by folded member names. */
export function openRow(source: Members): Row {
  const shape = shapeOf(source);
  const spelling = (name: string) => {
    const spellings = shape.get(name);
    if (!spellings || spellings.length === 1) return spellings?.[0];
    return spellings.find((key) => source[key] != null) ?? spellings[0];
  };
  return {
    source,
    shape,
    get(name) {
      const key = spelling(name);
      return key === undefined ? undefined : (source[key] ?? undefined);
    },
    spelling,
  };
}
