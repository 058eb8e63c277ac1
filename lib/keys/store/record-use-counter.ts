import type { RecordUse, RecordUseLine } from '#lib/domain/record-use.ts';
import { utcDay } from '#lib/keys/key/key-times.ts';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';
import { heldLines } from './held-lines.ts';

const everyMs = 60_000;
const linesHeldMax = 100_000;

/** Counts the use of records and stores it every minute. */
export function recordUseCounter(store: Pick<KeyStore, 'addRecordUse'>, clock: () => number, onError: (error: unknown) => void) {
  const { add, flush, close } = heldLines<RecordUseLine>({
    everyMs,
    most: linesHeldMax,
    keyOf: ({ day, recordId, use }) => `${day} ${recordId} ${use}`,
    sum: (a, b) => ({ ...a, count: a.count + b.count }),
    write: (lines) => store.addRecordUse(lines),
    onError,
  });
  return { count: (recordId: string, use: RecordUse): void => add({ day: utcDay(clock()), recordId, use, count: 1 }), flush, close };
}
