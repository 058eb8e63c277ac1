import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const shape = /^mdr_(live|test)_[0-9A-Za-z]{38}$/;

/**
 * A new key: prefix, 32 random letters and digits (190 bits), and a checksum, with which scanners and callers detect typing errors offline.
 */
export function makeKey(kind: 'live' | 'test' = 'live'): string {
  const body = `mdr_${kind}_${randomBase62(32)}`;
  return body + checksumOf(body);
}

/** Whether a text has the form of a key and the right checksum. */
export function isWellFormedKey(text: string): boolean {
  return shape.test(text) && checksumOf(text.slice(0, -6)) === text.slice(-6);
}

/** A new public key id. */
export function makeKeyId(): string {
  return `k_${randomBase62(10)}`;
}

/** CRC-32 of the preceding text, in base 62, six digits. */
export function checksumOf(body: string): string {
  let rest = crc32(body);
  let digits = '';
  for (let index = 0; index < 6; index += 1) {
    digits = alphabet[rest % 62] + digits;
    rest = Math.floor(rest / 62);
  }
  return digits;
}

/** Uniform random letters and digits: bytes that would favour the first letters are discarded. */
export function randomBase62(length: number): string {
  let text = '';
  while (text.length < length) {
    for (const byte of randomBytes(length)) {
      if (byte < 248 && text.length < length) text += alphabet[byte % 62];
    }
  }
  return text;
}
