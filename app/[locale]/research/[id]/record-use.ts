import { fallback } from '#lib/base/failed-parts.ts';
import { type RecordUseTotals, totalUse } from '#lib/domain/record-use.ts';
import type { Instance } from '#lib/setup/compose.ts';

const yearDays = 365;
const dayMs = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

/** The uses of a record in a year, and the day (UTC) until which they are counted. */
export interface YearOfUse {
  readonly totals: RecordUseTotals;
  readonly until: string;
}

/** The uses of a record in the year before now; undefined unless the operator shows them, and where they cannot be read. */
export async function readRecordUse({ env, keys }: Instance, id: string): Promise<YearOfUse | undefined> {
  if (!(env.SHOW_USAGE && keys)) return undefined;
  const now = Date.now();
  const lines = await keys.recordUse(dayOf(now - yearDays * dayMs), id).catch(fallback(undefined));
  return lines && { totals: totalUse(lines), until: dayOf(now) };
}
