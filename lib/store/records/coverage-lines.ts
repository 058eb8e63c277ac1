import { type CoverageLine, coverageTexts } from '#lib/domain/collection.ts';
import { type Language, languages } from '#lib/languages/languages.ts';

/** Texts that a record has, as bits of a computed column, from which coverage is counted without reading records. */
export const coverageBits = {
  'title.en': 1,
  'title.ar': 2,
  'abstract.en': 4,
  'abstract.ar': 8,
  'keywords.en': 16,
  'keywords.ar': 32,
  'venue.en': 64,
  'venue.ar': 128,
  venue: 256,
} as const;

type What = CoverageLine['what'];

/** Number of publications with the same texts; `texts` are `coverageBits`. */
export interface TextGroup {
  readonly texts: number;
  readonly n: number;
}

/** Counts of people: all (`author`), with an affiliation, and with each text (`authorName.ar`, `affiliation.en`). */
export type PeopleCounts = Readonly<Record<string, number>>;

/** The share of records that have each text, in each language. */
export function coverageLines(groups: readonly TextGroup[], people: PeopleCounts): CoverageLine[] {
  const count = (test: (texts: number) => boolean) => groups.reduce((sum, { texts, n }) => sum + (test(texts) ? n : 0), 0);
  return languages.flatMap((language) =>
    coverageTexts.map((what): CoverageLine => {
      if (what === 'authorName' || what === 'affiliation') {
        const total = people[what === 'authorName' ? 'author' : 'affiliation'] ?? 0;
        return { what, language, have: people[`${what}.${language}`] ?? 0, of: total };
      }
      return { what, language, have: count((texts) => has(texts, what, language)), of: count((texts) => mayMiss(texts, what)) };
    }),
  );
}

function has(texts: number, what: Exclude<What, 'authorName' | 'affiliation'>, language: Language): boolean {
  return (texts & coverageBits[`${what}.${language}`]) !== 0;
}

/** A record without a venue cannot miss the name of its venue. */
function mayMiss(texts: number, what: What): boolean {
  return what !== 'venue' || (texts & coverageBits.venue) !== 0;
}
