import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { addInstallationGauges } from './installation-gauges.ts';

test("the installation's figures are shown, unknown ones omitted, and one scrape reads once", async () => {
  const registry = new Registry();
  let readCount = 0;
  addInstallationGauges(registry, async () => {
    readCount += 1;
    return { research: 473, store_bytes: 8_388_608, last_import_seconds: 1_793_500_000 };
  });
  const lines = (await registry.metrics()).split('\n').filter((line) => line && !line.startsWith('#'));
  expect(lines).toEqual(['madar_research 473', 'madar_store_bytes 8388608', 'madar_last_import_timestamp_seconds 1793500000']);
  expect(readCount).toBe(1);
});

test('a failing store does not hide the figures of the process', async () => {
  const registry = new Registry();
  addInstallationGauges(registry, () => Promise.reject(new Error('locked')));
  expect(await registry.metrics()).not.toMatch(/^madar_\w+ /m);
});
