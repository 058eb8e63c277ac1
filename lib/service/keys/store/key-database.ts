import { Problem } from '#lib/domain/problem.ts';
import type { KeyStore } from './key-store.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
/** Runs one statement; question marks are its parameters. */
export type Run = (statement: string, ...values: readonly Value[]) => Promise<readonly Row[]>;

/** What keys need of a database. The same statements run on SQLite and PostgreSQL. */
export interface KeyDatabase {
  readonly run: Run;
  /** Runs `work` atomically and in isolation. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Whether a failure only means a concurrent write. */
  isBusy(error: unknown): boolean;
  close(): Promise<void>;
}

/** Longer than readers wait for a form; a longer import is reported as an unavailable store. */
const busyMsMax = 10_000;
const busyPauseMs = 50;

/** Retries during concurrent writes. Any other database error becomes `unavailable`, whose cause callers do not see. */
export function guarded(store: KeyStore, isBusy: KeyDatabase['isBusy']): KeyStore {
  const guard =
    (name: string, method: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      const startedAt = performance.now();
      for (;;) {
        try {
          return await method(...args);
        } catch (cause) {
          if (!isBusy(cause) || performance.now() - startedAt > busyMsMax)
            throw new Problem('unavailable', { detail: `keys.${name}: ${cause instanceof Error ? cause.message : String(cause)}`, cause });
        }
        await new Promise((resolve) => setTimeout(resolve, busyPauseMs));
      }
    };
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, guard(name, method)])) as unknown as KeyStore;
}
