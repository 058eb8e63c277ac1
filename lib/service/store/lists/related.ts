import { type Columns, slotFinder } from './columns.ts';

/** Publications sharing areas (2 points each), authors (3) and year within five (1), best first, newest among equals. */
export function relatedIds(data: Columns, id: number, limit: number): number[] {
  const slot = slotFinder(data.id)(id);
  if (slot < 0) return [];
  const areas = new Set(data.areas.subarray(data.areasAt[slot], data.areasAt[slot + 1]));
  const authors = new Set(data.authors.subarray(data.authorsAt[slot], data.authorsAt[slot + 1]));
  const scored: { slot: number; score: number }[] = [];
  for (let other = 0; other < data.size; other += 1) {
    if (other === slot) continue;
    let score = 0;
    for (let at = data.areasAt[other] as number; at < (data.areasAt[other + 1] as number); at += 1)
      if (areas.has(data.areas[at] as number)) score += 2;
    // One shared author says much, the twentieth of a collaboration little.
    let shared = 0;
    for (let at = data.authorsAt[other] as number; at < (data.authorsAt[other + 1] as number); at += 1)
      if (authors.has(data.authors[at] as number)) shared += 1;
    score += Math.min(shared, 3) * 3;
    if (score > 0 && Math.abs((data.year[other] as number) - (data.year[slot] as number)) <= 5) score += 1;
    if (score >= 3) scored.push({ slot: other, score });
  }
  scored.sort((a, b) => b.score - a.score || (data.year[b.slot] as number) - (data.year[a.slot] as number) || b.slot - a.slot);
  return scored.slice(0, limit).map((entry) => data.id[entry.slot] as number);
}
