import { fewWords, sentenceMin } from './condition.ts';
import { commonMin, commonShare, fewMax, isAgency, isOneSubject, isRareThing, type Met } from './conditions-met.ts';
import { ahead, eachPlace, type ScoredSlots, slotsOf } from './scored-slots.ts';
import { isAncientYear } from './span-condition.ts';

/**
 * Who names a body or a mission asks about it: what is on it stands before what only has the other words. An agency is at work on much. Who names a subject and a
 * place asks about the subject: meteorites in Oman are sooner meteorites than Oman. Who names a subject and a method asks about the subject too: machine learning for
 * galaxies is sooner galaxies than floods; and what happens on the way to Mars need not be on Mars. What meets more of the query than any of these stays before them.
 */
export function thingsFirst(parts: readonly Met[], slotOf: (id: number) => number, found: ScoredSlots, size: number): ScoredSlots {
  const subjects = leadingSubjects(parts, size);
  if (subjects.length === 0) return found;
  const leads = new Uint8Array(found.slots.length);
  for (const { ids } of subjects)
    eachPlace(found.slots, slotsOf(ids, slotOf), (place) => {
      leads[place] = 1;
    });
  const met = countMet(parts, slotOf, found);
  const most = met.reduce((max, count, place) => (leads[place] ? Math.max(max, count) : max), 0);
  return ahead(
    found,
    found.slots.filter((_, place) => leads[place] === 1 || (met[place] as number) > most),
  );
}

/** How many of the conditions that say something each of the found meets. */
function countMet(parts: readonly Met[], slotOf: (id: number) => number, { slots }: ScoredSlots): Uint8Array {
  const met = new Uint8Array(slots.length);
  for (const { ids, isCommon, generality } of parts)
    if (!isCommon && !generality)
      eachPlace(slots, slotsOf(ids, slotOf), (place) => {
        met[place] = (met[place] as number) + 1;
      });
  return met;
}

/** What the query is about, among what else it says. */
export function leadingSubjects(parts: readonly Met[], size: number): readonly Met[] {
  const isSentence = parts.length >= sentenceMin;
  // A sentence is about a thing that few are on: Starlink, not Mars.
  const isNamed = (one: Met) => one.isThing && !one.isGoal && !one.isMethod && !isAgency(one);
  const things = parts.filter((one) => isNamed(one) && (!isSentence || (one.ids.length > 0 && isRareThing(one))));
  // Pictures from satellites are of any place.
  const most = Math.max(commonMin, commonShare.word * size);
  const isWide = ({ isSubject, isKnown, ids }: Met) => (isSubject || (isKnown && parts.length <= fewWords)) && ids.length > most;
  const isOfPurpose = (one: Met) => one.isPurpose && parts.some((other) => other !== one && isSubjectItself(other));
  const isBeside = (one: Met) => one.isPlace || one.isMethod || one.isGoal || isOfPurpose(one) || isWide(one) || isAgency(one);
  const isRare = ({ ids }: Met) => ids.length > 0 && ids.length <= most;
  if (things.length > 0) return things;
  if (!parts.some(isBeside)) return isSentence || parts.some(({ isPerson }) => isPerson) ? [] : rarestNamed(parts);
  const leads = parts.filter((one) => !isBeside(one) && isOneSubject(one, size) && (one.isSubject || !isSentence) && isRare(one));
  const named = leads.filter(({ isSubject }) => isSubject);
  if (leads.length > 0 || parts.length !== 2 || !parts.some(({ isPlace }) => isPlace)) return named.length > 0 ? named : leads;
  // Exploring the Moon in a country is the Moon; pictures of a town are the town.
  return parts.filter((one) => isWide(one) && !one.isPlace && !one.isMethod && !one.generality && !isAgency(one) && !isOfPictures(one));
}

/** Looking at the Earth from above is of any place. */
const isOfPictures = ({ bearers = '' }: Met) => /"c_(?:remote_sensing|satellite_image|satellite|earth_observation)"/.test(bearers);

/** A subject that some are on, for whatever it is. */
const isSubjectItself = ({ isKnown, isPlace, isMethod, isPurpose, ids }: Met) =>
  isKnown && !isPlace && !isMethod && !isPurpose && ids.length > 0;

/** Subjects named by several words that few are on, where many are on all others: the far side of the Moon, and not radio telescopes; bone loss, and not astronauts. */
function rarestNamed(parts: readonly Met[]): readonly Met[] {
  const known = parts.filter(({ isKnown, isPlace, ids }) => isKnown && !isPlace && ids.length > 0);
  const rare = known.filter(({ ids }) => ids.length <= fewMax);
  const named = rare.filter(({ isSubject, text = '' }) => isSubject || isAncientYear(text));
  // Where few are on any: an ion thruster, and not erosion.
  return named.length < known.length && (named.length === rare.length || rare.length === known.length) ? named : [];
}
