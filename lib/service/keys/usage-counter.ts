import type { Use } from './key-gate.ts';
import type { KeyStore, LastError, UsageLine } from './key-store.ts';
import { dayOf, momentOf } from './moments.ts';

/** How often counters are written down. What a crash loses is at most this much. */
const flushMs = 5000;
const errorsHeldMax = 500;

/** Adds up what keys do and writes it down from time to time, so that a request never waits for a write. No query text is ever among it. */
export function usageCounter(store: KeyStore, clock: () => number, onError: (error: unknown) => void) {
  let lines = new Map<string, UsageLine>();
  let errors: LastError[] = [];
  let writing: Promise<void> = Promise.resolve();

  const flush = (): Promise<void> => {
    if (lines.size === 0 && errors.length === 0) return writing;
    const batch = { lines: [...lines.values()], errors };
    lines = new Map();
    errors = [];
    writing = writing.then(() => store.addUsage(batch.lines, batch.errors)).catch(onError);
    return writing;
  };
  const timer = setInterval(() => void flush(), flushMs);
  timer.unref();

  return {
    count(use: Use): void {
      const now = clock();
      const day = dayOf(now);
      const statusClass = use.status === 304 || use.status === 429 ? String(use.status) : `${Math.floor(use.status / 100)}xx`;
      const key = `${use.keyId} ${day} ${use.operation} ${statusClass}`;
      const line = lines.get(key) ?? { keyId: use.keyId, day, operation: use.operation, statusClass, requests: 0, bytes: 0 };
      lines.set(key, { ...line, requests: line.requests + 1, bytes: line.bytes + use.bytes });
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
