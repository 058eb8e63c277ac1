import { parseArgs } from 'node:util';
import { isLanguage, type Language } from '#lib/domain/language.ts';
import { isProblem } from '#lib/domain/problem.ts';
import { operatorLanguage } from '#lib/env.ts';
import { sayInArabic } from './say-in-arabic.ts';

/** Runs a command and sets the exit code it returns; whatever stops it is told in one sentence, with code 2, never as a stack trace. */
export async function runCommand(work: () => Promise<number>): Promise<void> {
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
  const { lang } = parseArgs({ options: { lang: { type: 'string' } }, strict: false }).values;
  return typeof lang === 'string' && isLanguage(lang) ? lang : operatorLanguage();
}
