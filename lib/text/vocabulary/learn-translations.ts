/** A text in both languages, as stems. */
export interface BilingualText {
  readonly ar: readonly string[];
  readonly en: readonly string[];
  /** How much it counts among the others. */
  readonly weight: number;
}

/** A stem of the other language, and how surely it is meant, 0…1. */
export interface Translation {
  readonly stem: string;
  readonly certainty: number;
}

const rounds = 8;
/** A word that translates none of the text counts this much against each that is there. */
const noneShare = 0.2;
const none = '';
/** What is less likely is taken to be chance. */
const likelyMin = 1e-4;
const unlikely = 1e-9;
/** A pair has to have been met about once, and both stems have to mean each other this surely. */
const countMin = 0.8;
const certaintyMin = 0.3;
const translationsMost = 4;

/**
 * English stems of Arabic ones, learned from texts of one meaning (IBM Model 1 in both directions: Brown et al. 1993); the surest first, at most four of each.
 * The same texts in the same order give the same result. `mayTranslate` is false of pairs that no text can make a translation: a name of somebody, a part of a name.
 */
export function learnTranslations(
  texts: readonly BilingualText[],
  mayTranslate: (arabic: string, english: string) => boolean,
): ReadonlyMap<string, readonly Translation[]> {
  const forward = likelihoods(texts, ({ ar, en }) => [ar, en]);
  const back = likelihoods(texts, ({ ar, en }) => [en, ar]);
  const table = new Map<string, readonly Translation[]>();
  for (const [arabic, targets] of forward) {
    if (!/^[\u0621-\u064a]{2,}$/.test(arabic)) continue;
    const choices = [...targets].flatMap(([english, { share, count }]): Translation[] => {
      const certainty = Math.round(100 * Math.sqrt(share * (back.get(english)?.get(arabic)?.share ?? 0))) / 100;
      const isWord = /^[a-z]{3,}$/.test(english) && mayTranslate(arabic, english);
      return isWord && count >= countMin && certainty >= certaintyMin ? [{ stem: english, certainty }] : [];
    });
    choices.sort((a, b) => b.certainty - a.certainty || (a.stem < b.stem ? -1 : 1));
    if (choices.length > 0) table.set(arabic, choices.slice(0, translationsMost));
  }
  return new Map([...table].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** How likely a stem becomes another, and how often it did, about. */
interface Likelihood {
  readonly share: number;
  readonly count: number;
}

/** Of each stem of one language those of the other in the same texts. */
function likelihoods(
  texts: readonly BilingualText[],
  sidesOf: (text: BilingualText) => readonly [from: readonly string[], to: readonly string[]],
): ReadonlyMap<string, ReadonlyMap<string, Likelihood>> {
  const pairs = new Pairs();
  const cells = texts.map((text) => {
    const [from, to] = sidesOf(text);
    return {
      weight: text.weight,
      width: from.length + 1,
      at: Int32Array.from(to.flatMap((one) => [none, ...from].map((other) => pairs.numberOf(other, one)))),
    };
  });
  let shares = pairs.evenly();
  let counts = new Float64Array(shares.length);
  for (let round = 0; round < rounds; round += 1) {
    counts = new Float64Array(shares.length);
    for (const { weight, width, at } of cells)
      for (let begin = 0; begin < at.length; begin += width) {
        let sum = 0;
        for (let place = begin; place < begin + width; place += 1)
          sum += (place === begin ? noneShare : 1) * (shares[at[place] as number] as number);
        for (let place = begin; place < begin + width; place += 1) {
          const pair = at[place] as number;
          counts[pair] = (counts[pair] as number) + (weight * (place === begin ? noneShare : 1) * (shares[pair] as number)) / sum;
        }
      }
    shares = pairs.sharesOf(counts);
  }
  return pairs.read(shares, counts);
}

/** Pairs of stems by number. */
class Pairs {
  readonly #numbers = new Map<string, Map<string, number>>();
  #size = 0;

  numberOf(from: string, to: string): number {
    let pairs = this.#numbers.get(from);
    if (!pairs) {
      pairs = new Map();
      this.#numbers.set(from, pairs);
    }
    let number = pairs.get(to);
    if (number === undefined) {
      number = this.#size++;
      pairs.set(to, number);
    }
    return number;
  }

  evenly(): Float64Array {
    return this.sharesOf(new Float64Array(this.#size).fill(1));
  }

  /** Counts as shares of their stem. */
  sharesOf(counts: Float64Array): Float64Array {
    const shares = new Float64Array(this.#size);
    for (const pairs of this.#numbers.values()) {
      let sum = 0;
      for (const number of pairs.values()) sum += counts[number] as number;
      for (const number of pairs.values()) {
        const share = (counts[number] as number) / sum;
        shares[number] = share > likelyMin ? share : unlikely;
      }
    }
    return shares;
  }

  read(shares: Float64Array, counts: Float64Array): ReadonlyMap<string, ReadonlyMap<string, Likelihood>> {
    const likelihood = (number: number): Likelihood => ({ share: shares[number] as number, count: counts[number] as number });
    return new Map(
      [...this.#numbers].map(
        ([from, pairs]) => [from, new Map([...pairs].map(([to, number]) => [to, likelihood(number)] as const))] as const,
      ),
    );
  }
}
