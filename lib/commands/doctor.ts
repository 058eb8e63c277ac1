import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { isProblem } from '#lib/base/problem.ts';
import { withSearch } from '#lib/commands/process/publish-store.ts';
import { runCommand } from '#lib/commands/process/run-command.ts';
import { publishTexts } from '#lib/commands/wording/publish-texts.ts';
import { siteNotices } from '#lib/domain/site/site-notices.ts';
import { type Env, readEnv, readVariable } from '#lib/env.ts';
import { doctorCommand } from '#lib/remote/doctor/doctor-command.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import { searchNotice } from '#lib/store/opensearch/publish/search-state.ts';
import { examineServer } from '#lib/store/opensearch/publish/server-problem.ts';
import { usages } from './usages.ts';

/** `npm run doctor`: checks this site before it goes public and, in remote mode, its service. With `--base-url URL`, only that URL. */
await runCommand(usages.doctor, async () => {
  const env = readEnv();
  const args = process.argv.slice(2);
  const { values } = parseArgs({ args, options: { 'base-url': { type: 'string' } }, strict: false });
  const isOwn = values['base-url'] === undefined && (Object.keys(values).length === 0 || env.UPSTREAM_BASE_URL !== undefined);
  const isSiteWell = !isOwn || reportSite(env);
  const isSearchWell = !isOwn || env.SEARCH_URL === undefined || (await reportSearch(env));
  const isWell = isSiteWell && isSearchWell;
  if (isOwn && !env.UPSTREAM_BASE_URL) return isWell ? 0 : 1;
  return doctorCommand(args, {
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

/** Prints the state of the search index; returns whether it exists and matches this version. */
async function reportSearch(env: Env): Promise<boolean> {
  const { notice, search } = publishTexts;
  const path = sqlitePath({ databaseUrl: env.DATABASE_URL, dataDir: env.DATA_DIR });
  try {
    return await withSearch(env, async (client) => {
      const version = await examineServer(client);
      const noticeKey = await searchNotice(client, env.SEARCH_INDEX, path);
      process.stdout.write(`${search(version)}\n${noticeKey === undefined ? '' : `${notice[noticeKey]}\n`}`);
      return noticeKey === undefined;
    });
  } catch (error) {
    if (!isProblem(error)) throw error;
    const reason = error.detail ?? error.message;
    process.stdout.write(`${reason}\n`);
    return false;
  }
}

/** Prints the settings that a public site still needs; returns whether none is missing. */
function reportSite(env: Env): boolean {
  const { missing, accent } = siteNotices(env);
  process.stdout.write(
    [missing ?? 'Everything that a public site needs is set.', accent].flatMap((line) => (line ? [`${line}\n`] : [])).join(''),
  );
  return missing === undefined;
}
