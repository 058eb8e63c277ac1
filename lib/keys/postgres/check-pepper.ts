import { createHmac } from 'node:crypto';
import { Problem } from '#lib/base/problem.ts';
import type { Pepper } from '#lib/keys/key/secrets.ts';
import type { RunStatement } from './key-pool.ts';

/** A one-way fingerprint that identifies a pepper, the secret with which keys are hashed. */
function fingerprintOf({ value }: Pepper): string {
  return createHmac('sha256', value).update('madar pepper').digest('base64url');
}

/** Stores the first process's pepper fingerprint; rejects with `config` for another pepper, under which keys would not match. */
export async function checkPepper(query: RunStatement, pepper: Pepper): Promise<void> {
  const fingerprint = fingerprintOf(pepper);
  await query('INSERT INTO key_pepper (fingerprint) VALUES ($1) ON CONFLICT DO NOTHING', [fingerprint]);
  const [row] = await query<{ fingerprint: string }>('SELECT fingerprint FROM key_pepper');
  if (row?.fingerprint !== fingerprint)
    throw new Problem('config', {
      detail:
        'The keys of DATABASE_URL were hashed with a different pepper than this process uses. Set KEY_PEPPER to that of the running processes (docs/operate.md).',
    });
}

/** Makes this process's pepper the valid one. */
export async function replacePepper(query: RunStatement, pepper: Pepper): Promise<void> {
  await query('INSERT INTO key_pepper (fingerprint) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET fingerprint = excluded.fingerprint', [
    fingerprintOf(pepper),
  ]);
}
