import { isProblem } from '#lib/base/problem.ts';
import { prepareProcess, readVariable } from '#lib/env.ts';
import { type JobLog, openJobLog } from './job-log.ts';

/** The exit code of a command, or `usage` if it was called wrongly: then its help text is printed, and the code is 2. */
export type CommandEnd = number | 'usage';

/** Runs a command and sets its exit code; `usage` is its help text. An error prints one sentence and gives code 2. With `job`, the output is logged for `npm run jobs`. */
export async function runCommand(usage: string, work: () => Promise<CommandEnd>, job?: string): Promise<void> {
  prepareProcess();
  ignoreLanguageOptions(usage);
  if (asksForHelp(process.argv.slice(2))) {
    process.stdout.write(usage);
    return;
  }
  const log = job === undefined ? undefined : logOutput(job);
  await runAndReport(usage, work);
  log?.end(Number(process.exitCode ?? 0));
}

/** Whether the options request help. After `--`, `-h` is a file name. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

/** Arguments with which a command only prints something; it is then not logged as a job. */
const printOptions = new Set(['check', '--list', '--suspects', '--review']);

function logOutput(job: string): JobLog | undefined {
  const args = process.argv.slice(2);
  if (args.some((arg) => printOptions.has(arg))) return undefined;
  const log = openJobLog(readVariable('DATA_DIR') || '.data', job, args, new Date(), process.pid);
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    stream.write = ((chunk: string | Uint8Array, ...rest: []) => {
      log.add(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      return write(chunk, ...rest);
    }) as typeof stream.write;
  }
  return log;
}

async function runAndReport(usage: string, work: () => Promise<CommandEnd>): Promise<void> {
  // A closed pipe (`| head`) is not an error.
  process.stdout.on('error', () => process.exit(process.exitCode ?? 0));
  try {
    const end = await work();
    if (end === 'usage') process.stderr.write(usage);
    process.exitCode = end === 'usage' ? 2 : end;
  } catch (error) {
    const reason = isProblem(error) ? (error.detail ?? error.message) : error instanceof Error ? error.message : String(error);
    process.stderr.write(`${reason}\n`);
    process.exitCode = 2;
  }
}

/**
 * Removes the options that chose the language of messages in version 1.0, with a notice. A command whose help documents
 * such an option keeps it.
 */
function ignoreLanguageOptions(usage: string): void {
  for (const option of ['--lang', '--locale'].filter((name) => !usage.includes(`${name} `))) {
    const index = process.argv.findIndex((arg) => arg === option || arg.startsWith(`${option}=`));
    if (index < 0) continue;
    process.argv.splice(index, process.argv[index] === option ? 2 : 1);
    process.stderr.write(languageNotice(option));
  }
}

/** The notice about an option that has no effect, since messages of commands are in English. */
export const languageNotice = (option: string) => `${option} is ignored: messages of commands are in English.\n`;
