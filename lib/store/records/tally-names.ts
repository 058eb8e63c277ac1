import type { AuthorshipRecord } from '#lib/domain/record.ts';
import { latinName, preparePerson } from './prepare-person.ts';

/** One publication with the author positions of the people whose names are counted. */
export interface SignedBy {
  /** The list of its authors, in JSON. */
  readonly authors: string;
  /** `[[position, author], …]`, in JSON. */
  readonly signed: string;
}

export interface CurrentNames {
  readonly en: string | null;
  readonly ar: string | null;
}

export interface ChosenNames extends CurrentNames {
  readonly inverted: string | null;
}

/** Counts the forms of people's names in their publications and chooses the most frequent. */
export function nameTally() {
  const tallies = new Map<number, { readonly en: Map<string, NameCount>; readonly ar: Map<string, NameCount> }>();
  return {
    add({ authors, signed }: SignedBy): void {
      const list = JSON.parse(authors) as AuthorshipRecord[];
      for (const [position, id] of JSON.parse(signed) as [number, number][]) {
        const author = list[position - 1];
        if (!author) continue;
        const tally = tallies.get(id) ?? { en: new Map(), ar: new Map() };
        tallies.set(id, tally);
        count(tally.en, latinName(author), author);
        count(tally.ar, author.name.ar ?? null, author);
      }
    },
    ids: () => tallies.keys(),
    /** Returns undefined if the current names are among the most frequent. */
    choose(id: number, current: CurrentNames): ChosenNames | undefined {
      const tally = tallies.get(id);
      const en = tally && mostCommon(tally.en, current.en);
      const ar = tally && mostCommon(tally.ar, current.ar);
      if (!en && !ar) return undefined;
      const inverted = en ? preparePerson(en.author).inverted : undefined;
      return { en: en?.name ?? current.en, ar: ar?.name ?? current.ar, inverted: inverted ?? null };
    },
  };
}

interface NameCount {
  readonly name: string;
  readonly author: AuthorshipRecord;
  times: number;
}

function count(names: Map<string, NameCount>, name: string | null, author: AuthorshipRecord): void {
  if (!name) return;
  const entry = names.get(name);
  if (entry) entry.times += 1;
  else names.set(name, { name, author, times: 1 });
}

/** The most frequent form if it outnumbers the current one; ties: the first. */
function mostCommon(names: ReadonlyMap<string, NameCount>, current: string | null): NameCount | undefined {
  let best: NameCount | undefined;
  for (const entry of names.values()) if (!best || entry.times > best.times) best = entry;
  return best && best.times > (names.get(current ?? '')?.times ?? 0) ? best : undefined;
}
