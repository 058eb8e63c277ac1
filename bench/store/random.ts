/** A stream of numbers that is the same on every machine: mulberry32, 32 bits of state. */
export interface Random {
  /** 0 ≤ x < 1. */
  next(): number;
  /** 0 ≤ n < most. */
  below(most: number): number;
  /** Small numbers are frequent, large ones rare: the n-th in about a share of 1/n. */
  zipf(most: number): number;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (most) => Math.floor(next() * most),
    zipf: (most) => Math.min(most - 1, Math.floor((most + 1) ** next()) - 1),
  };
}
