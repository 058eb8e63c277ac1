import { statSync } from 'node:fs';
import type { Figures } from '#lib/domain/figure.ts';
import type { KeyService } from '#lib/keys/key-service.ts';
import type { ReadStore } from '#lib/store/port/store.ts';

interface Sources {
  readonly store: Pick<ReadStore, 'counts' | 'batches'>;
  readonly keys: Pick<KeyService, 'operator'>;
  /** Path of the database file, if the store is a file. */
  readonly file?: string | undefined;
}

/** The installation's figures for `/metrics`. Leaves out counts of API keys while the key store is unreachable. */
export async function readFigures({ store, keys, file }: Sources): Promise<Figures> {
  const [counts, batches, rows] = await Promise.all([store.counts(), store.batches(), keys.operator.list().catch(() => undefined)]);
  const newest = batches.find(({ undoneAt }) => undoneAt === undefined);
  const today = new Date().toISOString().slice(0, 10);
  return {
    ...counts,
    ...(file !== undefined && { store_bytes: bytesOf(file) + bytesOf(`${file}-wal`) }),
    ...(newest && { last_import_seconds: Date.parse(newest.at) / 1000 }),
    keys_unreachable: rows ? 0 : 1,
    ...(rows && {
      keys_active: rows.filter(({ status }) => status === 'active' || status === 'rotating').length,
      keys_used_today: rows.filter(({ lastUsedDay }) => lastUsedDay === today).length,
    }),
  };
}

function bytesOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
