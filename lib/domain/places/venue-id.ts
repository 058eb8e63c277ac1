/**
 * The comparison key of a venue name: no case, marks, punctuation or leading article; spelling variants are equal. Not `fold` of lib/text: addresses depend on
 * it, so it must not change when search does.
 */
export function venueKey(name: string): string {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}ـ]/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .match(/[\p{L}\p{N}]+/gu);
  return (words?.[0] === 'the' && words.length > 1 ? words.slice(1) : (words ?? [])).join(' ');
}

/**
 * The id of a venue by one of its names: a number below 2⁵³ that depends on the name alone, so that it is equal in every installation and after every
 * import. A venue has an id for each of its names. The hash is cyrb53 (public domain); among a million names the probability of a collision is 0.00006.
 */
export function venueIdOf(name: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const sign of venueKey(name) || name) {
    const code = sign.codePointAt(0) as number;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  high = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909);
  low = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(high ^ (high >>> 13), 3266489909);
  return String(2 ** 32 * (2097151 & low) + (high >>> 0) || 1);
}
