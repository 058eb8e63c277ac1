import { parseArgs } from 'node:util';
import type { Usage } from '#lib/commands/usages.ts';
import { translateMessage } from '#lib/commands/wording/translate-message.ts';
import { isLanguage, type Language } from '#lib/domain/language.ts';
import { isProblem } from '#lib/domain/problem.ts';
import { operatorLanguage, readVariable } from '#lib/env.ts';
import { type JobLog, openJobLog } from './job-log.ts';

/** Runs a command and sets its exit code; an error prints one sentence and gives code 2. With `job`, the output is logged for `npm run jobs`. */
export async function runCommand(usage: Usage, work: () => Promise<number>, job?: string): Promise<void> {
  if (asksForHelp(process.argv.slice(2))) {
    process.stdout.write(usage[commandLanguage()]);
    return;
  }
  const log = job === undefined ? undefined : logOutput(job);
  await runAndReport(work);
  log?.end(Number(process.exitCode ?? 0));
}

/** Whether the options request help. After `--`, `-h` is a file name. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

/** Options with which a command only prints something; it is then not logged as a job. */
const printOptions = new Set(['--list', '--suspects', '--review']);

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

async function runAndReport(work: () => Promise<number>): Promise<void> {
  // A closed pipe (`| head`) is not an error.
  process.stdout.on('error', () => process.exit(process.exitCode ?? 0));
  try {
    process.exitCode = await work();
  } catch (error) {
    const reason = isProblem(error) ? (error.detail ?? error.message) : error instanceof Error ? error.message : String(error);
    process.stderr.write(`${commandLanguage() === 'ar' ? translateMessage(reason) : reason}\n`);
    process.exitCode = 2;
  }
}

/** The language of a command's output: `--lang`, else that of the terminal. */
export function commandLanguage(): Language {
  const { lang, locale } = parseArgs({ options: { lang: { type: 'string' }, locale: { type: 'string' } }, strict: false }).values;
  // `npm run doctor` uses `--lang` for the languages it requests, so `--locale` sets the language of its output.
  const requested = locale ?? lang;
  return typeof requested === 'string' && isLanguage(requested) ? requested : operatorLanguage();
}
