/** UTC to the second, the format of all times of keys. */
export function utcSeconds(ms: number): string {
  return `${new Date(ms).toISOString().slice(0, 19)}Z`;
}

/** The UTC day, `YYYY-MM-DD`. */
export function utcDay(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

export const hourMs = 3_600_000;
export const dayMs = 86_400_000;
