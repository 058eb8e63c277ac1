import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProcess } from '#e2e/start-process.ts';
import type { Dialect } from './start-upstream.ts';

export interface Site {
  readonly url: string;
  /** All that the process wrote, log and errors. */
  said(): string;
  close(): Promise<void>;
}

/** The built site as a process of its own, reading the service at `upstreamUrl`. `key` says where the service wants it, as its dialect declares. Ready when it listens, whether the service answers or not. */
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
  const { url, said, end } = await startProcess({
    DATA_DIR: folder,
    UPSTREAM_BASE_URL: options.upstreamUrl,
    UPSTREAM_API_KEY: options.apiKey,
    UPSTREAM_PROFILE: profile,
    ...options.env,
  });
  return {
    url,
    said,
    async close() {
      await end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
