import type { DatabaseSync } from 'node:sqlite';
import type { PreparedPerson } from '#lib/store/records/prepare-person.ts';
import type { AuthorState } from './author-cache.ts';
import { authorRegistry } from './author-registry.ts';
import type { IndexWriter } from './index-writer.ts';

/** The rule that matched an authorship to its author; stored with the authorship, so that every match can be explained. */
export type IdentityRule = 'orcid' | 'openalex' | 'person' | 'name+affiliation' | 'name' | 'new';

export interface AuthorIdentifier {
  /** For a replay: the ids that the next record's authors had before, by position. A newly added person gets that id if it is free. */
  reuseIds(ids: readonly number[]): void;
  /** Finds or adds the author of an authorship. `taken`: authors already matched in this record, who cannot match twice. */
  identify(person: PreparedPerson, taken: ReadonlySet<number>): { readonly id: number; readonly rule: IdentityRule };
  /** Finds an author by the identifiers of `person` and updates that author from `person`; undefined if there is no such author. */
  complete(person: PreparedPerson): { readonly id: number; readonly changed: boolean } | undefined;
}

/**
 * Matches authorships to people. An ORCID iD, OpenAlex id or editor's id decides alone; else name and country must agree, and the
 * affiliation decides between several such people. In doubt, adds a new person.
 */
export function authorIdentifier(database: DatabaseSync, at: string, batch: string, index: IndexWriter): AuthorIdentifier {
  const authors = authorRegistry(database, at, batch, index);

  const byId = (person: PreparedPerson): (AuthorMatch & { author: AuthorState }) | undefined => {
    for (const rule of ['orcid', 'openalex', 'person'] as const) {
      const author = person[rule] && authors.find(`${rule}:${person[rule]}`);
      // If two ORCID iDs share an OpenAlex id, OpenAlex is wrong: people register their ORCID iD themselves.
      if (author && !(author.orcid && person.orcid && author.orcid !== person.orcid)) return { author, rule };
    }
    return undefined;
  };

  let previousIds: readonly number[] = [];
  return {
    reuseIds(numbers) {
      previousIds = numbers;
    },
    identify(person, usedAuthors) {
      const match = byId(person) ?? byName(person, usedAuthors, authors);
      if (!match.author) return { id: authors.add(person, claims(person, match.numberedName), previousIds[usedAuthors.size]), rule: 'new' };
      authors.complete(match.author, person, claims(person, match.numberedName));
      return { id: match.author.id, rule: match.rule };
    },
    complete(person) {
      const match = byId(person);
      return match && { id: match.author.id, changed: authors.complete(match.author, person, claims(person), { newest: true }) };
    },
  };
}

interface AuthorMatch {
  readonly author?: AuthorState;
  readonly rule: IdentityRule;
  /** The name identity that matched the author, or a free one for a new author. */
  readonly numberedName?: string;
}

/** People with the same name are numbered in order of appearance: `name:…|SA`, `name:…|SA#2`. */
function byName(person: PreparedPerson, usedAuthors: ReadonlySet<number>, authors: ReturnType<typeof authorRegistry>): AuthorMatch {
  const namesakes: { author: AuthorState; numberedName: string }[] = [];
  let numberedName = person.nameIdentity;
  for (let author = authors.find(numberedName); author; author = authors.find(numberedName)) {
    namesakes.push({ author, numberedName });
    numberedName = `${person.nameIdentity}#${namesakes.length + 1}`;
  }
  const possible = namesakes.filter(({ author }) => !usedAuthors.has(author.id) && !contradicts(person, author));
  const colleague = possible.find(({ author }) => person.affiliationKey !== '' && author.affiliationKey === person.affiliationKey);
  if (colleague) return { ...colleague, rule: 'name+affiliation' };
  const hasId = person.orcid !== null || person.openalex !== null;
  const [only] = possible;
  const match = namesakes.length === 1 || hasId ? only : possible.find(({ author }) => author.orcid === null && author.openalex.size === 0);
  return match ? { ...match, rule: 'name' } : { rule: 'new', numberedName };
}

function contradicts(person: PreparedPerson, author: AuthorState): boolean {
  if (person.orcid && author.orcid && person.orcid !== author.orcid) return true;
  // Different OpenAlex ids mean different people, unless the author already has both.
  if (person.openalex && author.openalex.size > 0 && !author.openalex.has(person.openalex)) return true;
  return (
    person.initialsOnly && person.affiliationKey !== '' && author.affiliationKey !== '' && person.affiliationKey !== author.affiliationKey
  );
}

function claims(person: PreparedPerson, numberedName?: string): string[] {
  return [
    person.orcid && `orcid:${person.orcid}`,
    person.openalex && `openalex:${person.openalex}`,
    person.person && `person:${person.person}`,
    numberedName,
  ].filter((text): text is string => Boolean(text));
}
