import type { KeyUse } from '#lib/keys/key/key-gate.ts';
import type { LastError, UsageLine } from '#lib/keys/key/key-store.ts';
import { utcDay, utcSeconds } from '#lib/keys/key/key-times.ts';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';
import { heldLines } from './held-lines.ts';

const everyMs = 5000;
const errorsHeldMax = 500;
const linesHeldMax = 50_000;

/** Adds up the use of keys and stores it periodically. Query texts are never included. */
export function usageCounter(store: KeyStore, clock: () => number, onError: (error: unknown) => void) {
  let errors: LastError[] = [];
  const { add, flush, close } = heldLines<UsageLine>({
    everyMs,
    most: linesHeldMax,
    keyOf: ({ keyId, day, operation, statusClass }) => `${keyId} ${day} ${operation} ${statusClass}`,
    sum: (a, b) => ({ ...a, requests: a.requests + b.requests, bytes: a.bytes + b.bytes }),
    async write(lines) {
      const batch = errors;
      errors = [];
      try {
        await store.addUsage(lines, batch);
      } catch (error) {
        errors = [...batch, ...errors].slice(0, errorsHeldMax);
        throw error;
      }
    },
    onError,
  });
  return {
    count(use: KeyUse): void {
      const now = clock();
      const day = utcDay(now);
      const statusClass = use.status === 304 || use.status === 429 ? String(use.status) : `${Math.floor(use.status / 100)}xx`;
      add({ keyId: use.keyId, day, operation: use.operation, statusClass, requests: 1, bytes: use.bytes });
      if (use.status >= 400 && errors.length < errorsHeldMax)
        errors.push({ keyId: use.keyId, at: utcSeconds(now), operation: use.operation, status: use.status });
    },
    flush,
    close,
  };
}
