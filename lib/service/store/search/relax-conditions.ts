import { fewWords, sentenceMin } from './condition.ts';
import { commonMin, commonShare, fewMax, isAgency, isOneSubject, isRareThing, type Met, rareMax } from './conditions-met.ts';
import { isClass } from './kinds-of-things.ts';
import { leadingSubjects } from './leading-subjects.ts';
import { bearing } from './match-phrase.ts';
import { eachPlace, keepWhere, type ScoredSlots, slotsOf } from './scored-slots.ts';

/** Of conditions met by so many records, two of three are asked for. */
const enoughMin = 3;

/**
 * What some of the conditions find: who meets one that says something, be it the country in "space research in Qatar"; undefined where what is left
 * says nothing of what was asked for. Where few words name a subject or a thing, not without one: who asks for "weak lensing shear" does not mean the shear of
 * rocks, nor who asks for the lakes of Titan any lake.
 */
export function someOf(parts: readonly Met[], except: string | undefined, size: number): string | undefined {
  const met = parts.filter(({ ids }) => ids.length > 0);
  const telling = met.filter(({ isCommon }) => !isCommon);
  if (telling.length === 0 || isTooLittle(parts, telling, size)) return undefined;
  const oneOf = (some: readonly string[]) => `(${some.join(' OR ')})`;
  const expressionsOf = (some: readonly Met[]) => some.map(({ expression }) => expression);
  const subjects = noPlaces(askedFor(telling, size), telling).flatMap((one) =>
    isNamed(one) || one.isKnown || !one.apart ? [one.expression] : [bearing(one.apart)],
  );
  // A sentence says its subject in several ways, and the collection may say it in another.
  const needed = parts.length < sentenceMin && subjects.length > 0 ? [...new Set(subjects)] : expressionsOf(telling);
  const all = oneOf(expressionsOf(met));
  const wanted = needed.length < met.length ? `${oneOf(needed)} AND ${all}` : all;
  return except ? `(${wanted}) NOT (${except})` : wanted;
}

const isNamed = ({ isSubject, isThing, isPerson }: Met) => isSubject || isThing || isPerson;

/**
 * What of a query one of has to be met: what is named by two words or by a name, and a subject of one word that is no commoner: who asks for "NDVI time series
 * desertification" does not mean all time series. Beside a thing or a person with a name of its own nothing else does; beside a place alone any subject.
 */
function askedFor(said: readonly Met[], size: number): readonly Met[] {
  const telling = withoutMethods(withoutWide(said, size));
  const hasKnown = telling.some((one) => one.isKnown && !isAgency(one));
  const named = telling.filter((one) => (isNamed(one) || one.apart) && !(hasKnown && isAgency(one)));
  if (named.some(({ isThing, isGoal, isMethod, isPerson }) => (isThing && !isGoal && !isMethod) || isPerson)) return named;
  // What a thing is («وادي العلاقي») is not what is asked for.
  const known = telling.filter(({ isKnown, text }) => isKnown && !(telling.length > 1 && isClass(text)));
  if (named.length === 0) {
    const subjects = known.filter((one) => isOneSubject(one, size));
    const least = Math.min(...subjects.map(({ ids }) => ids.length));
    // A word that is rarer than any of the subjects may be the name of what is asked for.
    return subjects.length > 0 ? telling.filter((one) => known.includes(one) || (!one.generality && one.ids.length < least)) : [];
  }
  // A method alone says nothing of what it is for: deep learning beside exoplanets, or beside galaxies, of which there are many.
  if (named.every(({ isMethod }) => isMethod)) return telling.filter((one) => named.includes(one) || known.includes(one));
  const rarest = Math.min(...named.filter(({ isPlace, isMethod }) => !isPlace && !isMethod).map(({ ids }) => ids.length));
  return telling.filter((one) => named.includes(one) || (isOneSubject(one, size) && one.ids.length <= Math.max(rarest, rareMax)));
}

/** Where nothing but places is asked for beside a subject that more are on, that subject is: cosmology in Saudi Arabia is not its geology. */
function noPlaces(asked: readonly Met[], telling: readonly Met[]): readonly Met[] {
  const subjects = telling.filter(({ isKnown, isPlace, isMethod, text }) => isKnown && !isPlace && !isMethod && !isClass(text));
  return subjects.length > 0 && asked.length > 0 && asked.every(({ isPlace }) => isPlace) ? subjects : asked;
}

/** A region that much is about says only where, beside a subject. */
function withoutWide(telling: readonly Met[], size: number): readonly Met[] {
  const most = Math.max(commonMin, commonShare.word * size);
  const isAsked = (one: Met) => !one.isPlace && !one.isMethod && (isNamed(one) || one.apart !== undefined || isOneSubject(one, size));
  return telling.some(isAsked) ? telling.filter(({ isPlace, ids }) => !isPlace || ids.length <= most) : telling;
}

/** Beside a subject that records are on what is worked with is not what is asked for: floods, by machine learning, are no galaxies. */
const withoutMethods = (telling: readonly Met[]): readonly Met[] =>
  telling.some((one) => !one.isMethod && !one.isPlace && isNamed(one) && !isAgency(one))
    ? telling.filter(({ isMethod }) => !isMethod)
    : telling;

/** Of several words one is left that names no subject: a rare one may do, where it is not one of many. */
function isTooLittle(parts: readonly Met[], telling: readonly Met[], size: number): boolean {
  // «تلسكوب» beside a name that nothing here has is any telescope.
  if (parts.length <= fewWords && telling.every(({ text }) => isClass(text)) && parts.some(isUnheardOf)) return true;
  // Beside what was done it is all that was asked for: "dumpsites detection".
  if (telling.length === 1 && parts.every((one) => one === telling[0] || one.generality === 'deed')) return false;
  // So it is beside a place of which there is nothing: "gold in Kuwait".
  const rest = parts.filter((one) => !telling.includes(one) && !one.generality);
  if (rest.length > 0 && rest.every(({ isPlace }) => isPlace)) return false;
  if (telling.some(({ isKnown }) => isKnown) || parts.length < 2 || parts.length >= sentenceMin) return false;
  if (parts.length === 2 || (parts.length <= fewWords && parts.some(isUnheardOf))) return true;
  const asked = parts.filter(({ ids, isCommon }) => ids.length === 0 || !isCommon).length;
  if (telling.length * 2 < asked) return true;
  // What has "flat" and not the Earth is about something else.
  if (parts.some(({ ids, generality }) => ids.length > commonShare.whole * size && !generality)) return true;
  return telling.length === 1 && (telling[0] as Met).ids.length > Math.max(commonMin, commonShare.word * size);
}

/** A word of no record, which the vocabulary does not know either: who asks for the price of bitcoin is not told of other prices. */
const isUnheardOf = ({ ids, isKnown, generality, wider }: Met) => ids.length === 0 && !isKnown && !generality && !wider;

/**
 * With any of the words, a record that meets more of them, and the rarer ones, is the better answer, and one word of many is none: it takes two of four, and of three where
 * some records have two. Words that say little are not counted.
 */
export function meetingEnough(parts: readonly Met[], slotOf: (id: number) => number, found: ScoredSlots, size: number): ScoredSlots {
  const met = new Uint8Array(found.slots.length);
  const bears = new Uint8Array(found.slots.length);
  const share = new Float64Array(found.slots.length);
  const asked = parts.filter(({ ids, isCommon }) => ids.length === 0 || !isCommon);
  const isSentence = parts.length >= sentenceMin;
  const rarityOf = ({ ids }: Met) => (ids.length === 0 ? 0 : isSentence ? 1 : Math.log(1 + size / ids.length));
  const whole = asked.reduce((sum, one) => sum + rarityOf(one), 0);
  // A subject of two words and more in a sentence is no chance, nor a mission that few are on, nor is one beside a place.
  const beside = parts.some(({ isPlace }) => isPlace) ? leadingSubjects(parts, size).filter(({ isThing }) => !isThing) : [];
  const isEnoughAlone = (one: Met) => beside.includes(one) || (isSentence && (one.isSubject || isRareThing(one)) && !one.isPlace);
  for (const one of asked)
    eachPlace(found.slots, slotsOf(one.ids, slotOf), (place) => {
      met[place] = (met[place] as number) + (isEnoughAlone(one) ? 2 : 1);
      if ((one.isSubject || isRareThing(one)) && !one.isPlace) bears[place] = 1;
    });
  // Who has the words of a name merely here and there has half of it: a ship, and space, for a spaceship.
  const halves = asked.flatMap((one) => [one.ids, one.closeIds ?? one.ids].map((ids) => ({ ids, weight: rarityOf(one) / whole / 2 })));
  for (const { ids, weight } of halves)
    eachPlace(found.slots, slotsOf(ids, slotOf), (place) => {
      share[place] = (share[place] as number) + weight;
    });
  const isEnough = met.reduce((count, one) => count + Number(one > 1), 0) >= enoughMin;
  const least = asked.length < 3 || (asked.length === 3 && !isEnough) ? 1 : 2;
  for (let place = 0; place < met.length; place += 1)
    found.scores[place] =
      (found.scores[place] as number) * (1 + (isSentence ? (0.5 * (met[place] as number)) / asked.length : (share[place] as number)));
  const kept = keepWhere(found, (_, place) => (met[place] as number) >= least);
  // Where few are left, who bears a subject named by two words, or a thing with a name of its own, is enough.
  return kept.slots.length > fewMax ? kept : keepWhere(found, (_, place) => (met[place] as number) >= least || bears[place] === 1);
}
