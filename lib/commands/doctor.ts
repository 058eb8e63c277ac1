import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { examine } from '#lib/compose.ts';
import { isLanguage } from '#lib/domain/language.ts';
import { siteNotices } from '#lib/domain/site/site-notices.ts';
import { type Env, operatorLanguage, readEnv, readVariable } from '#lib/env.ts';
import { usages } from './usages.ts';

const allSet = { en: 'Everything that a public site needs is set.', ar: 'كل ما يحتاج إليه موقع عام مضبوط.' } as const;

/**
 * `npm run doctor`: what this site lacks before it goes public, and, where it reads a remote service, an examination of that. With `-- --base-url URL …` it
 * examines that deployment of the interface alone.
 */
await runCommand(usages.doctor, async () => {
  const env = readEnv();
  const args = process.argv.slice(2);
  const { values } = parseArgs({ args, options: { 'base-url': { type: 'string' }, locale: { type: 'string' } }, strict: false });
  const isOwn = values['base-url'] === undefined && Object.keys(values).every((name) => name === 'locale' || env.UPSTREAM_BASE_URL);
  const isWell = !isOwn || sayOfSite(env, values.locale);
  if (isOwn && !env.UPSTREAM_BASE_URL) return isWell ? 0 : 1;
  return examine(args, {
    ...(env.UPSTREAM_BASE_URL !== undefined && { baseUrl: env.UPSTREAM_BASE_URL }),
    allowPrivate: env.UPSTREAM_ALLOW_PRIVATE,
    variable: readVariable,
    readFile: (path) =>
      readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      }),
    writeFile: (path, text) => writeFile(path, text),
    print: (text) => void process.stdout.write(text),
  });
});

/** Whether nothing is missing. */
function sayOfSite(env: Env, locale: unknown): boolean {
  const language = isLanguage(locale) ? locale : operatorLanguage();
  const { missing, accent } = siteNotices(env, language);
  process.stdout.write([missing ?? allSet[language], accent].flatMap((line) => (line ? [`${line}\n`] : [])).join(''));
  return missing === undefined;
}
