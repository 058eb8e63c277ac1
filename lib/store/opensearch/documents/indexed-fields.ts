import { abstractFrom } from '#lib/search/index-record.ts';
import { type EntryTerm, type IndexEntry, lengthByCode, readEntry } from '#lib/search/postings.ts';
import { type Field, fieldNames, fields, weights } from '#lib/search/weights.ts';

/**
 * Mean lengths of title, keywords, abstract and venue in words. Fixed, so that a document does not depend on the rest of the collection.
 */
export const meanLengths = [24, 20, 120, 4] as const;

/** Fields a query may name, with their names in a document. */
export const scopeFields: Readonly<Partial<Record<Field, string>>> = {
  title: 'inTitle',
  keyword: 'inKeyword',
  abstract: 'inAbstract',
  venue: 'inVenue',
  people: 'inPeople',
  mark: 'inMark',
};

/** The document fields of `scopeFields`, each with the index of the field in a term's counts. */
const scopes = Object.entries(scopeFields).map(([field, name]) => ({ name, index: fieldNames.indexOf(field as Field) }));

/** The search fields of a live publication. */
export function indexedFields(entry: IndexEntry, citations: number | null): Readonly<Record<string, unknown>> {
  const terms = [...readEntry(entry)];
  const inScopes = scopes.map((scope) => ({ ...scope, terms: [] as string[] }));
  const begins: string[] = [];
  const features: Record<string, number> = {};
  for (const { term, counts } of terms) {
    if (term[0] === 'i' || term[0] === 'q') begins.push(term);
    for (const scope of inScopes) if ((counts[scope.index] as number) > 0) scope.terms.push(term);
    features[featureOf(term)] = weightOf(counts, entry.lengths);
  }
  const citationFeature = Math.min(1, Math.log10(1 + Math.max(0, citations ?? 0)) / 4);
  return {
    terms: terms.map(({ term }) => term).join(' '),
    begins,
    ...Object.fromEntries(inScopes.map((scope) => [scope.name, scope.terms.join(' ')])),
    weights: features,
    ...(citationFeature > 0 && { cited: citationFeature }),
    stems: stemsOf(terms),
  };
}

/** A term as a feature name, which must not contain a dot. */
export const featureOf = (term: string): string => term.replaceAll('.', '\u2024');

/** Number of texts with length normalisation. */
const normalisedCount = meanLengths.length;

/** The BM25F weight of a term before saturation. */
function weightOf(counts: readonly number[], lengths: number): number {
  let [weight, rest] = [0, lengths];
  for (const [index, name] of fieldNames.entries()) {
    const length = index < normalisedCount ? (lengthByCode[rest % 128] as number) : 0;
    const norm = index < normalisedCount ? 1 / (1 - weights.b + (weights.b * length) / (meanLengths[index] as number)) : 1;
    weight += (counts[index] as number) * fields[name] * norm;
    rest = Math.floor(rest / 128);
  }
  // The server stores nine significant bits, so further digits would be lost.
  return Number(Math.max(weight, 1e-3).toPrecision(4));
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
