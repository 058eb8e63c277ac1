import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from '@playwright/test';
import { keyJourney } from '#e2e/tls/key-journey.ts';

// e2e/tls.spec.ts tests English with JavaScript and Arabic without it.
for (const [language, scripts, HOST] of [
  ['ar', true, '127.0.0.1'],
  ['en', false, '127.0.0.1'],
  ['en', true, '127.0.0.2'],
  ['ar', true, '0.0.0.0'],
] as const) {
  test(`behind TLS, a server on ${HOST} supports the life of a key in ${language} ${scripts ? 'with' : 'without'} JavaScript`, async ({
    playwright,
    launchOptions,
  }) => {
    test.skip(
      HOST === '127.0.0.2' && process.platform !== 'linux',
      'Only Linux answers on every address of 127.0.0.0/8 without configuration.',
    );
    const dataDir = mkdtempSync(join(tmpdir(), 'madar-tls-'));
    await keyJourney({ playwright, launchOptions }, { dataDir, language, scripts, HOST });
    rmSync(dataDir, { recursive: true, force: true });
  });
}
