/** The quantile of values (nearest rank); NaN when empty. */
export function quantile(values: readonly number[], share: number): number {
  const ascending = [...values].sort((a, b) => a - b);
  return ascending[Math.min(ascending.length - 1, Math.max(0, Math.ceil(ascending.length * share) - 1))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** A number for a table, with at most `digits` decimals and with thousands separators; a dash if it is not finite. */
export function formatNumber(value: number, digits = 0): string {
  return Number.isFinite(value) ? value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: 0 }) : '–';
}
