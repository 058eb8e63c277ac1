import { abstractFrom } from '#lib/search/index-record.ts';
import { type EntryTerm, type IndexEntry, lengthOf, readEntry } from '#lib/search/postings.ts';
import { type Field, fieldNames, fields, weights } from '#lib/search/weights.ts';

/**
 * Mean lengths of title, keywords, abstract and venue in words, those of the starter collection. Fixed, where the embedded engine measures the collection: a document
 * then says the same whatever is published beside it, and publishing it twice changes nothing.
 */
export const meanLengths = [24, 20, 120, 4] as const;

/** Fields that a query may name, and what they are called in a document. */
export const scopeFields: Readonly<Partial<Record<Field, string>>> = {
  title: 'inTitle',
  keyword: 'inKeyword',
  abstract: 'inAbstract',
  people: 'inPeople',
  mark: 'inMark',
};

/** What a live publication is searched by. */
export function indexedFields(entry: IndexEntry, citations: number | null): Readonly<Record<string, unknown>> {
  const terms = [...readEntry(entry)];
  const cited = Math.min(1, Math.log10(1 + Math.max(0, citations ?? 0)) / 4);
  return {
    terms: terms.map(({ term }) => term),
    begins: terms.flatMap(({ term }) => (term[0] === 'i' || term[0] === 'q' ? term : [])),
    ...Object.fromEntries(
      Object.entries(scopeFields).map(([field, name]) => {
        const at = fieldNames.indexOf(field as Field);
        return [name, terms.flatMap(({ term, counts }) => ((counts[at] as number) > 0 ? term : []))];
      }),
    ),
    weights: Object.fromEntries(terms.map(({ term, counts }) => [featureOf(term), weightOf(counts, entry.lengths)])),
    ...(cited > 0 && { cited }),
    stems: stemsOf(terms),
  };
}

/** The name of a term among features, which must not have a dot. */
export const featureOf = (term: string): string => term.replaceAll('.', '\u2024');

/** The lengths of the texts whose length counts. */
const normed = meanLengths.length;

/** What a term weighs by BM25F before saturation. */
function weightOf(counts: readonly number[], lengths: number): number {
  let [weight, rest] = [0, lengths];
  for (const [at, name] of fieldNames.entries()) {
    const length = at < normed ? (lengthOf[rest % 128] as number) : 0;
    const norm = at < normed ? 1 / (1 - weights.b + (weights.b * length) / (meanLengths[at] as number)) : 1;
    weight += (counts[at] as number) * fields[name] * norm;
    rest = Math.floor(rest / 128);
  }
  // The server keeps nine significant bits.
  return Number(Math.max(weight, 1e-3).toPrecision(4));
}

/** The stems of each text in order. Places of texts lie far apart, those of words of one text side by side. */
function stemsOf(terms: readonly EntryTerm[]): string[] {
  const placed = terms
    .filter(({ term }) => term[0] === 's' || term[0] === 'x')
    .flatMap(({ term, places }) => places.map((place) => ({ place, stem: term.slice(1) })))
    .sort((a, b) => a.place - b.place);
  const texts: string[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [place, tokens] of Map.groupBy(placed, (one) => one.place)) {
    // A keyword begins a hundred places after the one before; an abstract may have a gap where a word is so frequent that its last places are not stored.
    const isSame = place < abstractFrom ? place - last <= 1 : place - last < abstractFrom / 2;
    const stems = inOrder(tokens.map(({ stem }) => stem));
    if (isSame) texts.at(-1)?.push(...stems);
    else texts.push(stems);
    last = place;
  }
  return texts.map((text) => text.join(' '));
}

/** The stems of a word with joints, which have one place: as they are in the word written as one, without that one. */
function inOrder(stems: string[]): string[] {
  if (stems.length < 3) return stems;
  const whole = stems.reduce((longest, stem) => (stem.length > longest.length ? stem : longest));
  const parts = stems.filter((stem) => stem !== whole);
  const isWhole = parts.some((part) => whole.startsWith(part));
  const at = (part: string) => {
    const index = whole.indexOf(part.slice(0, 3));
    // The end of the whole word is stemmed otherwise than its last part alone.
    return index < 0 ? whole.length : index;
  };
  return isWhole ? parts.sort((a, b) => at(a) - at(b)) : stems;
}
