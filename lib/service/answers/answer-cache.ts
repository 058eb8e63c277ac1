import { createByteBound } from '#lib/domain/bounds/byte-bound.ts';
import type { Answer } from '#lib/service/api/answer-operation.ts';
import { ownBuffer } from './own-buffer.ts';

/** An answer as it leaves the process: its bytes, and the same compressed, once somebody has asked for that. */
export interface FinishedAnswer extends Omit<Answer, 'body'> {
  readonly bytes: Buffer;
  encoded(encoding: 'br' | 'gzip'): Buffer | undefined;
  /** False the first time. */
  isAskedAgain(encoding: 'br' | 'gzip'): boolean;
  keepEncoded(encoding: 'br' | 'gzip', packed: Buffer): void;
  readonly size: number;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

const bytesMaxDefault = 33_554_432;
/** Shorter than the life of a cursor, which an answer may hold: what is kept an hour gives cursors of at least 71. */
const keptMs = 3_600_000;

/**
 * Answers by all that they depend on (`answerKey`), the data version included: an import leaves old answers behind and none is ever stale; the ones not
 * asked for go first when there are too many. Keys and limits are checked before anybody looks here.
 */
export function createAnswerCache(clock: () => number, bytesMax = bytesMaxDefault) {
  const kept = createByteBound<FinishedAnswer & { readonly until: number }>(bytesMax);
  return {
    get(key: string): FinishedAnswer | undefined {
      const answer = kept.get(key);
      if (!answer) return undefined;
      if (answer.until <= clock()) {
        kept.delete(key);
        return undefined;
      }
      kept.touch(key, answer);
      return answer;
    },
    put(key: string, { body, ...rest }: Answer): FinishedAnswer {
      const encoded = new Map<'br' | 'gzip', Buffer>();
      const asked = new Set<'br' | 'gzip'>();
      const bytes = ownBuffer(Buffer.from(body));
      let size = rest.links.reduce((sum, link) => sum + link.length, bytes.length);
      const answer = {
        ...rest,
        bytes,
        encoded: (encoding: 'br' | 'gzip') => encoded.get(encoding),
        isAskedAgain(encoding: 'br' | 'gzip') {
          const before = asked.has(encoding);
          asked.add(encoding);
          return before;
        },
        keepEncoded(encoding: 'br' | 'gzip', packed: Buffer) {
          if (encoded.has(encoding)) return;
          const own = ownBuffer(packed);
          encoded.set(encoding, own);
          size += own.length;
          kept.grow(key, answer, own.length);
        },
        until: clock() + keptMs,
        get size() {
          return size;
        },
      };
      kept.set(key, answer);
      return answer;
    },
  };
}
