import type { DatabaseSync } from 'node:sqlite';
import type { PreparedPerson } from '#lib/service/store/records/prepare-person.ts';
import { knownAuthors } from '#lib/service/store/sqlite/read/known-authors.ts';
import type { KnownAuthor } from './author-memory.ts';
import type { IndexWriter } from './index-writer.ts';

/** By which rule a signature was given to an author; kept with the signature, so that every merge can be explained. */
export type IdentityRule = 'orcid' | 'openalex' | 'person' | 'name+affiliation' | 'name' | 'new';

export interface AuthorIdentifier {
  /** The numbers that those who sign the next record had before it was told again, by place; who is added gets theirs where it is free. */
  want(numbers: readonly number[]): void;
  /** The author of one signature, found or added. `taken` holds the authors of this record so far: nobody signs twice. */
  identify(person: PreparedPerson, taken: ReadonlySet<number>): { readonly id: number; readonly rule: IdentityRule };
  /** The author with one of these ids, completed with what is newly known; undefined when no publication here is theirs. */
  complete(person: PreparedPerson): { readonly id: number; readonly changed: boolean } | undefined;
}

/**
 * Finds the person behind a signature.
 *
 * An ORCID iD or OpenAlex id decides alone, and so does an editor who says that signatures are one person's. Without one, the folded name and country must be equal and no id may contradict; names with initials
 * only must not come from different institutes. Where several people bear the name, the institute decides, and a signature that nothing decides
 * goes to the one bearer without any id. Nothing looser: a homonym kept apart is a nuisance, two people merged are a falsehood.
 */
export function authorIdentifier(database: DatabaseSync, at: string, batch: string, index: IndexWriter): AuthorIdentifier {
  const authors = knownAuthors(database, at, batch, index);

  const byId = (person: PreparedPerson): (Decision & { author: KnownAuthor }) | undefined => {
    for (const rule of ['orcid', 'openalex', 'person'] as const) {
      const author = person[rule] && authors.find(`${rule}:${person[rule]}`);
      // The same OpenAlex id under two ORCID iDs is a mistake of the source; the iD is the person's own word.
      if (author && !(author.orcid && person.orcid && author.orcid !== person.orcid)) return { author, rule };
    }
    return undefined;
  };

  let wanted: readonly number[] = [];
  return {
    want(numbers) {
      wanted = numbers;
    },
    identify(person, taken) {
      const found = byId(person) ?? byName(person, taken, authors);
      if (!found.author) return { id: authors.add(person, claims(person, found.ordinal), wanted[taken.size]), rule: 'new' };
      authors.complete(found.author, person, claims(person, found.ordinal));
      return { id: found.author.id, rule: found.rule };
    },
    complete(person) {
      const found = byId(person);
      return found && { id: found.author.id, changed: authors.complete(found.author, person, claims(person), { newest: true }) };
    },
  };
}

interface Decision {
  readonly author?: KnownAuthor;
  readonly rule: IdentityRule;
  /** The name identity by which the author was found, or that is free for a new one. */
  readonly ordinal?: string;
}

/** Bearers of one name are numbered: `name:…|SA`, `name:…|SA#2`, in the order in which they were met. */
function byName(person: PreparedPerson, taken: ReadonlySet<number>, authors: ReturnType<typeof knownAuthors>): Decision {
  const bearers: { author: KnownAuthor; ordinal: string }[] = [];
  let ordinal = person.nameIdentity;
  for (let author = authors.find(ordinal); author; author = authors.find(ordinal)) {
    bearers.push({ author, ordinal });
    ordinal = `${person.nameIdentity}#${bearers.length + 1}`;
  }
  const possible = bearers.filter(({ author }) => !taken.has(author.id) && !contradicts(person, author));
  const colleague = possible.find(({ author }) => person.affiliationKey !== '' && author.affiliationKey === person.affiliationKey);
  if (colleague) return { ...colleague, rule: 'name+affiliation' };
  const hasId = person.orcid !== null || person.openalex !== null;
  const [only] = possible;
  const namesake =
    bearers.length === 1 || hasId ? only : possible.find(({ author }) => author.orcid === null && author.openalex.size === 0);
  return namesake ? { ...namesake, rule: 'name' } : { rule: 'new', ordinal };
}

function contradicts(person: PreparedPerson, author: KnownAuthor): boolean {
  if (person.orcid && author.orcid && person.orcid !== author.orcid) return true;
  // The same iD on both sides would have decided before; two OpenAlex ids are two people until somebody says otherwise.
  if (person.openalex && author.openalex.size > 0 && !author.openalex.has(person.openalex)) return true;
  return (
    person.initialsOnly && person.affiliationKey !== '' && author.affiliationKey !== '' && person.affiliationKey !== author.affiliationKey
  );
}

function claims(person: PreparedPerson, ordinal?: string): string[] {
  return [
    person.orcid && `orcid:${person.orcid}`,
    person.openalex && `openalex:${person.openalex}`,
    person.person && `person:${person.person}`,
    ordinal,
  ].filter((text): text is string => Boolean(text));
}
