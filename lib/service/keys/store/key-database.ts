import { Problem } from '#lib/domain/problem.ts';
import type { KeyStore } from './key-store.ts';

export type Value = string | number | null;
export type Row = Readonly<Record<string, Value>>;
/** Rows of one statement; values stand for its question marks. */
export type Run = (statement: string, ...values: readonly Value[]) => Promise<readonly Row[]>;

/** What keys need of a database. The statements are written once and understood by SQLite and PostgreSQL alike. */
export interface KeyDatabase {
  readonly run: Run;
  /** All of it happens, or nothing; nobody else's statement comes between. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Whether a failure only means that somebody else is writing. */
  isBusy(error: unknown): boolean;
  close(): Promise<void>;
}

/** Longer than readers wait for a form; an import that takes longer is told to them as a store that cannot answer. */
const busyMsMax = 10_000;
const busyPauseMs = 50;

/** Tries again while somebody else writes. Whatever else a database throws is a store that cannot answer: a caller is told to come back, and nothing of the reason. */
export function guarded(store: KeyStore, isBusy: KeyDatabase['isBusy']): KeyStore {
  const guard =
    (name: string, method: (...args: unknown[]) => Promise<unknown>) =>
    async (...args: unknown[]) => {
      const began = performance.now();
      for (;;) {
        try {
          return await method(...args);
        } catch (cause) {
          if (!isBusy(cause) || performance.now() - began > busyMsMax)
            throw new Problem('unavailable', { detail: `keys.${name}: ${cause instanceof Error ? cause.message : String(cause)}`, cause });
        }
        await new Promise((resolve) => setTimeout(resolve, busyPauseMs));
      }
    };
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, guard(name, method)])) as unknown as KeyStore;
}
