import { afterAll, beforeAll, vi } from 'vitest';
import { instance } from '#lib/setup/compose.ts';
import { starterFolder } from '#lib/testing/starter-store.ts';

export const testSite = 'https://madar.example';

let dataDir: string | undefined;

/** Gives route handlers an instance with the starter collection. All test files of a worker share it, so they must not write to it. */
export function withStarterInstance(): void {
  beforeAll(async () => {
    dataDir ??= await starterFolder();
    vi.stubEnv('DATA_DIR', dataDir);
    vi.stubEnv('SITE_URL', testSite);
    vi.stubEnv('OPERATOR_EMAIL', 'contact@madar.example');
    vi.stubEnv('LOG_LEVEL', 'silent');
    vi.stubEnv('UPSTREAM_BASE_URL', '');
    await instance();
  });
  afterAll(() => {
    vi.unstubAllEnvs();
  });
}

/** What a remote collection lacks: spread over a collection, it leaves the operations of the interface. */
export const operationsOnly = { counts: undefined, recommendations: undefined, harvest: undefined } as const;
