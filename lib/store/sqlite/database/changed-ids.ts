/**
 * Ids of changed publications, of other publications whose search columns change with a citation or an institution (`linked`), and of
 * authors and institutions whose publications a batch changed.
 */
export const changedAuthors = () => ({ ...changedIds(), institutions: changedIds(), research: changedIds(), linked: changedIds() });

/** A set of one bit per id: a million take 128 kB. */
export function changedIds() {
  let bits = new Uint8Array(1 << 14);
  return {
    add(id: number): void {
      const index = id >> 3;
      if (index >= bits.length) {
        const grown = new Uint8Array(Math.max(bits.length * 2, index + 1));
        grown.set(bits);
        bits = grown;
      }
      bits[index] = (bits[index] as number) | (1 << (id & 7));
    },
    *ids(): Generator<number> {
      for (let index = 0; index < bits.length; index += 1) {
        const byte = bits[index] as number;
        if (byte === 0) continue;
        for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) yield (index << 3) | bit;
      }
    },
  };
}

export type ChangedAuthors = ReturnType<typeof changedAuthors>;

/** The batch that makes a change, and its time. */
export interface RowChange {
  readonly batch: string;
  readonly at: string;
}
