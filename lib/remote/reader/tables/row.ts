import { memoized } from '#lib/base/bounds/memoized.ts';
import { foldName, type Members } from './names.ts';

/** The member names of an object after `foldName`, each with its original spellings. Objects with equal keys share a shape. */
export type Shape = ReadonlyMap<string, readonly string[]>;

// Cached, because reading 25 rows takes 100 ms without the cache and 1 ms with it. Very long lists of keys are not cached.
const shapeOfKeys = memoized(
  (joinedKeys: string): Shape => {
    const shape = new Map<string, string[]>();
    for (const key of joinedKeys === '' ? [] : joinedKeys.split('\u0000')) {
      const foldedName = foldName(key);
      shape.getOrInsert(foldedName, []).push(key);
    }
    return shape;
  },
  { most: 500, length: 4000 },
);

export const shapeOf = (source: Members): Shape => shapeOfKeys(Object.keys(source).join('\u0000'));

/** One object of a response, with access by normalised member name (`foldName`). */
export type Row = ReturnType<typeof openRow>;

/** Wraps an object for access by normalised member names. */
export function openRow(source: Members) {
  const shape = shapeOf(source);
  const spelling = (name: string) => {
    const spellings = shape.get(name);
    if (!spellings || spellings.length === 1) return spellings?.[0];
    return spellings.find((key) => source[key] != null) ?? spellings[0];
  };
  return {
    source,
    shape,
    /** The value of a normalised name; undefined if absent or null. Of two spellings, the one with a value is used. */
    get(name: string): unknown {
      const key = spelling(name);
      return key === undefined ? undefined : (source[key] ?? undefined);
    },
    /** The name as spelled in the response. */
    spelling,
  };
}
