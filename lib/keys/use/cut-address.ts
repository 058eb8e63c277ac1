/** A network address cut to /24 or /48; only this form is stored. Undefined without an address. */
export function cutAddress(address: string | undefined): string | undefined {
  if (!address) return undefined;
  const unwrapped = address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');
  if (!unwrapped.includes(':')) return unwrapped.replace(/\.\d+$/, '.0/24');
  const head = (unwrapped.split('::')[0] ?? '').split(':').filter(Boolean);
  return `${[...head, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
