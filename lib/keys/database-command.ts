import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Problem } from '#lib/base/problem.ts';
import { readSecrets } from '#lib/keys/key/secrets.ts';
import { copyKeys } from '#lib/keys/store/copy-keys.ts';
import { isPostgres, openKeyDatabase } from '#lib/keys/store/open-key-store.ts';
import { sqlitePath } from '#lib/store/open-store.ts';
import type { CommandResult } from './keys-command.ts';

interface KeyLocation {
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** The setting `KEY_PEPPER`, the secret with which keys are hashed. */
  readonly pepper?: string | undefined;
}

/** Runs the command `copy` or `pepper` for the key database. Undefined for other commands. Rejects with a `Problem` on failure. */
export async function runDatabaseCommand(location: KeyLocation, args: readonly string[]): Promise<CommandResult | undefined> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { from: { type: 'string' }, to: { type: 'string' } },
  });
  if (positionals[0] === 'pepper') return adoptPepper(location);
  if (positionals[0] === 'copy' && typeof values.to === 'string')
    return copy({ ...location, ...(typeof values.from === 'string' && { databaseUrl: values.from }) }, values.to);
  return undefined;
}

async function copy({ dataDir, databaseUrl, pepper: configuredPepper }: KeyLocation, to: string): Promise<CommandResult> {
  for (const address of [databaseUrl, to])
    if (address !== undefined && !/^(?:postgres(?:ql)?:\/\/|sqlite:|file:)/.test(address))
      throw new Problem('config', { detail: '--from and --to must be postgres://… or sqlite:FILE.' });
  const file = isPostgres(databaseUrl) ? undefined : sqlitePath({ databaseUrl, dataDir });
  if (file !== undefined && !existsSync(file)) throw new Problem('bad_request', { detail: `There is no database at ${file}.` });
  const [pepper] = readSecrets(dataDir, configuredPepper).peppers;
  const source = await openKeyDatabase({ dataDir, databaseUrl, pepper });
  try {
    const target = await openKeyDatabase({ dataDir, databaseUrl: to, pepper });
    const counts = await copyKeys(source.database, target.database).finally(() => target.database.close());
    return { lines: Object.entries(counts).map(([table, rows]) => `${table}\t${rows}`), exitCode: 0 };
  } finally {
    await source.database.close();
  }
}

async function adoptPepper({ dataDir, databaseUrl, pepper: configuredPepper }: KeyLocation): Promise<CommandResult> {
  if (!isPostgres(databaseUrl)) return { lines: ['The keys are in the local file, with their pepper: nothing to do.'], exitCode: 1 };
  const [{ prepareKeys }, { replacePepper }] = await Promise.all([
    import('#lib/keys/postgres/prepare-keys.ts'),
    import('#lib/keys/postgres/check-pepper.ts'),
  ]);
  const [pepper] = readSecrets(dataDir, configuredPepper).peppers;
  await prepareKeys(databaseUrl, (query) => replacePepper(query, pepper));
  return { lines: ['After a restart all processes must use the pepper of this machine.'], exitCode: 0 };
}
