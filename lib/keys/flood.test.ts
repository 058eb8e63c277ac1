import { expect, test } from 'vitest';
import { makeKey } from '#lib/keys/key/key-format.ts';
import type { UsageLine } from '#lib/keys/key/key-store.ts';
import type { KeyStore } from '#lib/keys/key/sql-key-store.ts';
import { usageCounter } from '#lib/keys/store/usage-counter.ts';
import { keyVerifier } from '#lib/keys/use/verify-key.ts';
import { memoryInUse } from '#lib/testing/memory-in-use.ts';

test('a bounded number of unknown keys is cached', async () => {
  const store = { findByHash: async () => undefined } as unknown as KeyStore;
  const { verify } = keyVerifier({ store, peppers: [{ id: 'p', value: 'pepper' }], clock: () => 0 });
  const ask = async (count: number) => {
    for (let turn = 0; turn < count; turn += 1) expect((await verify(makeKey())).kind).toBe('unknown');
    return memoryInUse();
  };
  const full = await ask(9_999);
  expect((await ask(30_000)) - full).toBeLessThan(1_000_000);
});

test('usage is counted for a bounded number of keys', async () => {
  const usageLines: UsageLine[] = [];
  const store = { addUsage: async (lines: readonly UsageLine[]) => void usageLines.push(...lines) } as unknown as KeyStore;
  const counter = usageCounter(
    store,
    () => 0,
    () => undefined,
  );
  for (let turn = 0; turn < 60_000; turn += 1) counter.count({ keyId: `k${turn}`, operation: 'GetAllResearch', status: 404, bytes: 1 });
  await counter.close();
  expect(usageLines).toHaveLength(50_000);
});
