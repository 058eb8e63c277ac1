import type { Answer } from './answer-operation.ts';

/** An answer as it leaves the process: its bytes, and the same compressed, once somebody has asked for that. */
export interface FinishedAnswer extends Omit<Answer, 'body'> {
  readonly bytes: Buffer;
  readonly encoded: Map<'br' | 'gzip', Buffer>;
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

const bytesMaxDefault = 33_554_432;
/** Shorter than the life of a cursor, which an answer may hold: what is kept an hour gives cursors of at least 71. */
const keptMs = 3_600_000;

/**
 * Answers by entity tag. The tag holds the data version, so an import leaves old answers behind and none is ever stale; the oldest go first
 * when there are too many. Keys and limits are checked before anybody looks here.
 */
export function createAnswerCache(clock: () => number, bytesMax = bytesMaxDefault) {
  const kept = new Map<string, { readonly answer: FinishedAnswer; readonly until: number }>();
  let bytes = 0;
  const sizeOf = (answer: FinishedAnswer) => answer.bytes.length * 2;
  const drop = (tag: string) => {
    const entry = kept.get(tag);
    if (entry) bytes -= sizeOf(entry.answer);
    kept.delete(tag);
  };
  return {
    get(tag: string): FinishedAnswer | undefined {
      const entry = kept.get(tag);
      if (entry && entry.until <= clock()) drop(tag);
      return entry && entry.until > clock() ? entry.answer : undefined;
    },
    put(tag: string, { body, ...rest }: Answer): FinishedAnswer {
      const answer = { ...rest, bytes: Buffer.from(body), encoded: new Map() };
      drop(tag);
      // Half of the place is for the compressed forms, which are smaller than the plain one together.
      if (sizeOf(answer) > bytesMax / 8) return answer;
      kept.set(tag, { answer, until: clock() + keptMs });
      bytes += sizeOf(answer);
      for (const oldest of kept.keys()) {
        if (bytes <= bytesMax) break;
        drop(oldest);
      }
      return answer;
    },
  };
}
