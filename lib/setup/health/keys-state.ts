import type { KeyService } from '#lib/keys/key-service.ts';

/** A fault of the database of keys and limits. Pages are still served, and the API to keys that were used just before. */
export type KeysState = 'keys_unreachable';

/** Asks the key store; undefined if it answers. */
export const keysState = (keys: Pick<KeyService, 'check'>): Promise<KeysState | undefined> =>
  keys.check().then(
    () => undefined,
    () => 'keys_unreachable',
  );
