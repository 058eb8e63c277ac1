import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { keyJourney } from '#e2e/tls/key-journey.ts';

// e2e/faults/tls.spec.ts tests the other combinations, and other listening addresses.
for (const [language, scripts] of [
  ['en', true],
  ['ar', false],
] as const) {
  test(`behind TLS a key is requested, confirmed, managed, exchanged and ended ${scripts ? 'with' : 'without'} JavaScript`, async ({
    playwright,
    launchOptions,
  }) => {
    test.slow();
    const dataDir = mkdtempSync(join(tmpdir(), 'madar-tls-'));
    await keyJourney({ playwright, launchOptions }, { dataDir, language, scripts });
    rmSync(dataDir, { recursive: true, force: true });
  });
}
