import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareEnvironment, type SiteProcess, startProcess } from '#e2e/start-process.ts';

export interface ImportedSite extends SiteProcess {
  /** Ids of the imported records. */
  readonly ids: readonly string[];
  /** Output of the import. */
  readonly imported: string;
  close(): Promise<void>;
}

/** A site with the starter collection, which `copy` makes, and the given records (JSON Lines), imported with the operator's command. */
export async function startSiteWith(records: string, copy: (dataDir: string) => Promise<string>): Promise<ImportedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'madar-imported-'));
  const file = join(folder, 'records.jsonl');
  writeFileSync(file, records);
  const site = await startProcess({ DATA_DIR: await copy(join(folder, 'data')), LOG_LEVEL: 'warn' });
  // Ids before the import. Polls, because the first response may be 503 on a busy machine.
  const before = await idsOf(site.url, (ids) => ids);
  const env = { ...bareEnvironment, DATA_DIR: join(folder, 'data') } as const;
  const run = spawnSync(process.execPath, ['lib/commands/import.ts', file], { env, encoding: 'utf8' });
  // The server process notices within a second that another process imported records.
  const ids = await idsOf(site.url, (allIds) => allIds.filter((id) => !before.includes(id)));
  return {
    ...site,
    ids,
    imported: run.stdout + run.stderr,
    async close() {
      await site.end();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Polls the newest records until `selectIds` returns some ids; gives up after about ten seconds. */
async function idsOf(url: string, selectIds: (ids: readonly string[]) => readonly string[]): Promise<readonly string[]> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const ids = selectIds(await newestIds(url));
    if (ids.length > 0) return ids;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return [];
}

async function newestIds(url: string): Promise<readonly string[]> {
  const html = await (await fetch(`${url}/en/research?sort=-updatedAt&pageSize=100`)).text();
  return [...new Set([...html.matchAll(/\/en\/research\/(\d+)[?"]/g)].map(([, id]) => id as string))];
}
