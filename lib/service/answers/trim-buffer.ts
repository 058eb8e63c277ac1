/**
 * Returns the bytes in memory of exactly their length. zlib returns a view of a larger chunk (128 kB for 4 kB); short buffers share a pool.
 */
export function trimBuffer(bytes: Buffer): Buffer<ArrayBuffer> {
  if (bytes.length === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer) return bytes as Buffer<ArrayBuffer>;
  const copy = Buffer.from(new ArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
