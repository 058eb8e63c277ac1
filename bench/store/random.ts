/** A reproducible random generator: mulberry32, 32 bits of state. */
export interface Random {
  /** A random number x, 0 ≤ x < 1. */
  next(): number;
  /** A random integer n, 0 ≤ n < max. */
  below(max: number): number;
  /** A random integer n, 0 ≤ n < max, Zipf distributed: the probability of n is about proportional to 1/(n + 1). */
  zipf(max: number): number;
}

/** A generator that gives the same sequence for the same seed. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    next,
    below: (max) => Math.floor(next() * max),
    zipf: (max) => Math.min(max - 1, Math.floor((max + 1) ** next()) - 1),
  };
}
