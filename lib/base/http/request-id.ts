import { randomFillSync } from 'node:crypto';

/** The caller's `X-Request-Id` if it is safe to log, otherwise a UUIDv7, so that ids sort by time. API problems return it as `requestId`. */
export function requestIdOf(header: string | readonly string[] | null | undefined, now = Date.now()): string {
  return typeof header === 'string' && /^[A-Za-z0-9._-]{8,64}$/.test(header) ? header : uuidv7(now);
}

/** RFC 9562 §5.7: 48 bits of milliseconds, then random bits. */
export function uuidv7(now: number): string {
  if (poolOffset === pool.length) {
    randomFillSync(pool);
    poolOffset = 0;
  }
  const bytes = pool.subarray(poolOffset, poolOffset + 16);
  poolOffset += 16;
  bytes.writeUIntBE(now, 0, 6);
  bytes[6] = ((bytes[6] as number) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] as number) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

/** Random bytes are drawn in advance, because 16 bytes cost as much as four thousand. */
const pool = Buffer.alloc(4096);
let poolOffset = pool.length;
