import { foldName, type Members } from '#lib/client/reader/tables/names.ts';
import { memoized } from '#lib/domain/bounds/memoized.ts';

/** The member names of an object, folded, each with its spellings. Rows of one list share it. */
export type Shape = ReadonlyMap<string, readonly string[]>;

/** One object of a payload, asked by folded name. */
export interface Row {
  readonly source: Members;
  readonly shape: Shape;
  /** The value under a folded name; null and undefined count as absent. Of two spellings the one that holds something wins. */
  get(name: string): unknown;
  /** The name as the payload spells it. */
  spelling(name: string): string | undefined;
}

// Folding is the dearest part of reading, and the rows of a service have few shapes: 25 rows took 100 ms without this and take 1 ms with it.
// The names of a record take some hundred characters; an object whose names are data is folded anew.
const shapeOfKeys = memoized(
  (joined: string): Shape => {
    const shape = new Map<string, string[]>();
    for (const key of joined === '' ? [] : joined.split('\u0000')) {
      const folded = foldName(key);
      const spellings = shape.get(folded);
      if (spellings) spellings.push(key);
      else shape.set(folded, [key]);
    }
    return shape;
  },
  { most: 500, length: 4000 },
);

export const shapeOf = (source: Members): Shape => shapeOfKeys(Object.keys(source).join('\u0000'));

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
