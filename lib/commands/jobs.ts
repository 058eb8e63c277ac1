import { parseArgs } from 'node:util';
import { type Job, readJobLog, readJobs } from '#lib/commands/process/job-log.ts';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { prepareProcess, readEnv } from '#lib/env.ts';
import { usages } from './usages.ts';

interface Texts {
  readonly none: string;
  readonly unknown: (id: string) => string;
  readonly state: Readonly<Record<Exclude<Job['state'], 'failed'>, string>>;
  readonly endedWith: (code: number) => string;
}

const jobsTexts: Texts = {
  none: 'No long-running command has been used with this DATA_DIR.',
  unknown: (id) => `There is no log of job ${id}. Without an id, the command lists all jobs.`,
  state: { running: 'running', done: 'done', stopped: 'stopped early' },
  endedWith: (code) => `ended, exit code ${code}`,
};

/** `npm run -s jobs`: lists logged commands, newest first, or prints the log of one id. Exit code 2 for an unknown id. */
prepareProcess();
await runCommand(usages.jobs, async () => {
  const { values, positionals } = parseArgs({
    options: { json: { type: 'boolean' } },
    allowPositionals: true,
  });
  const { DATA_DIR } = readEnv();
  const texts = jobsTexts;
  const [id] = positionals;
  if (id !== undefined) {
    const log = readJobLog(DATA_DIR, id);
    (log === undefined ? process.stderr : process.stdout).write(log ?? `${texts.unknown(id)}\n`);
    return log === undefined ? 2 : 0;
  }
  const jobs = readJobs(DATA_DIR);
  if (values.json) process.stdout.write(`${JSON.stringify(jobs, null, 2)}\n`);
  else if (jobs.length === 0) process.stdout.write(`${texts.none}\n`);
  else for (const job of jobs) process.stdout.write(`${lineOf(job, texts)}\n`);
  return 0;
});

function lineOf({ id, command, args, startedAt, exitCode = 0, state }: Job, { state: states, endedWith }: Texts): string {
  const how = state === 'failed' ? endedWith(exitCode) : states[state];
  return [id, startedAt, how, [command, ...args].join(' ')].join('  ');
}
