/** The authors and the institutions whose publications a batch has changed, and those publications. */
export const touchedAuthors = () => ({ ...touchedIds(), institutions: touchedIds(), research: touchedIds() });

/** A bit each, so that a million of them take 128 kB. */
export function touchedIds() {
  let bits = new Uint8Array(1 << 14);
  return {
    add(id: number): void {
      const place = id >> 3;
      if (place >= bits.length) {
        const grown = new Uint8Array(Math.max(bits.length * 2, place + 1));
        grown.set(bits);
        bits = grown;
      }
      bits[place] = (bits[place] as number) | (1 << (id & 7));
    },
    *ids(): Generator<number> {
      for (let place = 0; place < bits.length; place += 1) {
        const byte = bits[place] as number;
        if (byte === 0) continue;
        for (let bit = 0; bit < 8; bit += 1) if (byte & (1 << bit)) yield (place << 3) | bit;
      }
    },
  };
}

export type TouchedAuthors = ReturnType<typeof touchedAuthors>;

/** The batch that makes a change, and when. */
export interface Made {
  readonly batch: string;
  readonly at: string;
}
