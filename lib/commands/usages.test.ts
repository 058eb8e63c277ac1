import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compileCache } from '#e2e/commands/compile-cache.ts';
import { usages } from './usages.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-usage-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs a command as `npm run` does; its only setting is a data folder. */
function run(command: string, ...args: string[]) {
  const env = {
    NODE_ENV: 'production',
    PATH: '',
    HOME: folder,
    DATA_DIR: join(folder, 'data'),
    ...compileCache,
  } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, `${command}.ts`), ...args], {
    env,
    cwd: folder,
    encoding: 'utf8',
  });
  return { code: status, output: stdout, errors: stderr };
}

test.each(['keys', 'doctor', 'status', 'jobs'])('npm run %s reads the settings of the .env file, as the server does', (command) => {
  const file = join(folder, '.env');
  writeFileSync(file, 'PORT=none\n');
  expect(run(command)).toMatchObject({ code: 2, errors: expect.stringContaining('PORT') });
  rmSync(file);
});

describe('--help', () => {
  test.each(Object.keys(usages))('of npm run %s prints how it is used, does nothing and ends with 0', (command) => {
    const { code, output, errors } = run(command, '--help');
    expect({ code, errors }).toEqual({ code: 0, errors: '' });
    expect(output).toMatch(new RegExp(`^npm run (?:-s )?${command}\\b`));
    expect(run(command, '-h')).toMatchObject({ code: 0, output });
    expect(existsSync(join(folder, 'data'))).toBe(false);
  });
});
