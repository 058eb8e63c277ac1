import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { compileCache } from '#e2e/commands/compile-cache.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { openSqliteStore } from '#lib/store/sqlite/sqlite-store.ts';
import { fixtureRecords } from '#lib/store/testing/fixtures.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-reindex-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function run(command: string, store: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    env: { NODE_ENV: 'production', PATH: '', HOME: folder, DATA_DIR: join(folder, store), ...compileCache },
    encoding: 'utf8',
    cwd: folder,
  });
  return { code: status, output: stdout, errors: stderr };
}

describe('npm run reindex', () => {
  test('rebuilds the index of an older analyser, which an import reports', async () => {
    const path = join(folder, 'old/madar.sqlite');
    const store = openSqliteStore(path);
    await store.load(fixtureRecords);
    const database = new DatabaseSync(path);
    database.exec(`DELETE FROM posting; UPDATE meta SET value = '0' WHERE name = 'analyser_version'`);
    database.close();
    const file = join(import.meta.dirname, '../import/testing/arxiv.jsonl');
    expect(run('import', 'old', file, '--dry-run').errors).toContain(
      'made by an older analyser: some words are not found. Run: npm run -s reindex',
    );
    const { authors } = await store.counts();
    const { code, output } = run('reindex', 'old');
    expect(code).toBe(0);
    expect(output).toMatch(new RegExp(`^Index rebuilt: ${fixtureRecords.length} publications, ${authors} people, in \\d+\\.\\d s\\.\\n$`));
    await expect.poll(async () => (await store.findResearch('en', { ...defaultResearchQuery, keyword: 'debris' })).total).toBe(1);
    expect(await store.indexState()).toBe('current');
    await store.close();
  });

  test('ends with 2 and creates no file without a database or with an unknown option', () => {
    expect(run('reindex', 'none')).toMatchObject({
      code: 2,
      output: '',
      errors: `There is no database at ${join(folder, 'none/madar.sqlite')}.\n`,
    });
    expect(run('reindex', 'none', '--now')).toMatchObject({ code: 2, errors: expect.stringContaining('--now') });
    expect(run('reindex', 'none', '--help')).toMatchObject({ code: 0, output: expect.stringContaining('npm run -s reindex') });
    expect(existsSync(join(folder, 'none'))).toBe(false);
  });
});
