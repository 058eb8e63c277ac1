import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { type SiteProcess, startProcess } from '#e2e/start-process.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-seen-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const year = 1969;
const path = `/en/research?fromYear=${year}&toYear=${year}&pageSize=100`;
/** Maximum time to wait until a page shows a new import. */
const patienceMs = 30_000;
const turns = 4;

interface Environment extends Readonly<Record<string, string>> {
  readonly NODE_ENV: 'production';
}

/** Every record names its import, so that a page that mixes two imports is detected. */
const recordsOf = (turn: number): string =>
  Array.from({ length: 30 }, (_, place) =>
    JSON.stringify({
      key: `seen-${place}`,
      title: { en: `Landing site ${place} as of import ${turn}` },
      language: 'en',
      authors: [{ name: { en: `Person ${place % 5}` } }],
      type: 'journal-article',
      areas: ['moon'],
      year,
    } satisfies ResearchRecord),
  ).join('\n');

/** The imports that a page shows. */
async function importsOn(site: SiteProcess): Promise<string[]> {
  const html = await fetch(site.url + path).then((answer) => answer.text());
  return [...new Set([...html.matchAll(/as of import (\d+)/g)].map(([, turn]) => turn as string))];
}

async function runImport(environment: Environment, turn: number): Promise<void> {
  const file = join(folder, 'news.jsonl');
  writeFileSync(file, recordsOf(turn));
  const child = spawn(process.execPath, ['lib/commands/import.ts', file], { env: environment, stdio: 'ignore' });
  expect((await once(child, 'exit'))[0]).toBe(0);
}

/** Reads pages from all processes. The returned function stops reading and reports pages that mix several imports. */
function readOn(sites: readonly SiteProcess[]) {
  let going = true;
  const mixed: string[][] = [];
  let pages = 0;
  const readers = sites.map(async (site) => {
    while (going) {
      const imports = await importsOn(site);
      pages += 1;
      if (imports.length > 1) mixed.push(imports);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  });
  return async () => {
    going = false;
    await Promise.all(readers);
    return { pages, mixed };
  };
}

async function measure(what: string, environment: Environment): Promise<void> {
  const first = await startProcess(environment);
  const sites = [first, ...(await Promise.all([startProcess(environment), startProcess(environment)]))];
  try {
    for (const site of sites) await importsOn(site);
    const stop = readOn(sites);
    const took: number[] = [];
    for (let turn = 1; turn <= turns; turn += 1) {
      await runImport(environment, turn);
      const began = performance.now();
      const waitUntilSeen = async (site: SiteProcess) => {
        while (!(await importsOn(site)).includes(String(turn))) {
          if (performance.now() - began > patienceMs) throw new Error(`${site.url} does not show import ${turn}.`);
          await new Promise((resolve) => setTimeout(resolve, 20));
        }
      };
      await Promise.all(sites.map(waitUntilSeen));
      took.push(Math.round(performance.now() - began));
    }
    const { pages, mixed } = await stop();
    process.stdout.write(
      `${what}: imports were on the pages of three processes after ${took.join(', ')} ms; ${pages} pages read meanwhile.\n`,
    );
    expect(mixed).toEqual([]);
  } finally {
    await Promise.all(sites.map((site) => site.end()));
  }
}

const environmentOf = (name: string): Environment => ({
  PATH: '',
  NODE_ENV: 'production',
  DATA_DIR: join(folder, name),
  LOG_LEVEL: 'warn',
  KEY_PEPPER: 'the same for all of them',
});

describe('an import reaches the pages of three running processes, and no page mixes two imports', () => {
  it('holds for a store in one file', () => measure('SQLite', environmentOf('file')));
});
