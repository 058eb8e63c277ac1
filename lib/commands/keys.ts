import { runCommand } from '#lib/commands/process/run-command.ts';
import { readEnv } from '#lib/env.ts';
import { runKeysCommand } from '#lib/service/keys/keys-command.ts';
import { openKeys } from '#lib/service/keys/open-keys.ts';
import { usages } from './usages.ts';

/** `npm run keys -- issue|list|requests|approve|revoke|suspend|resume|tier|erase`: keys of this installation, also while it runs. */
await runCommand(usages.keys, async () => {
  const env = readEnv();
  const keys = await openKeys({
    dataDir: env.DATA_DIR,
    databaseUrl: env.KEYS_URL,
    pepper: env.KEY_PEPPER,
    // Commands send no mail, so the mode does not matter here.
    mode: 'manual',
    siteUrl: env.SITE_URL,
  });
  try {
    const { lines, exitCode } = await runKeysCommand(keys, process.argv.slice(2));
    (exitCode === 0 ? process.stdout : process.stderr).write(lines.map((line) => `${line}\n`).join(''));
    return exitCode;
  } finally {
    await keys.close();
  }
});
