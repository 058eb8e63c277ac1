import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { openData } from '#lib/import/starter/open-data.ts';
import { openKeyBackend } from '#lib/keys/store/open-key-store.ts';
import { openDatabase } from '#lib/store/sqlite/migrate/open-database.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-damaged-'));
const source = join(folder, 'whole');
beforeAll(async () => {
  await (await openData({ dataDir: source })).close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const pageBytes = 4096;
/** A copy of the store with every `step`-th page overwritten, beginning at `from`. */
function damagedCopy(name: string, from: number, step: number): string {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const bytes = readFileSync(join(source, 'madar.sqlite'));
  for (let page = from; (page + 1) * pageBytes <= bytes.length; page += step) bytes.fill(0xa5, page * pageBytes, (page + 1) * pageBytes);
  writeFileSync(join(dataDir, 'madar.sqlite'), bytes);
  return dataDir;
}

describe('A file with damaged pages', () => {
  it.each([
    [0, 100_000],
    [1, 1],
    [1, 3],
    [1, 50],
    [2, 7],
    [5, 11],
    [9, 2],
    [40, 1],
    [200, 5],
  ])('from page %i, every %i, yields problems with path and remedy only', async (from, step) => {
    const dataDir = damagedCopy(`pages-${from}-${step}`, from, step);
    const problems: unknown[] = [];
    const collect = (error: unknown) => void problems.push(error);
    const store = await openData({ dataDir }).catch(collect);
    const keys = await openKeyBackend({ dataDir, pepper: { id: 'p', value: 'a pepper of the tests' } }).catch(collect);
    if (store) {
      for (const keyword of ['mars', 'galaxy', undefined])
        await store.findResearch('ar', { ...defaultResearchQuery, ...(keyword && { keyword }) }).catch(collect);
      await store
        .findAuthors('en', { focusedAreaId: [], institutionId: [], country: [], pageIndex: 1, pageSize: 25, sort: 'name' })
        .catch(collect);
      await store.changesSince(undefined, 5000).catch(collect);
      try {
        for await (const _ of store.stream('en', defaultResearchQuery));
      } catch (error) {
        collect(error);
      }
      await store.close();
    }
    await keys?.keyStore.close();
    await keys?.share.close();
    expect(problems.length).toBeGreaterThan(0);
    for (const problem of problems) {
      expect(problem).toMatchObject({ name: 'Problem', kind: 'unavailable' });
      expect((problem as Error).message).toContain(join(dataDir, 'madar.sqlite'));
    }
    expect(problems.map(String).join('\n')).toMatch(/npm run -s restore/);
  });
});

describe('An empty file in place of a store', () => {
  it('is refused instead of being initialised', async () => {
    const dataDir = join(folder, 'emptied');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'madar.sqlite'), '');
    await expect(openData({ dataDir })).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringMatching(/empty file.*restore/),
    });
    expect(statSync(join(dataDir, 'madar.sqlite')).size).toBe(0);
  });

  it('never results from a new store: the file appears complete, for its owner alone, among several processes', async () => {
    const path = join(folder, 'new', 'madar.sqlite');
    const program = `import { openDatabase } from './lib/store/sqlite/migrate/open-database.ts'; openDatabase(${JSON.stringify(path)}).close();`;
    const makers = Array.from({ length: 4 }, () => spawn(process.execPath, ['--input-type=module', '-e', program], { cwd: process.cwd() }));
    const sizes = new Set<number>();
    const watch = setInterval(() => existsSync(path) && sizes.add(statSync(path).size), 1);
    const codes = await Promise.all(makers.map((maker) => new Promise((resolve) => maker.once('exit', resolve))));
    clearInterval(watch);
    expect(codes).toEqual([0, 0, 0, 0]);
    expect(sizes.has(0)).toBe(false);
    expect(statSync(path).mode & 0o777).toBe(0o600);
    expect(readdirSync(join(folder, 'new'))).toEqual(['madar.sqlite']);
  });
});

describe('A store locked by another writer', () => {
  it('names the writing process', async ({ skip }) => {
    if (!existsSync('/proc/locks')) return skip('only Linux reports who holds a lock');
    const path = join(folder, 'busy.sqlite');
    const store = openSqliteStore(path);
    const hold = `const { DatabaseSync } = process.getBuiltinModule('node:sqlite'); const database = new DatabaseSync(${JSON.stringify(path)}); database.exec('BEGIN IMMEDIATE'); console.log('held'); setInterval(() => {}, 1000);`;
    const holder = spawn(process.execPath, ['-e', hold]);
    await new Promise((resolve) => holder.stdout.once('data', resolve));
    await expect(store.load(fixtureRecords.slice(0, 1))).rejects.toMatchObject({
      kind: 'unavailable',
      message: `The database ${path} fails (store.load): it is being written by process ${holder.pid}; try again when that has ended.`,
    });
    holder.kill();
    await new Promise((resolve) => holder.once('exit', resolve));
    await store.close();
  });

  it('is reported to the second of two imports', async ({ skip }) => {
    if (!existsSync('/proc/locks')) return skip('only Linux reports who holds a lock');
    const dataDir = join(folder, 'imports');
    mkdirSync(dataDir);
    copyFileSync(join(source, 'madar.sqlite'), join(dataDir, 'madar.sqlite'));
    const database = new DatabaseSync(join(dataDir, 'madar.sqlite'));
    database.exec('BEGIN IMMEDIATE');
    const file = join(folder, 'one.jsonl');
    writeFileSync(file, `${JSON.stringify(fixtureRecords[0])}\n`);
    const second = spawnSync(process.execPath, ['lib/commands/import.ts', file], {
      env: { PATH: '', NODE_ENV: 'production', DATA_DIR: dataDir },
      encoding: 'utf8',
    });
    database.close();
    expect(second.status).toBe(2);
    expect(second.stderr).toContain(`it is being written by process ${process.pid}`);
  });
});

it('openDatabase creates the schema before the file gets its name', () => {
  const path = join(folder, 'schema.sqlite');
  openDatabase(path).close();
  const database = new DatabaseSync(path, { readOnly: true });
  expect(Number((database.prepare('PRAGMA user_version').get() as { user_version: number }).user_version)).toBeGreaterThan(0);
  database.close();
});
