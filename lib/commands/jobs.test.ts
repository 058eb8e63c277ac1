import { spawn, spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { compileCache } from '#e2e/commands/compile-cache.ts';
import { type Job, openJobLog, readJobLog, readJobs } from '#lib/commands/process/job-log.ts';

const folder = mkdtempSync(join(tmpdir(), 'madar-jobs-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const fixtures = join(import.meta.dirname, '../import/testing');
const settings = {
  NODE_ENV: 'production',
  PATH: '',
  HOME: folder,
  DATA_DIR: join(folder, 'data'),
  ...compileCache,
} as const;
const pathOf = (command: string) => join(import.meta.dirname, `${command}.ts`);

function run(command: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [pathOf(command), ...args], {
    env: settings,
    encoding: 'utf8',
    cwd: folder,
  });
  return { code: status, output: stdout, errors: stderr };
}

const jobs = () => JSON.parse(run('jobs', '--json').output) as readonly Job[];

describe('npm run jobs', () => {
  test('lists long commands with how they ended, and stores the output of each', () => {
    expect(run('jobs')).toMatchObject({ code: 0, output: 'No long-running command has been used with this DATA_DIR.\n' });
    expect(existsSync(settings.DATA_DIR)).toBe(false);
    mkdirSync(settings.DATA_DIR);
    const importResult = run('import', join(fixtures, 'refs.ris'));
    expect(importResult.code).toBe(0);
    expect(run('import', join(folder, 'missing.ris')).code).toBe(2);
    run('import', '--help');
    run('import', '--list');
    const [failed, finishedJob, ...others] = jobs();
    expect(others).toEqual([]);
    expect(finishedJob).toMatchObject({ command: 'import', state: 'done', exitCode: 0, args: [join(fixtures, 'refs.ris')] });
    expect(failed).toMatchObject({ command: 'import', state: 'failed', exitCode: 2 });
    const log = run('jobs', finishedJob?.id ?? '').output;
    expect(log).toContain(importResult.output);
    expect(run('jobs').output).toMatch(/ended, exit code 2/);
    expect(run('jobs', '../../etc/passwd')).toMatchObject({ code: 2, output: '' });
  });

  test('distinguishes a running job from a stopped one', async () => {
    copyFileSync(join(fixtures, 'refs.ris'), join(folder, 'more.ris'));
    // `-` means standard input. The test never closes it, so the import waits for input until the test kills it.
    const child = spawn(process.execPath, [pathOf('import'), '-'], { env: settings, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
    const gone = new Promise((resolve) => child.once('exit', resolve));
    await expect.poll(() => readJobs(settings.DATA_DIR)[0]?.args, { timeout: 20_000 }).toEqual(['-']);
    expect(readJobs(settings.DATA_DIR)[0]).toMatchObject({ state: 'running', pid: child.pid });
    child.kill('SIGKILL');
    await gone;
    expect(readJobs(settings.DATA_DIR)[0]).toMatchObject({ state: 'stopped' });
  });

  test('writes no password and no key into a log, and keeps the newest', () => {
    const dataDir = join(folder, 'other');
    mkdirSync(dataDir);
    for (let day = 1; day <= 110; day += 1) {
      const log = openJobLog(dataDir, 'copy', ['--to', 'https://madar:hunter2@db/x'], new Date(Date.UTC(2026, 0, day)), 1);
      log.add('to https://madar:hunter2@db/x with mdr_live_0123456789\r\u001b[2K[███] 3 %\n');
      log.end(0);
    }
    const jobsAfter = readJobs(dataDir);
    expect(jobsAfter).toHaveLength(100);
    expect(jobsAfter[0]).toMatchObject({ startedAt: '2026-04-20T00:00:00.000Z', state: 'done' });
    const log = readJobLog(dataDir, jobsAfter[0]?.id ?? '') ?? '';
    expect(log).toContain('to https://madar:***@db/x with mdr_live_[removed]\n[███] 3 %\n');
    expect(log + JSON.stringify(jobsAfter)).not.toContain('hunter2');
    expect(readdirSync(join(dataDir, 'jobs'))).toHaveLength(100);
  });
});
