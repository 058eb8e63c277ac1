import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { Problem } from '#lib/domain/problem.ts';
import { startFailure } from './start-failure.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-start-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Starts the process as `npm start` does after the build, in a folder without one. */
function start(env: Record<string, string>) {
  const run = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', `await (await import('#lib/server/main.ts')).main({ directory: ${JSON.stringify(folder)} })`],
    {
      env: { PATH: '', HOME: folder, NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), ...env },
      encoding: 'utf8',
    },
  );
  return { code: run.status, said: run.stderr.trim(), output: run.stdout };
}

describe('a start that cannot be', () => {
  test('names every fault of the environment and ends with 1', () => {
    const { code, said } = start({ PORT: 'x', DATABASE_URL: 'mysql://x', WORKERS: '0' });
    expect(code).toBe(1);
    expect(said).toContain('PORT');
    expect(said).toContain('DATABASE_URL');
    expect(said).toContain('WORKERS');
    expect(said).not.toContain('    at ');
  });

  test('says in one sentence that the database cannot be read', () => {
    writeFileSync(join(folder, 'broken.sqlite'), 'this is no database, whatever its name says'.repeat(50));
    const { code, said } = start({ DATABASE_URL: `file:${join(folder, 'broken.sqlite')}`, PORT: '0' });
    expect(code).toBe(1);
    expect(said.split('\n')).toHaveLength(1);
    expect(said).toMatch(/^Madar cannot start: .*(database|DATABASE_URL)/i);
  });
});

describe('the sentence', () => {
  test('names the port that is in use', () => {
    expect(startFailure(Object.assign(new Error('listen EADDRINUSE'), { code: 'EADDRINUSE' }), 3000)).toBe(
      'Madar cannot start: port 3000 is already in use; stop the other program or set PORT to a free one.',
    );
  });
  test('is the detail of a problem', () => {
    expect(startFailure(new Problem('config', { detail: 'The folder is read-only.' }), 1)).toBe(
      'Madar cannot start: the folder is read-only.',
    );
    expect(startFailure(new Problem('config', { detail: 'DATA_DIR names a file.' }), 1)).toBe('Madar cannot start: DATA_DIR names a file.');
  });
});
