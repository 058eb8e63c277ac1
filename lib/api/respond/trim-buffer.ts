/**
 * Returns the bytes in memory of exactly their length. A view keeps its whole memory: 128 kB for 4 kB from zlib, a pool for short buffers.
 */
export function trimBuffer(bytes: Buffer): Buffer<ArrayBuffer> {
  if (bytes.length === bytes.buffer.byteLength && bytes.buffer instanceof ArrayBuffer) return bytes as Buffer<ArrayBuffer>;
  const copy = Buffer.from(new ArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
