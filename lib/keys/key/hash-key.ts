import { createHash, createHmac } from 'node:crypto';
import type { Pepper } from './secrets.ts';

/** The stored form of a key. A key has 190 random bits, so no slow hash is needed, and the hash can be looked up by index. */
export function hashKey(key: string, pepper: Pepper): string {
  return createHmac('sha256', pepper.value).update(key).digest('base64url');
}

/** The stored form of a one-time token of 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
