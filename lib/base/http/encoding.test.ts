import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { chooseEncoding, compress } from './encoding.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['*', 'br'],
  ['*, br;q=0', 'gzip'],
  ['gzip;q=0.000', 'identity'],
  ['deflate', 'identity'],
  [undefined, 'identity'],
] as const)('a client that takes %j gets %s', (accept, encoding) => {
  expect(chooseEncoding(accept)).toBe(encoding);
});

test('compressed bytes expand to the original', async () => {
  const bytes = Buffer.from('مدار '.repeat(1000));
  expect(gunzipSync(await compress(bytes, 'gzip', 'once'))).toEqual(bytes);
  expect(brotliDecompressSync(await compress(bytes, 'br', 'thorough'))).toEqual(bytes);
});
