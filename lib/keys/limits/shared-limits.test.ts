import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, it } from 'vitest';
import { openSqliteShare } from '#lib/keys/store/open-key-store.ts';
import { type LimitShare, memoryShare } from './limit-share.ts';
import type { Policy } from './limit-windows.ts';
import { createLimiter } from './limiter.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-limits-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const policy: Policy = { name: 'burst', quota: 60, windowSeconds: 60 };
const noon = Date.UTC(2026, 10, 21, 12);
/** Several processes of one installation. */
const processes = (count: number, open: () => LimitShare) => {
  const clock = { now: noon };
  const shares = Array.from({ length: count }, open);
  return { clock, limiters: shares.map((share) => createLimiter(() => clock.now, share)), shares };
};
const admitted = async (limiters: readonly ReturnType<typeof createLimiter>[], requests: number, partition = 'k_1') => {
  const takes = Array.from({ length: requests }, (_, place) =>
    (limiters[place % limiters.length] as (typeof limiters)[number]).take(partition, [policy], 1),
  );
  return (await Promise.all(takes)).filter((answer) => !answer.violated).length;
};

describe('processes that share a file', () => {
  it('admit a quota together, not each', async () => {
    const { limiters, shares, clock } = processes(4, () => openSqliteShare(join(folder, 'a.sqlite')));
    expect(await admitted(limiters, 400)).toBe(60);
    clock.now += 60_000;
    expect(await admitted(limiters, 400)).toBe(60);
    await Promise.all(shares.map((share) => share.close()));
  });

  it('delete a count within an hour after its end', async () => {
    const path = join(folder, 'swept.sqlite');
    const { limiters, shares, clock } = processes(1, () => openSqliteShare(path));
    await admitted(limiters, 1, 'k_ended');
    clock.now += 3_600_000;
    await admitted(limiters, 1, 'k_later');
    const reader = new DatabaseSync(path, { readOnly: true });
    expect(reader.prepare('SELECT key FROM limit_window').all()).toEqual([{ key: 'burst:k_later' }]);
    reader.close();
    await Promise.all(shares.map((share) => share.close()));
  });

  it('leave the whole quota to a caller served by one of them', async () => {
    const { limiters, shares, clock } = processes(4, () => openSqliteShare(join(folder, 'b.sqlite')));
    expect(await admitted(limiters, 4)).toBe(4);
    clock.now += 1000;
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(await admitted(limiters.slice(0, 1), 100)).toBe(56);
    await Promise.all(shares.map((share) => share.close()));
  });

  it('count by themselves when the file cannot be written', async () => {
    const { limiters, shares } = processes(1, () => openSqliteShare(join(folder, 'c.sqlite')));
    await shares[0]?.close();
    expect(await admitted(limiters, 100)).toBe(60);
  });
});

describe('a clock', () => {
  it.each([
    ['back', -86_400_000],
    ['forward', 86_400_000],
  ])('that is set %s by a day locks out no caller', async (_way, jump) => {
    const { limiters, clock } = processes(1, memoryShare);
    expect(await admitted(limiters, 100)).toBe(60);
    clock.now += jump;
    expect(await admitted(limiters, 100)).toBe(60);
  });
});

it('refusals ask the shared count at most four times a second', async () => {
  let callCount = 0;
  const inner = memoryShare();
  const share: LimitShare = {
    ...inner,
    reserve(reservation) {
      callCount += 1;
      return inner.reserve(reservation);
    },
  };
  const { limiters } = processes(1, () => share);
  await admitted(limiters, 60);
  callCount = 0;
  for (let turn = 0; turn < 1000; turn += 1) await limiters[0]?.take('k_1', [policy], 1);
  expect(callCount).toBe(1);
});
