import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Problem } from '#lib/base/problem.ts';
import { makeFolder } from '#lib/base/process/make-folder.ts';

/** A secret that is hashed together with each key, so that a copy of the key table alone is useless. */
export interface Pepper {
  readonly id: string;
  readonly value: string;
}

export interface Secrets {
  /** The first pepper hashes new keys. All are tried for existing keys, so that a pepper can be replaced without interruption. */
  readonly peppers: readonly [Pepper, ...Pepper[]];
  /** Signs cursors. */
  readonly cursor: string;
  /** Signs forms. */
  readonly form: string;
}

const secret = z.string().min(16);
const pepper = z.object({ id: z.string(), value: secret });
const schema = z.object({ peppers: z.tuple([pepper], pepper), cursor: secret, form: secret });

/** The installation's secrets, from `DATA_DIR/secrets.json` (mode 0600) and `KEY_PEPPER`. Throws `config` for an unreadable file. */
export function readSecrets(dataDir: string, configuredPepper?: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) create(dataDir, path);
  const fileSecrets = parse(path);
  if (!configuredPepper) return fileSecrets;
  const id = `env-${createHash('sha256').update(configuredPepper).digest('hex').slice(0, 8)}`;
  const derive = (use: string) => createHmac('sha256', configuredPepper).update(use).digest('base64url');
  return { peppers: [{ id, value: configuredPepper }, ...fileSecrets.peppers], cursor: derive('cursor'), form: derive('form') };
}

/** Writes the secrets to a temporary file and links it to `path`. If another process has created `path` first, its secrets are used. */
function create(dataDir: string, path: string): void {
  makeFolder(dataDir);
  const make = () => randomBytes(32).toString('base64url');
  const secrets = { peppers: [{ id: `p-${randomBytes(4).toString('hex')}`, value: make() }], cursor: make(), form: make() };
  const draft = `${path}.${process.pid}.tmp`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 1)}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

function parse(path: string): Secrets {
  try {
    return schema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch (cause) {
    throw new Problem('config', {
      detail: `The secrets file ${path} cannot be read. Restore it from a backup; without it no existing key is recognised.`,
      cause,
    });
  }
}
