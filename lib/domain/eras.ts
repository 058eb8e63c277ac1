/** A span of time that is counted as one: everything before 1950, then decades. */
export interface Era {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
}

export const firstDecade = 1950;
/** Years from here on have more room. */
export const wideFromYear = 2000;

/** The eras up to the last year. The first begins with year 0 and covers everything before 1950. */
export function erasUntil(lastYear: number): readonly Era[] {
  const starts = Array.from(
    { length: Math.floor((Math.max(lastYear, wideFromYear) - firstDecade) / 10) + 1 },
    (_, index) => firstDecade + index * 10,
  );
  return [{ from: 0, to: firstDecade - 1 }, ...starts.map((from) => ({ from, to: Math.min(from + 9, Math.max(lastYear, from)) }))];
}
