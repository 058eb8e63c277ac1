import { Problem } from '#lib/base/problem.ts';

export type ColumnValue = string | number | null;
export type DatabaseRow = Readonly<Record<string, ColumnValue>>;
/** Runs one statement; question marks are its parameters. */
export type Run = (statement: string, ...values: readonly ColumnValue[]) => Promise<readonly DatabaseRow[]>;

/** The database operations that the key store needs. The same statements run on SQLite and PostgreSQL. */
export interface KeyDatabase {
  readonly run: Run;
  /** Runs `work` atomically and in isolation. */
  transaction<T>(work: (run: Run) => Promise<T>): Promise<T>;
  /** Whether a failure only means a concurrent write, so that the call can be retried. */
  isBusy(error: unknown): boolean;
  close(): Promise<void>;
}

/** Maximum wait for a concurrent write, such as an import; then the store is reported as unavailable. */
const busyMsMax = 10_000;
const busyPauseMs = 50;

/** Retries during concurrent writes. Any other database error becomes `unavailable`, whose cause callers do not see. */
export function guarded<Store extends object>(store: Store, isBusy: KeyDatabase['isBusy']): Store {
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
  return Object.fromEntries(Object.entries(store).map(([name, method]) => [name, guard(name, method)])) as unknown as Store;
}
