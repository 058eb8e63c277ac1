import type { KeyUse } from '#lib/keys/key/key-gate.ts';
import type { KeyStore, LastError, UsageLine } from '#lib/keys/key/key-store.ts';
import { utcDay, utcSeconds } from '#lib/keys/key/key-times.ts';

/** Interval at which counters are stored. A crash loses at most the requests of one interval, unless the store was unreachable. */
const flushMs = 5000;
const errorsHeldMax = 500;
/** Maximum counters in memory while the store is unreachable. Requests that need a further counter are then not counted. */
const linesHeldMax = 50_000;

/** Adds up the use of keys and stores it periodically, so that no request waits for a write. Query texts are never included. */
export function usageCounter(store: KeyStore, clock: () => number, onError: (error: unknown) => void) {
  let lines = new Map<string, UsageLine>();
  let errors: LastError[] = [];
  let writing: Promise<void> = Promise.resolve();

  const add = (line: UsageLine) => {
    const key = `${line.keyId} ${line.day} ${line.operation} ${line.statusClass}`;
    const existing = lines.get(key);
    if (!existing && lines.size >= linesHeldMax) return;
    lines.set(key, existing ? { ...line, requests: existing.requests + line.requests, bytes: existing.bytes + line.bytes } : line);
  };
  const write = async (batch: { readonly lines: readonly UsageLine[]; readonly errors: readonly LastError[] }) => {
    try {
      await store.addUsage(batch.lines, batch.errors);
    } catch (error) {
      // Adds the counters again, so that the next flush writes them.
      for (const line of batch.lines) add(line);
      errors = [...batch.errors, ...errors].slice(0, errorsHeldMax);
      onError(error);
    }
  };
  const flush = (): Promise<void> => {
    if (lines.size === 0 && errors.length === 0) return writing;
    const batch = { lines: [...lines.values()], errors };
    lines = new Map();
    errors = [];
    writing = writing.then(() => write(batch));
    return writing;
  };
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();

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
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
