import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { keyJourney } from '#e2e/tls/key-journey.ts';

// The other language of each and a site that listens on one address are in e2e/faults/tls.spec.ts.
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
