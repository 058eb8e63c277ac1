/** A network address cut to /24 or /48, which is all that is kept of it. */
export function cutAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain.replace(/\.\d+$/, '.0/24');
  const head = (plain.split('::')[0] ?? '').split(':').filter(Boolean);
  return `${[...head, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
