import type { AuthorshipRecord } from '#lib/domain/record.ts';
import { latinName, preparePerson } from './prepare-person.ts';

/** One publication, with the places at which it was signed by people in question. */
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

/** Counts how people are written in their publications, and chooses the form that most of them have. */
export function nameTally() {
  const tallies = new Map<number, { readonly en: Map<string, Counted>; readonly ar: Map<string, Counted> }>();
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
    /** Undefined where the names that stand are among the most common. */
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

interface Counted {
  readonly name: string;
  readonly author: AuthorshipRecord;
  times: number;
}

function count(names: Map<string, Counted>, name: string | null, author: AuthorshipRecord): void {
  if (!name) return;
  const counted = names.get(name);
  if (counted) counted.times += 1;
  else names.set(name, { name, author, times: 1 });
}

/** The form of the most entries, where it has more than the one that stands; of two such the first met. */
function mostCommon(names: ReadonlyMap<string, Counted>, current: string | null): Counted | undefined {
  let best: Counted | undefined;
  for (const counted of names.values()) if (!best || counted.times > best.times) best = counted;
  return best && best.times > (names.get(current ?? '')?.times ?? 0) ? best : undefined;
}
