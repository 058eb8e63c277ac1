import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, vi } from 'vitest';
import { instance } from '#lib/compose.ts';

export const testSite = 'https://madar.example';

/** Milliseconds; loading the collection takes three seconds on a machine that does nothing else. */
const loadingMax = 60_000;

/** For the tests of one file: route handlers answer from the starter collection in a store of their own. */
export function withStarterInstance(): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'madar-app-'));
  beforeAll(async () => {
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('SITE_URL', testSite);
    vi.stubEnv('OPERATOR_EMAIL', 'contact@madar.example');
    vi.stubEnv('LOG_LEVEL', 'silent');
    vi.stubEnv('UPSTREAM_BASE_URL', '');
    await instance();
  }, loadingMax);
  afterAll(async () => {
    await (await instance()).close();
    rmSync(dataDir, { recursive: true, force: true });
    vi.unstubAllEnvs();
  });
}
