import { parseArgs } from 'node:util';
import { type Job, readJobLog, readJobs } from '#lib/commands/process/job-log.ts';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { readEnv } from '#lib/env.ts';
import { usages } from './usages.ts';

/** `npm run -s jobs`: lists logged commands, newest first, or prints the log of one id. Exit code 2 for an unknown id. */
await runCommand(usages.jobs, async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { DATA_DIR } = readEnv();
  const [id] = positionals;
  if (id !== undefined) {
    const log = readJobLog(DATA_DIR, id);
    (log === undefined ? process.stderr : process.stdout).write(
      log ?? `There is no log of job ${id}. Without an id, the command lists all jobs.\n`,
    );
    return log === undefined ? 2 : 0;
  }
  const jobs = readJobs(DATA_DIR);
  if (values.json) process.stdout.write(`${JSON.stringify(jobs, null, 2)}\n`);
  else if (jobs.length === 0) process.stdout.write('No long-running command has been used with this DATA_DIR.\n');
  else for (const job of jobs) process.stdout.write(`${lineOf(job)}\n`);
  return 0;
});

function lineOf({ id, command, args, startedAt, exitCode = 0, state }: Job): string {
  const how = { running: 'running', done: 'done', stopped: 'stopped early', failed: `ended, exit code ${exitCode}` }[state];
  return [id, startedAt, how, [command, ...args].join(' ')].join('  ');
}
