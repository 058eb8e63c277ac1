import { runCommand } from '#lib/commands/process/run-command.ts';
import { readEnv } from '#lib/env.ts';
import { runDatabaseCommand } from '#lib/keys/database-command.ts';
import { type CommandResult, runKeysCommand } from '#lib/keys/keys-command.ts';
import { openKeys } from '#lib/keys/open-keys.ts';
import { usages } from './usages.ts';

/** `npm run keys -- issue|list|requests|approve|revoke|suspend|resume|tier|erase|copy|pepper`: manages the keys of this installation, also while it runs. */
await runCommand(usages.keys, async () => {
  const args = process.argv.slice(2);
  const { DATA_DIR: dataDir, KEYS_URL: databaseUrl, KEY_PEPPER: pepper, SITE_URL: siteUrl } = readEnv();
  const location = { dataDir, databaseUrl, pepper };
  const { lines, exitCode } = (await runDatabaseCommand(location, args)) ?? (await runOnKeys(location, siteUrl, args));
  (exitCode === 0 ? process.stdout : process.stderr).write(lines.map((line) => `${line}\n`).join(''));
  return exitCode;
});

async function runOnKeys(
  location: Parameters<typeof runDatabaseCommand>[0],
  siteUrl: string,
  args: readonly string[],
): Promise<CommandResult> {
  // Commands send no e-mail, so the mode does not matter.
  const keys = await openKeys({ ...location, mode: 'manual', siteUrl });
  return runKeysCommand(keys, args).finally(() => keys.close());
}
