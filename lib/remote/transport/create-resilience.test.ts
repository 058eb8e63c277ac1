import { expect, test } from 'vitest';
import { createResilience } from './create-resilience.ts';

test('few of many calls to a silent service wait, and the others fail at once', async () => {
  const ask = createResilience({ concurrencyMax: 6, deadlineMs: 60_000, tryTimeoutMs: 60_000, retryDelayMs: 1 });
  let requestCount = 0;
  let refusalCount = 0;
  const never = () => {
    requestCount += 1;
    return new Promise<never>(() => undefined);
  };
  for (let turn = 0; turn < 1000; turn += 1) {
    ask(`/${'k'.repeat(4000)}${turn}`, 'list', never).catch((error: { kind?: string }) => {
      if (error.kind === 'unavailable') refusalCount += 1;
    });
  }
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect([requestCount, refusalCount]).toEqual([6, 794]);
});
