/** The pages of a work from its first and last page; either may already be a range. */
export function pagesOf(from: string | undefined, to: string | undefined): string | undefined {
  const range = [from, to].find((part) => /^[^;]*\p{Nd}\s*[-‐-―−]{1,3}\s*\p{Nd}/u.test(part ?? ''));
  if (range) return range;
  return from && to && from !== to ? `${from}-${to}` : from;
}
