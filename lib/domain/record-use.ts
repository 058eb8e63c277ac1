/** What readers do with a record: see its page, take it as a file, or copy its citation (which a script reports). */
export const recordUses = ['view', 'file', 'citation'] as const;
export type RecordUse = (typeof recordUses)[number];

/** How often a record was used in one way on one day. Neither readers nor their addresses are stored. */
export interface RecordUseLine {
  /** `YYYY-MM-DD`, UTC. */
  readonly day: string;
  readonly recordId: string;
  readonly use: RecordUse;
  readonly count: number;
}

/** Days for which counters are kept, so that a year can be stated. */
export const useKeptDays = 400;

/** The sums of a record's uses. */
export type RecordUseTotals = Readonly<Record<RecordUse, number>>;

/** Adds up counters of any records and days. */
export function totalUse(lines: readonly RecordUseLine[]): RecordUseTotals {
  const totals = { view: 0, file: 0, citation: 0 };
  for (const { use, count } of lines) totals[use] += count;
  return totals;
}
