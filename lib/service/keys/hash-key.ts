import { createHash, createHmac } from 'node:crypto';
import type { Pepper } from './secrets.ts';

/** What is kept of a key. 190 random bits need no slow hash, and the lookup must be by index. */
export function hashKey(key: string, pepper: Pepper): string {
  return createHmac('sha256', pepper.value).update(key).digest('base64url');
}

/** What is kept of a one-time token of 256 random bits. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
