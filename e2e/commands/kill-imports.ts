import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import type { Store } from '#lib/store/port/store.ts';
import { verify } from '#lib/store/sqlite/migrate/back-up.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { compileCache } from './compile-cache.ts';

const command = join(import.meta.dirname, '../../lib/commands/import.ts');

/** Kills an import at `moments` different times. Each time the store must be intact, and a second import must complete the work. */
export async function killImports(moments: number, records: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'madar-killed-'));
  const file = join(folder, 'records.jsonl');
  const run = (store: string) => spawnSync(process.execPath, [command, file], { env: environment(join(folder, store)), encoding: 'utf8' });
  try {
    mkdirSync(join(folder, 'base'));
    await loadInto(join(folder, 'base/madar.sqlite'), 50);
    const digestOf = (name: string) => digestOfStore(openSqliteStore(join(folder, name, 'madar.sqlite')));
    const before = await digestOf('base');
    writeFileSync(file, linesOf(25, records));
    copyStore(folder, 'base', 'whole');
    const began = performance.now();
    expect(run('whole').status).toBe(0);
    const wholeMs = performance.now() - began;
    const after = await digestOf('whole');
    for (let n = 0; n < moments; n += 1) {
      const killedAtMs = Math.round(((n + Math.random()) / moments) * wholeMs);
      const moment = `killed after ${killedAtMs} of about ${Math.round(wholeMs)} ms`;
      copyStore(folder, 'base', 'killed');
      await runAndKill(file, environment(join(folder, 'killed')), killedAtMs);
      expect(() => checkStore(join(folder, 'killed/madar.sqlite')), moment).not.toThrow();
      expect([before, after], moment).toContainEqual(await digestOf('killed'));
      expect(run('killed').status, moment).toBe(0);
      expect(await digestOf('killed'), moment).toEqual(after);
      checkStore(join(folder, 'killed/madar.sqlite'));
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function loadInto(path: string, records: number): Promise<void> {
  const store = openSqliteStore(path);
  await store.load(recordsOf(0, records));
  await store.close();
}

function environment(dataDir: string) {
  return { NODE_ENV: 'production', PATH: '', HOME: dataDir, DATA_DIR: dataDir, ...compileCache } as const;
}

/** Copies only the database file, which is complete after a clean exit. */
function copyStore(folder: string, from: string, to: string): void {
  rmSync(join(folder, to), { recursive: true, force: true });
  mkdirSync(join(folder, to));
  cpSync(join(folder, from, 'madar.sqlite'), join(folder, to, 'madar.sqlite'));
}

function runAndKill(file: string, env: NodeJS.ProcessEnv, afterMs: number): Promise<void> {
  const child = spawn(process.execPath, [command, file], { env, stdio: 'ignore' });
  const timer = setTimeout(() => child.kill('SIGKILL'), afterMs);
  return new Promise((resolve) =>
    child.once('close', () => {
      clearTimeout(timer);
      resolve();
    }),
  );
}

/** Checks rows, references and the word index; throws on an error. */
function checkStore(path: string): void {
  verify(path);
  const database = openDatabase(path);
  try {
    database.exec(`INSERT INTO author_fts (author_fts) VALUES ('integrity-check')`);
  } finally {
    database.close();
  }
}

/** A digest of all records and people, so that a failed comparison does not print pages of text. */
async function digestOfStore(store: Store): Promise<unknown> {
  const digest = createHash('sha256');
  // Excludes import times, which differ between runs.
  for await (const { updatedAt, createdAt, ...research } of store.stream('en', { ...defaultResearchQuery, sort: 'title' }))
    digest.update(JSON.stringify(research));
  const { total } = await store.findResearch('en', { ...defaultResearchQuery, keyword: 'tides' });
  const summary = { ...(await store.counts()), total, letters: await store.letters(), digest: digest.digest('hex') };
  await store.close();
  return summary;
}

const linesOf = (from: number, to: number): string =>
  recordsOf(from, to)
    .map((record) => JSON.stringify(record))
    .join('\n');

function recordsOf(from: number, to: number): ResearchRecord[] {
  const record = (n: number): ResearchRecord => ({
    key: `killed-${n}`,
    title: { en: `Tides of an example moon, part ${n}`, ar: `المد والجزر على قمر مثال، الجزء ${n}` },
    language: 'en',
    abstract: { en: `We compute the tides of moon ${n} and of its neighbours. `.repeat(12) },
    authors: [{ name: { en: `Author ${n % 200} Example` } }, { name: { en: `Second ${n % 90} Person` }, country: 'SA' }],
    type: 'journal-article',
    areas: ['moon'],
    // Differs between the base and the killed import, so that the import also changes existing records.
    citations: to,
  });
  return Array.from({ length: to - from }, (_, index) => record(from + index));
}
