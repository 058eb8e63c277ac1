/**
 * A copy of exactly its own length, for caching. zlib returns a view of its chunk (measured: 128 kB for a page of 4 kB), and short buffers
 * share a pool of 64 kB.
 */
export function ownBuffer(bytes: Buffer): Buffer<ArrayBuffer> {
  if (bytes.length === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer) return bytes as Buffer<ArrayBuffer>;
  const copy = Buffer.from(new ArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
