import { researchAreaTerms } from '#lib/contract/lookups.ts';
import { conceptToken } from '#lib/text/vocabulary.ts';
import type { Columns } from './columns.ts';
import type { Condition } from './condition.ts';
import type { ScoredSlots } from './scored-slots.ts';

/** What being of the area of a subject multiplies the score by: less than a title that names it. */
const worth = 1.4;

/** The id of each area by its token; every store numbers them in this order. */
const areaIds = new Map(researchAreaTerms.map(({ id }, place) => [conceptToken(id), place + 1]));

/**
 * Raises the records whose first area is one the subject belongs to: who asks for exoplanets asks for what is about them before a study of propulsion that
 * would take a telescope to see one.
 */
export function raiseOfArea({ areasAt, areas }: Columns, { slots, scores }: ScoredSlots, { areas: asked = [] }: Condition): void {
  const own = asked.flatMap((token) => areaIds.get(token) ?? []);
  if (own.length === 0) return;
  const isOwn = new Uint8Array(256);
  for (const area of own) isOwn[area] = 1;
  for (let place = 0; place < slots.length; place += 1) {
    const first = areasAt[slots[place] as number] as number;
    if (first < (areasAt[(slots[place] as number) + 1] as number) && isOwn[areas[first] as number] === 1)
      scores[place] = (scores[place] as number) * worth;
  }
}
