import { abstractFrom } from '#lib/search/index-record.ts';
import { type EntryTerm, type IndexEntry, lengthByCode, readEntry } from '#lib/search/postings.ts';
import { type Field, fieldNames, fields, weights } from '#lib/search/weights.ts';
import { termList } from './fields.ts';

/**
 * Mean lengths of title, keywords, abstract and venue in words. Fixed, so that a document does not depend on the rest of the collection.
 */
export const meanLengths = [24, 20, 120, 4] as const;

/** The weight of a term in a document is its frequency, as an integer of this many units. */
const weightUnits = 128;
/** Type of a list of `term|frequency`. */
export const weightedTerms = { ...termList, analyzer: 'weighted', index_options: 'freqs', similarity: 'saturation' } as const;
/** The analyzer of `weightedTerms`, and their score: the saturation of BM25 without the rarity of a term. */
export const weightSettings = {
  analysis: {
    filter: { weights: { type: 'delimited_term_freq', delimiter: '|' } },
    analyzer: { weighted: { type: 'custom', tokenizer: 'whitespace', filter: ['weights'] } },
  },
  similarity: { saturation: { type: 'scripted', script: { source: `query.boost * doc.freq / (doc.freq + ${weights.k1 * weightUnits})` } } },
} as const;

/** Fields a query may name, with their names in a document. */
export const scopeFields: Readonly<Record<Field, string>> = {
  title: 'inTitle',
  keyword: 'inKeyword',
  abstract: 'inAbstract',
  venue: 'inVenue',
  people: 'inPeople',
  mark: 'inMark',
};

/** The search fields of a live publication. */
export function indexedFields(entry: IndexEntry, citations: number | null): Readonly<Record<string, unknown>> {
  const terms = [...readEntry(entry)];
  const fieldWeights = fieldWeightsOf(entry.lengths);
  const weightOf = (counts: readonly number[]) => counts.reduce((sum, count, index) => sum + count * (fieldWeights[index] as number), 0);
  const termsOf = (isSelected: (term: EntryTerm) => boolean) => terms.filter(isSelected).map(({ term }) => term);
  const citationFeature = Math.min(1, Math.log10(1 + Math.max(0, citations ?? 0)) / 4);
  return {
    terms: terms.map(({ term, counts }) => `${term}|${Math.max(1, Math.round(weightOf(counts) * weightUnits))}`).join(' '),
    begins: termsOf(({ term }) => term[0] === 'i' || term[0] === 'q'),
    ...Object.fromEntries(
      fieldNames.map((field, index) => [scopeFields[field], termsOf(({ counts }) => (counts[index] as number) > 0).join(' ')]),
    ),
    ...(citationFeature > 0 && { cited: citationFeature }),
    stems: stemsOf(terms),
  };
}

/** The BM25F weight, before saturation, of one occurrence of a term in each field. */
function fieldWeightsOf(lengths: number): number[] {
  let rest = lengths;
  return fieldNames.map((name, index) => {
    const length = lengthByCode[rest % 128] as number;
    rest = Math.floor(rest / 128);
    const mean = meanLengths[index];
    return mean === undefined ? fields[name] : fields[name] / (1 - weights.b + (weights.b * length) / mean);
  });
}

/** The stems of each text in order. Positions of different texts are far apart, those of one text close together. */
function stemsOf(terms: readonly EntryTerm[]): string[] {
  const occurrences = terms
    .filter(({ term }) => term[0] === 's')
    .flatMap(({ term, places }) => places.map((place) => ({ place, stem: term.slice(1) })))
    .sort((a, b) => a.place - b.place);
  const texts: string[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const [position, tokens] of Map.groupBy(occurrences, (occurrence) => occurrence.place)) {
    // Keywords are a hundred positions apart; an abstract may have a gap where the last positions of a frequent word are not stored.
    const isSame = position < abstractFrom ? position - last <= 1 : position - last < abstractFrom / 2;
    const stems = orderCompound(tokens.map(({ stem }) => stem));
    if (isSame) texts.at(-1)?.push(...stems);
    else texts.push(stems);
    last = position;
  }
  return texts.map((text) => text.join(' '));
}

/** A compound word yields stems of its parts and of the joined word at one position. Orders the parts and drops the joined word. */
function orderCompound(stems: string[]): string[] {
  if (stems.length < 3) return stems;
  const whole = stems.reduce((longest, stem) => (stem.length > longest.length ? stem : longest));
  const parts = stems.filter((stem) => stem !== whole);
  const isWhole = parts.some((part) => whole.startsWith(part));
  const positionIn = (part: string) => {
    const index = whole.indexOf(part.slice(0, 3));
    // The stem of the last part may not occur in the joined word; it then comes last.
    return index < 0 ? whole.length : index;
  };
  return isWhole ? parts.sort((a, b) => positionIn(a) - positionIn(b)) : stems;
}
