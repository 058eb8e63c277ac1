import type { Use } from '#lib/service/keys/key-gate.ts';
import { dayOf, momentOf } from '#lib/service/keys/moments.ts';
import type { KeyStore, LastError, UsageLine } from './key-store.ts';

/** How often counters are written down. What a crash loses is at most this much, unless the store was away. */
const flushMs = 5000;
const errorsHeldMax = 500;
/** Bounds what is held while the store is away; more keys than that go uncounted. */
const linesHeldMax = 50_000;

/** Adds up what keys do and writes it down from time to time, so that a request never waits for a write. No query text is ever among it. */
export function usageCounter(store: KeyStore, clock: () => number, onError: (error: unknown) => void) {
  let lines = new Map<string, UsageLine>();
  let errors: LastError[] = [];
  let writing: Promise<void> = Promise.resolve();

  const add = (line: UsageLine) => {
    const key = `${line.keyId} ${line.day} ${line.operation} ${line.statusClass}`;
    const known = lines.get(key);
    if (!known && lines.size >= linesHeldMax) return;
    lines.set(key, known ? { ...line, requests: known.requests + line.requests, bytes: known.bytes + line.bytes } : line);
  };
  const write = async (batch: { readonly lines: readonly UsageLine[]; readonly errors: readonly LastError[] }) => {
    try {
      await store.addUsage(batch.lines, batch.errors);
    } catch (error) {
      // A store that is busy with an import, or away, gets them the next time.
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
    count(use: Use): void {
      const now = clock();
      const day = dayOf(now);
      const statusClass = use.status === 304 || use.status === 429 ? String(use.status) : `${Math.floor(use.status / 100)}xx`;
      add({ keyId: use.keyId, day, operation: use.operation, statusClass, requests: 1, bytes: use.bytes });
      if (use.status >= 400 && errors.length < errorsHeldMax)
        errors.push({ keyId: use.keyId, at: momentOf(now), operation: use.operation, status: use.status });
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
