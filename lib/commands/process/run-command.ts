import { parseArgs } from 'node:util';
import type { Usage } from '#lib/commands/usages.ts';
import { sayInArabic } from '#lib/commands/wording/say-in-arabic.ts';
import { isLanguage, type Language } from '#lib/domain/language.ts';
import { isProblem } from '#lib/domain/problem.ts';
import { operatorLanguage, readVariable } from '#lib/env.ts';
import { type JobLog, openJobLog } from './job-log.ts';

/**
 * Runs a command and sets the exit code it returns; whatever stops it is told in one sentence, with code 2, never as a stack trace. With `--help` or `-h` it
 * prints its `usage` and does nothing else. `job` names one that may take long: what it says is kept for `npm run jobs`.
 */
export async function runCommand(usage: Usage, work: () => Promise<number>, job?: string): Promise<void> {
  if (asksForHelp(process.argv.slice(2))) {
    process.stdout.write(usage[commandLanguage()]);
    return;
  }
  const log = job === undefined ? undefined : keepSaid(job);
  await report(work);
  log?.end(Number(process.exitCode ?? 0));
}

/** A file may be called `-h`: behind `--` nothing is an option. */
function asksForHelp(args: readonly string[]): boolean {
  const end = args.indexOf('--');
  return (end < 0 ? args : args.slice(0, end)).some((arg) => arg === '--help' || arg === '-h');
}

/** Questions that are answered at once are no jobs. */
const asking = new Set(['--list', '--suspects', '--review']);

function keepSaid(job: string): JobLog | undefined {
  const args = process.argv.slice(2);
  if (args.some((arg) => asking.has(arg))) return undefined;
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

async function report(work: () => Promise<number>): Promise<void> {
  // A reader that has seen enough (`| head`) closes the pipe; that is no failure of ours.
  process.stdout.on('error', () => process.exit(process.exitCode ?? 0));
  try {
    process.exitCode = await work();
  } catch (error) {
    const reason = isProblem(error) ? (error.detail ?? error.message) : error instanceof Error ? error.message : String(error);
    process.stderr.write(`${commandLanguage() === 'ar' ? sayInArabic(reason) : reason}\n`);
    process.exitCode = 2;
  }
}

/** The language a command speaks: `--lang`, else that of the terminal. */
export function commandLanguage(): Language {
  const { lang, locale } = parseArgs({ options: { lang: { type: 'string' }, locale: { type: 'string' } }, strict: false }).values;
  // The doctor's `--lang` names the languages to ask in, `--locale` the one it speaks.
  const asked = locale ?? lang;
  return typeof asked === 'string' && isLanguage(asked) ? asked : operatorLanguage();
}
