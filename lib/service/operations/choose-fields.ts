/** Only the members asked for, in their usual order; `id` is always there. Without a choice, everything. */
export function chooseFields<T extends { readonly id: number | string }>(value: T, fields: readonly string[] | undefined): Partial<T> {
  if (!fields) return value;
  const chosen = new Set(['id', ...fields]);
  return Object.fromEntries(Object.entries(value).filter(([name]) => chosen.has(name))) as Partial<T>;
}
