import type { Answer } from './fetch-answer.ts';

export interface CachedAnswer {
  readonly answer: Answer;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** Keeps the answers used last, within a number of bytes of their bodies (a parsed answer takes a few times that in memory). */
export function createAnswerCache(bytesMax: number): {
  get(key: string): CachedAnswer | undefined;
  set(key: string, cached: CachedAnswer): void;
} {
  const kept = new Map<string, CachedAnswer>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= weight(key, kept.get(key));
    kept.delete(key);
  };
  return {
    get(key) {
      const cached = kept.get(key);
      if (!cached) return undefined;
      // Touched entries move to the young end; the oldest goes first.
      kept.delete(key);
      kept.set(key, cached);
      return cached;
    },
    set(key, cached) {
      drop(key);
      kept.set(key, cached);
      bytes += weight(key, cached);
      while (bytes > bytesMax && kept.size > 1) drop(kept.keys().next().value as string);
    },
  };
}

function weight(key: string, cached: CachedAnswer | undefined): number {
  return cached ? cached.answer.size + key.length + 500 : 0;
}
