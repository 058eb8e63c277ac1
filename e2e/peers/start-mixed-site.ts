import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';
import { writeCollection } from './write-collection.ts';

export interface MixedSite extends SiteProcess {
  readonly dataDir: string;
  /** An API key with higher limits. */
  readonly key: string;
  close(): Promise<void>;
}

/** A site with the starter collection, 2,000 generated records and the unusual records of the golden files. */
export async function startMixedSite(): Promise<MixedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'madar-peers-'));
  const dataDir = join(folder, 'data');
  const file = join(folder, 'collection.jsonl');
  writeCollection(file);
  const site = await startProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn', MCP: 'keyed', TRUST_PROXY: 'loopback' });
  const run = (...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      env: { PATH: '', NODE_ENV: 'production', DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${args.join(' ')} ended with code ${status}: ${stdout}${stderr}`);
    return stdout;
  };
  const close = async () => {
    await site.end();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    run('lib/commands/import.ts', file);
    const key = run('lib/commands/keys.ts', 'issue', '--name', 'peers', '--tier', 'internal', '--test').trim().split('\n').at(-1) ?? '';
    return { ...site, dataDir, key, close };
  } catch (error) {
    await close();
    throw error;
  }
}
