/**
 * Whether `If-None-Match` contains the tag (RFC 9110 §13.1.2). Compared weakly, since proxies that recompress weaken tags. `*` matches if
 * the resource exists.
 */
export function matchesTag(ifNoneMatch: string | null | undefined, tag: string, exists = true): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch === tag) return true;
  if (ifNoneMatch.trim() === '*') return exists;
  const opaque = (value: string) => value.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((candidate) => opaque(candidate) === opaque(tag));
}
