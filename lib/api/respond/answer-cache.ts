import { createByteBound } from '#lib/base/bounds/byte-bound.ts';
import type { ApiResponse } from './api-response.ts';
import { trimBuffer } from './trim-buffer.ts';

/** A cached response: its bytes, and compressed forms from the second request on. */
export interface FinishedAnswer extends Omit<ApiResponse, 'body'> {
  readonly bytes: Buffer;
  encoded(encoding: 'br' | 'gzip'): Buffer | undefined;
  /** Whether this encoding was requested before: false on the first call for an encoding, then true. */
  isRequestedAgain(encoding: 'br' | 'gzip'): boolean;
  keepEncoded(encoding: 'br' | 'gzip', packed: Buffer): void;
  readonly size: number;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

const bytesMaxDefault = 33_554_432;
/** Cursors in a response have a longer lifetime: after an hour in the cache they are valid for at least 71 hours. */
const lifetimeMs = 3_600_000;

/** An LRU cache, read after the check of API keys and limits. Its keys contain everything a response depends on, so no entry is stale. */
export function createAnswerCache(clock: () => number, bytesMax = bytesMaxDefault) {
  const entries = createByteBound<FinishedAnswer & { readonly until: number }>(bytesMax);
  return {
    get(key: string): FinishedAnswer | undefined {
      const answer = entries.get(key);
      if (!answer) return undefined;
      if (answer.until <= clock()) {
        entries.delete(key);
        return undefined;
      }
      entries.touch(key, answer);
      return answer;
    },
    put(key: string, { body, ...rest }: ApiResponse): FinishedAnswer {
      const encoded = new Map<'br' | 'gzip', Buffer>();
      const requested = new Set<'br' | 'gzip'>();
      const bytes = trimBuffer(Buffer.from(body));
      let size = rest.links.reduce((sum, link) => sum + link.length, bytes.length);
      const answer = {
        ...rest,
        bytes,
        encoded: (encoding: 'br' | 'gzip') => encoded.get(encoding),
        isRequestedAgain(encoding: 'br' | 'gzip') {
          const wasRequested = requested.has(encoding);
          requested.add(encoding);
          return wasRequested;
        },
        keepEncoded(encoding: 'br' | 'gzip', packed: Buffer) {
          if (encoded.has(encoding)) return;
          const copy = trimBuffer(packed);
          encoded.set(encoding, copy);
          size += copy.length;
          entries.grow(key, answer, copy.length);
        },
        until: clock() + lifetimeMs,
        get size() {
          return size;
        },
      };
      entries.set(key, answer);
      return answer;
    },
  };
}
