/** The stems of a text in both languages. */
export interface BilingualText {
  readonly ar: readonly string[];
  readonly en: readonly string[];
  /** Weight of this text relative to the others. */
  readonly weight: number;
}

/** A stem of the other language, with the probability that it is meant, 0…1. */
export interface Translation {
  readonly stem: string;
  readonly certainty: number;
}

const rounds = 8;
/** The weight of the empty word (no translation) relative to a word of the text. */
const emptyShare = 0.2;
const emptyWord = '';
/** Probabilities below this are treated as chance. */
const likelyMin = 1e-4;
const unlikely = 1e-9;
/** Minimum expected count of a pair, and minimum certainty (the geometric mean of both directions). */
const countMin = 0.8;
const certaintyMin = 0.3;
const translationsMost = 4;

/** English stems by Arabic stem, likeliest first, at most four (IBM Model 1 in both directions: Brown et al. 1993). Deterministic. */
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

/** The probability that a stem translates to another, and the expected count. */
interface Likelihood {
  readonly share: number;
  readonly count: number;
}

/** For each stem of one language, the likelihood of each stem of the other language in the same texts. */
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
      pairNumbers: Int32Array.from(to.flatMap((target) => [emptyWord, ...from].map((source) => pairs.numberOf(source, target)))),
    };
  });
  let shares = pairs.evenly();
  let counts = new Float64Array(shares.length);
  for (let round = 0; round < rounds; round += 1) {
    counts = new Float64Array(shares.length);
    for (const { weight, width, pairNumbers } of cells)
      for (let start = 0; start < pairNumbers.length; start += width) {
        let sum = 0;
        for (let index = start; index < start + width; index += 1)
          sum += (index === start ? emptyShare : 1) * (shares[pairNumbers[index] as number] as number);
        for (let index = start; index < start + width; index += 1) {
          const pair = pairNumbers[index] as number;
          counts[pair] = (counts[pair] as number) + (weight * (index === start ? emptyShare : 1) * (shares[pair] as number)) / sum;
        }
      }
    shares = pairs.sharesOf(counts);
  }
  return pairs.likelihoodsOf(shares, counts);
}

/** Assigns consecutive numbers to pairs of stems, so that arrays can hold their values. */
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

  /** The counts as probabilities, normalised per source stem. */
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

  likelihoodsOf(shares: Float64Array, counts: Float64Array): ReadonlyMap<string, ReadonlyMap<string, Likelihood>> {
    const likelihood = (number: number): Likelihood => ({ share: shares[number] as number, count: counts[number] as number });
    return new Map(
      [...this.#numbers].map(
        ([from, pairs]) => [from, new Map([...pairs].map(([to, number]) => [to, likelihood(number)] as const))] as const,
      ),
    );
  }
}
