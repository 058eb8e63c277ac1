import { words } from '#lib/text/fold.ts';
import type { Clause } from '#lib/text/parse-query.ts';
import { type Columns, slotFinder } from './columns.ts';
import { matchAuthors } from './match-authors.ts';
import type { SearchIndex } from './search-index.ts';

/** Works by slot, with how surely and how prominently a person of that name signed them: 0…1. */
export type SignedWorks = ReadonlyMap<number, number>;

/** The works of everybody whose name, in any spelling, holds the words. Who signed first or second is likelier meant than who signed thirtieth. `least` is the least score of a name (`matchAuthors`) that nobody bears as typed. */
export function peopleMatcher(index: SearchIndex): (columns: Columns, clauses: readonly Clause[], least?: number) => Promise<SignedWorks> {
  const findAuthors = matchAuthors(index);
  return async (columns, clauses, least = 0) => {
    const name = clauses
      .filter((clause) => !clause.exclude)
      .map((clause) => clause.text)
      .join(' ');
    const works = new Map<number, number>();
    // Words that texts have side by side and no name has are no name in another spelling; looking for one takes as long as the texts.
    if (least > 0 && (await index.knownWords(words(name), 'people')).size === 0) return works;
    // "Gaia DR3" is nobody, whatever a part of it sounds like.
    const people = /\d/.test(name) ? new Map<number, number>() : await findAuthors(name);
    if (people.size === 0) return works;
    // Where somebody is written just so it is a name, and its rarer spellings count too.
    const isName = [...people.values()].some((score) => score >= 2);
    if (!isName && isShort.test(name)) return works;
    const slotOf = slotFinder(columns.id);
    for (const { id, author, place } of await index.signedBy([...people.keys()])) {
      const slot = slotOf(id);
      if (!isName && (people.get(author) ?? 0) < least) continue;
      const worth = sureness(people.get(author) ?? 0) * (place === 1 ? 1 : place <= 3 ? 0.85 : 0.7);
      if (slot >= 0 && worth > (works.get(slot) ?? 0)) works.set(slot, worth);
    }
    return works;
  };
}

/** A beginning of a name («Mar») is a weaker sign than another spelling of the whole (`matchAuthors` says 1.5 and at most 1). */
const sureness = (score: number) => (score >= 2 ? 1 : score > 1 ? 0.5 : 0.9 * score);

/** An abbreviation or a word of three Arabic letters is too little to be heard in a name: MIT is not Mitsuda, nor «كاس» Gaias. */
const isShort = /^(?:[A-Z]{2,5}|[\u0621-\u064a]{1,3})$/;
