/**
 * The same bytes in memory of exactly their length, for what is kept. zlib gives a view of the chunk it wrote into (measured: 128 kB for a page of 4 kB), and
 * short buffers are cut from a pool of 64 kB that each of them holds.
 */
export function ownBuffer(bytes: Buffer): Buffer<ArrayBuffer> {
  if (bytes.length === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer) return bytes as Buffer<ArrayBuffer>;
  const own = Buffer.from(new ArrayBuffer(bytes.length));
  own.set(bytes);
  return own;
}
