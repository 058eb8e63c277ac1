import { createByteBound } from '#lib/domain/bounds/byte-bound.ts';
import type { Answer } from './fetch-answer.ts';

export interface CachedAnswer {
  readonly answer: Answer;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Bytes that a parsed answer takes for each character of its text (measured: 1.8 to 2.3 for lists of records). */
const parsedBytes = 3;

/** Keeps the answers used last, within a number of bytes of memory. */
export function createAnswerCache(bytesMax: number): {
  get(key: string): CachedAnswer | undefined;
  set(key: string, cached: CachedAnswer): void;
} {
  const kept = createByteBound<CachedAnswer & { readonly size: number }>(bytesMax);
  return {
    get(key) {
      const cached = kept.get(key);
      if (cached) kept.touch(key, cached);
      return cached;
    },
    set: (key, cached) => kept.set(key, { ...cached, size: sizeOf(cached.answer) }),
  };
}

function sizeOf({ size, headers }: Answer): number {
  let bytes = parsedBytes * size;
  for (const [name, value] of headers) bytes += name.length + value.length;
  return bytes;
}
