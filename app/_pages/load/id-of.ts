/** The id in a path segment. Ids of remote services may hold anything; a broken escape stays as it is, an id that no record has. */
export function idOf(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The id at the end of an address, which is how a merged record says where it went; a bare id is itself. */
export function lastSegment(address: string): string {
  return idOf(address.split(/[?#]/)[0]?.split('/').at(-1) ?? address);
}
