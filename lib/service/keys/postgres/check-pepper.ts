import { createHmac } from 'node:crypto';
import { Problem } from '#lib/domain/problem.ts';
import type { Pepper } from '#lib/service/keys/secrets.ts';
import type { Query } from './key-pool.ts';

/** Tells two peppers apart and says nothing else of them. */
function fingerprintOf({ value }: Pepper): string {
  return createHmac('sha256', value).update('madar pepper').digest('base64url');
}

/**
 * Processes that hash new keys under different peppers would each refuse the other's keys. The first to come writes down the fingerprint of its pepper;
 * rejects with a `Problem` of kind `config` where this one's is another.
 */
export async function checkPepper(query: Query, pepper: Pepper): Promise<void> {
  const fingerprint = fingerprintOf(pepper);
  await query('INSERT INTO key_pepper (fingerprint) VALUES ($1) ON CONFLICT DO NOTHING', [fingerprint]);
  const [known] = await query<{ fingerprint: string }>('SELECT fingerprint FROM key_pepper');
  if (known?.fingerprint !== fingerprint)
    throw new Problem('config', {
      detail:
        'The keys of DATABASE_URL are hashed under another pepper than that of this process. Set KEY_PEPPER to that of the processes that run already (docs/operate.md).',
    });
}

/** From now on the pepper of this process counts. */
export async function replacePepper(query: Query, pepper: Pepper): Promise<void> {
  await query('INSERT INTO key_pepper (fingerprint) VALUES ($1) ON CONFLICT (only_row) DO UPDATE SET fingerprint = excluded.fingerprint', [
    fingerprintOf(pepper),
  ]);
}
