import { createHash, createHmac, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Problem } from '#lib/domain/problem.ts';
import { makeFolder } from '#lib/service/upkeep/make-folder.ts';

export interface Pepper {
  readonly id: string;
  readonly value: string;
}

export interface Secrets {
  /** The first one hashes new keys; all of them recognise old ones, so that a pepper can be replaced without a day on which keys fail. */
  readonly peppers: readonly [Pepper, ...Pepper[]];
  /** Signs cursors. */
  readonly cursor: string;
  /** Signs forms. */
  readonly form: string;
}

const secret = z.string().min(16);
const pepper = z.object({ id: z.string(), value: secret });
const schema = z.object({ peppers: z.tuple([pepper], pepper), cursor: secret, form: secret });

/**
 * The secrets of this installation: made once, kept in `DATA_DIR/secrets.json` for its owner alone (mode 0600), shared by commands and every process.
 * A pepper given by the operator (`KEY_PEPPER`) comes before those of the file, and cursors and forms are signed with secrets made of it, so that the
 * processes of several machines, which have no file in common, agree. Throws a `Problem` of kind `config` when the file is there and unreadable.
 */
export function readSecrets(dataDir: string, given?: string): Secrets {
  const path = join(dataDir, 'secrets.json');
  if (!existsSync(path)) create(dataDir, path);
  const stored = parse(path);
  if (!given) return stored;
  const id = `env-${createHash('sha256').update(given).digest('hex').slice(0, 8)}`;
  const derived = (use: string) => createHmac('sha256', given).update(use).digest('base64url');
  return { peppers: [{ id, value: given }, ...stored.peppers], cursor: derived('cursor'), form: derived('form') };
}

/** Written whole beside its place and then linked there, which fails when another process was first; then that one's file counts. */
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
