import { type CoverageLine, coverageTexts } from '#lib/domain/extras.ts';
import { type Language, languages } from '#lib/domain/language.ts';
import { coverageBits } from './text-bits.ts';

type What = CoverageLine['what'];

/** Publications with the same texts: `texts` are the bits of `coverageBits`. */
export interface TextGroup {
  readonly texts: number;
  readonly n: number;
}

/** How many people there are (`author`), have an affiliation, and have each text: `authorName.ar`, `affiliation.en`. */
export type PeopleCounts = Readonly<Record<string, number>>;

/** The share of records that have each text, in each language. */
export function coverageLines(groups: readonly TextGroup[], people: PeopleCounts): CoverageLine[] {
  const count = (test: (texts: number) => boolean) => groups.reduce((sum, { texts, n }) => sum + (test(texts) ? n : 0), 0);
  return languages.flatMap((language) =>
    coverageTexts.map((what): CoverageLine => {
      if (what === 'authorName' || what === 'affiliation') {
        const of = people[what === 'authorName' ? 'author' : 'affiliation'] ?? 0;
        return { what, language, have: people[`${what}.${language}`] ?? 0, of };
      }
      return { what, language, have: count((texts) => has(texts, what, language)), of: count((texts) => couldHave(texts, what)) };
    }),
  );
}

/** Whether publications with these texts miss one that they could have. */
export const missesText = (texts: number, what: Exclude<What, 'authorName' | 'affiliation'>, language: Language): boolean =>
  couldHave(texts, what) && !has(texts, what, language);

function has(texts: number, what: Exclude<What, 'authorName' | 'affiliation'>, language: Language): boolean {
  return (texts & coverageBits[`${what}.${language}`]) !== 0;
}

/** A record that appeared nowhere lacks no name of a venue. */
function couldHave(texts: number, what: What): boolean {
  return what !== 'venue' || (texts & coverageBits.venue) !== 0;
}
