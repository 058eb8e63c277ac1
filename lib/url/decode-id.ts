/** The id in a path segment. Remote ids may hold anything; an invalid escape is returned unchanged and matches no record. */
export function decodeId(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The last segment of an address: the id of the record into which another one was merged. A bare id is returned unchanged. */
export function lastSegment(address: string): string {
  return decodeId(address.split(/[?#]/)[0]?.split('/').at(-1) ?? address);
}
