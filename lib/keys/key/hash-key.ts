import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Pepper } from './secrets.ts';

/** The stored form of a key. A key has 190 random bits, so no slow hash is needed, and the hash can be looked up by index. */
export function hashKey(key: string, pepper: Pepper): string {
  return createHmac('sha256', pepper.value).update(key).digest('base64url');
}

/** A new token for a link or a session, and its stored form. */
export function makeToken(): { readonly token: string; readonly tokenHash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, tokenHash: hashToken(token) };
}

/** The stored form of a token of 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
