import { type Columns, slotFinder } from './columns.ts';
import { fewMax, type Met } from './conditions-met.ts';
import { ahead, eachPlace, keepWhere, type ScoredSlots, slotsOf } from './scored-slots.ts';

type IdsOf = (part: Met) => readonly number[];

/** Whether the row at a place of what was found is among those of a part. */
function having(
  { id }: Columns,
  { slots }: ScoredSlots,
  parts: readonly Met[],
  idsOf: IdsOf = ({ ids }) => ids,
): (place: number) => boolean {
  const has = new Uint8Array(slots.length);
  const slotOf = slotFinder(id);
  for (const part of parts)
    eachPlace(slots, slotsOf(idsOf(part), slotOf), (place) => {
      has[place] = 1;
    });
  return (place) => has[place] === 1;
}

const isTelling = ({ generality }: Met) => !generality;
const hasKin = ({ kin = [], isThing }: Met) => kin.length > 0 && !isThing;

/** The subject whose closest are all that was found: none of these has any of the words. */
export function onlyClose(columns: Columns, parts: readonly Met[], found: ScoredSlots): Met | undefined {
  const hasWord = having(columns, found, parts.filter(isTelling));
  return found.slots.length > 0 && !found.slots.some((_, place) => hasWord(place)) ? parts.find(hasKin) : undefined;
}

/** Of what some of the words find: what is only close to a subject behind all that has a word itself, be it more than the place; left out where that is a few. */
export function closestBehind(columns: Columns, parts: readonly Met[], found: ScoredSlots): ScoredSlots {
  const said = parts.filter(({ isPlace }) => !isPlace);
  if (found.slots.length === 0 || !said.some(hasKin)) return found;
  const hasWord = having(columns, found, parts.filter(isTelling));
  const hasSaid = having(columns, found, said);
  const some = keepWhere(found, (_, place) => hasWord(place));
  return ahead(
    some.slots.length < fewMax ? found : some,
    found.slots.filter((_, place) => hasSaid(place)),
  );
}

/** Who has of all that is asked for only the words of a name, merely here and there, is left out where others have more. */
export function closelyOnly(columns: Columns, parts: readonly Met[], found: ScoredSlots): ScoredSlots {
  const loose = parts.filter(({ ids, closeIds }) => closeIds && closeIds.length > 0 && closeIds.length < ids.length);
  if (loose.length === 0) return found;
  const isLoose = having(columns, found, loose);
  const hasMore = having(columns, found, parts.filter(isTelling), (part) => (loose.includes(part) && part.closeIds) || part.ids);
  const kept = keepWhere(found, (_, place) => hasMore(place) || !isLoose(place));
  return kept.slots.length > 0 ? kept : found;
}
