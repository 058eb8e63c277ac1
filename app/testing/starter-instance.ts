import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, vi } from 'vitest';
import { instance } from '#lib/compose.ts';

export const testSite = 'https://madar.example';

/** Milliseconds; loading the collection takes three seconds on a machine that does nothing else. */
const loadingMax = 60_000;

let dataDir: string | undefined;

/**
 * For the tests of one file: route handlers answer from the starter collection. The files of one worker share the store, since loading the collection
 * takes longer than most of their tests; they read from it, and a spy on it lasts for one test.
 */
export function withStarterInstance(): void {
  beforeAll(async () => {
    dataDir ??= mkdtempSync(join(inject('folder'), 'app-'));
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('SITE_URL', testSite);
    vi.stubEnv('OPERATOR_EMAIL', 'contact@madar.example');
    vi.stubEnv('LOG_LEVEL', 'silent');
    vi.stubEnv('UPSTREAM_BASE_URL', '');
    await instance();
  }, loadingMax);
  afterAll(() => {
    vi.unstubAllEnvs();
  });
}
