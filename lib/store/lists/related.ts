import { couplingMax, couplingWeight } from '#lib/store/records/cited-identities.ts';
import { type Columns, ordinalFinder } from '#lib/store/values/columns.ts';

/**
 * Ids of related publications, each with its number of shared references (`coupled`). Score: 2 per shared area, 3 per shared author (at
 * most 9), 2 per shared reference (at most 10), 1 for years at most five apart. Ties: the newest first.
 */
export function relatedIds(data: Columns, id: number, limit: number, coupled: ReadonlyMap<number, number>): ReadonlyMap<number, number> {
  const ordinal = ordinalFinder(data.id)(id);
  if (ordinal < 0) return new Map();
  const areas = new Set(data.areas.subarray(data.areasAt[ordinal], data.areasAt[ordinal + 1]));
  const authors = new Set(data.authors.subarray(data.authorsAt[ordinal], data.authorsAt[ordinal + 1]));
  const scored: { ordinal: number; score: number }[] = [];
  for (let other = 0; other < data.size; other += 1) {
    if (other === ordinal) continue;
    let score = 0;
    for (let index = data.areasAt[other] as number; index < (data.areasAt[other + 1] as number); index += 1)
      if (areas.has(data.areas[index] as number)) score += 2;
    // One shared author is significant, the twentieth of a collaboration is not.
    let sharedAuthors = 0;
    for (let index = data.authorsAt[other] as number; index < (data.authorsAt[other + 1] as number); index += 1)
      if (authors.has(data.authors[index] as number)) sharedAuthors += 1;
    score += Math.min(sharedAuthors, 3) * 3;
    if (coupled.size > 0) score += Math.min(coupled.get(data.id[other] as number) ?? 0, couplingMax) * couplingWeight;
    if (score > 0 && Math.abs((data.year[other] as number) - (data.year[ordinal] as number)) <= 5) score += 1;
    if (score >= 3) scored.push({ ordinal: other, score });
  }
  scored.sort((a, b) => b.score - a.score || (data.year[b.ordinal] as number) - (data.year[a.ordinal] as number) || b.ordinal - a.ordinal);
  const ids = scored.slice(0, limit).map((entry) => data.id[entry.ordinal] as number);
  return new Map(ids.map((related) => [related, coupled.get(related) ?? 0]));
}
