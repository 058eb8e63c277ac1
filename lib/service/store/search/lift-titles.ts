import type { Localized } from '#lib/domain/text.ts';
import { analyse } from '#lib/text/analyse.ts';
import { words } from '#lib/text/fold.ts';
import { isStopWord } from '#lib/text/stop-words.ts';
import { type Columns, slotFinder } from './columns.ts';
import type { TitleShape } from './match-expression.ts';
import { takeInOrder } from './order-slots.ts';
import { eachPlace, multiplyAt, type ScoredSlots, slotsOf } from './scored-slots.ts';
import type { SearchIndex } from './search-index.ts';

/** What a better title multiplies the score by, less one: every word in it, in any form or as typed, side by side, and nothing besides. */
const lift = { words: 0.4, asTyped: 0.15, phrase: 0.6, whole: 9 } as const;

/** The first pages of a list: what stands behind them is not told apart any further. */
const seenMax = 200;
/** Of so many titles the texts are read sooner than the lists of their words. */
const fewMax = 60;
/** Of more titles than this the best are read: the lists of words so common take tens of milliseconds each. */
const manyMin = 3000;

/**
 * Lifts what was found by how its title has the words asked for. The index is asked which titles have them at all; how they stand there is asked of the
 * index, or of the titles themselves where these are read sooner. Says whether the first pages are full of such titles.
 */
export async function liftTitles(
  index: SearchIndex,
  columns: Columns,
  found: ScoredSlots,
  { expression, asTyped, phrase, runs }: TitleShape,
  asked: { readonly typed: string; readonly hasAll: (expression: string) => boolean },
): Promise<boolean> {
  const slotOf = slotFinder(columns.id);
  const idsAt = (slots: Int32Array) => Array.from(slots, (slot) => columns.id[slot] as number);
  const raise = (ids: readonly number[], by: number) => multiplyAt(found, slotsOf(ids, slotOf), 1 + by);
  const raiseWhere = async (ids: readonly number[], ...shapes: readonly (keyof typeof shapeOf)[]) => {
    const titles = [...(await index.titles(ids))].sort(([a], [b]) => a - b);
    for (const shape of shapes) {
      const has = shapeOf[shape](runs, asked.typed);
      raise(
        titles.filter(([, title]) => has(title)).map(([id]) => id),
        lift[shape],
      );
    }
  };
  // What all have lifts none above the others.
  const isInAll = asked.hasAll(expression);
  const inTitle = isInAll ? idsAt(found.slots) : await index.find(expression);
  if (!isInAll) raise(inTitle, lift.words);
  if (inTitle.length <= fewMax) {
    await raiseWhere(inTitle, ...(phrase === undefined ? [] : (['phrase'] as const)), 'asTyped', 'whole');
    return false;
  }
  const phrases = phrase === undefined || asked.hasAll(phrase) ? [] : await index.find(phrase);
  raise(phrases, lift.phrase);
  if (inTitle.length < manyMin) raise(await index.find(asTyped), lift.asTyped);
  else await raiseWhere(idsAt(bestOf(columns, found, slotsOf(inTitle, slotOf))), 'asTyped');
  const whole = phrase === undefined ? inTitle : phrases;
  if (whole.length <= seenMax) await raiseWhere(whole, 'whole');
  return inTitle.length >= seenMax;
}

/** The slots of the first pages, were nothing lifted any more. */
function bestOf(columns: Columns, found: ScoredSlots, among: Int32Array): Int32Array {
  const slots = new Int32Array(among.length);
  const keys = new Float64Array(among.length);
  let count = 0;
  eachPlace(found.slots, among, (place) => {
    slots[count] = found.slots[place] as number;
    keys[count++] = -(found.scores[place] as number);
  });
  const places = takeInOrder(columns, slots.subarray(0, count), keys.subarray(0, count), { skip: 0, limit: seenMax });
  return Int32Array.from(places, (place) => slots[place] as number).sort();
}

type Runs = TitleShape['runs'];
type HasShape = (title: Localized) => boolean;

/** The same in the text of a title as its column of the index has it: runs of tokens, whatever stands around them. */
const shapeOf = {
  asTyped:
    ({ words: wanted }: Runs): HasShape =>
    (title) => {
      const text = tokensOf(title);
      return wanted.every((run) => text.includes(` ${run} `));
    },
  phrase:
    ({ phrases }: Runs): HasShape =>
    (title) => {
      const text = tokensOf(title);
      return phrases.some((run) => text.includes(` ${run} `));
    },
  whole: (_: Runs, typed: string): HasShape => {
    const asked = meantWords(typed);
    // Letters that folding spells out, and stop words, are never this many; hardly any title is read further.
    const lengthMax = 2 * typed.length + 24;
    return (title) => Object.values(title).some((text) => text !== undefined && text.length <= lengthMax && meantWords(text) === asked);
  },
} as const;

const tokensOf = (title: Localized) => ` ${analyse(Object.values(title).filter(Boolean).join(' ')).words.join(' ')} `;

/** A text as its words that carry meaning, for saying that a query is the whole title. */
function meantWords(text: string): string {
  const all = words(text);
  const meant = all.filter((word) => !isStopWord(word));
  return (meant.length > 0 ? meant : all).join(' ');
}
