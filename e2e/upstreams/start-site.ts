import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#e2e/start-process.ts';
import type { Dialect } from './start-upstream.ts';

export interface Site {
  readonly url: string;
  /** Output of the process, log and errors. */
  output(): string;
  close(): Promise<void>;
}

/** Starts the built site on the service at `upstreamUrl`; resolves when it listens. `key` is where the dialect expects the API key. */
export async function startSite(options: {
  readonly upstreamUrl: string;
  readonly apiKey: string;
  readonly key?: Dialect['key'];
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Site> {
  const folder = mkdtempSync(join(tmpdir(), 'madar-remote-'));
  const profile = join(folder, 'profile.json');
  const { header: name = 'X-Api-Key', scheme = null } = options.key ?? {};
  writeFileSync(profile, JSON.stringify({ profileVersion: 1, auth: { in: 'header', name, scheme } }));
  const { url, output, end } = await startProcess({
    DATA_DIR: folder,
    UPSTREAM_BASE_URL: options.upstreamUrl,
    UPSTREAM_API_KEY: options.apiKey,
    UPSTREAM_PROFILE: profile,
    ...options.env,
  });
  return {
    url,
    output,
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
