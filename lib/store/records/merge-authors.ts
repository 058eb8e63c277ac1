import { withoutUndefined } from '#lib/base/without-undefined.ts';
import type { AuthorshipRecord, ContributorRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { compareAuthors } from '#lib/store/identity/compare-authors.ts';
import { fold } from '#lib/text/words/fold.ts';

export type AuthorList = Pick<ResearchRecord, 'authors' | 'authorsTotal' | 'authorsIncomplete'>;

export interface MergedAuthors {
  readonly list: AuthorList;
  /** Whether the incoming list replaced the stored one. */
  readonly replaced: boolean;
}

/**
 * Merges lists of the same people author by author. Otherwise chooses a list: one that does not split an organisation into people, else a
 * complete one rather than a truncated one, else that of the better source.
 */
export function mergeAuthors(
  stored: AuthorList,
  incoming: AuthorList,
  { isBetter, isCurated }: { isBetter: boolean; isCurated: boolean },
): MergedAuthors {
  const keep = { list: listOf(stored), replaced: false };
  const take = { list: listOf(incoming), replaced: true };
  if (incoming.authors.length === 0) return keep;
  if (stored.authors.length === 0) return take;
  if (
    stored.authors.length === incoming.authors.length &&
    stored.authors.every((author, index) => isSamePerson(author, incoming.authors[index] as AuthorshipRecord))
  ) {
    const [base, other] = isBetter ? [incoming, stored] : [stored, incoming];
    return {
      list: {
        ...listOf(base),
        authors: base.authors.map((author, index) => completeAuthor(author, other.authors[index] as AuthorshipRecord)),
      },
      replaced: isBetter,
    };
  }
  if (isBroken(incoming, stored)) return keep;
  if (isBroken(stored, incoming)) return take;
  const [fewer, more] = stored.authors.length <= incoming.authors.length ? [stored, incoming] : [incoming, stored];
  const comparison = compareAuthors(stored, incoming);
  const isCut = comparison === 'cut' || (comparison === 'part' && fewer.authorsIncomplete === true);
  if (isCut && !(isCurated && !stored.authorsIncomplete)) return more === incoming ? take : keep;
  return isBetter ? take : keep;
}

const partTypes: ReadonlySet<string> = new Set(['book-chapter', 'conference-paper']);

/**
 * The stored authors without those whom the incoming record names only as editors or translators: sources do not distinguish them in each
 * format, and older versions stored all of them as authors. The people of parts are kept, since authors of a chapter may edit its book.
 */
export function withoutEditors(stored: readonly AuthorshipRecord[], incoming: ResearchRecord): readonly AuthorshipRecord[] {
  const { authors, editors = [], translators = [], authorsIncomplete, authorsTotal, type } = incoming;
  if (partTypes.has(type) || authorsIncomplete || authorsTotal !== undefined) return stored;
  const wordsByPerson = (people: readonly ContributorRecord[]) => new Set(people.map((person) => wordsOf([person])));
  const others = wordsByPerson([...editors, ...translators]);
  const kept = wordsByPerson(authors);
  return others.size === 0 ? stored : stored.filter((author) => !others.has(wordsOf([author])) || kept.has(wordsOf([author])));
}

const listOf = ({ authors, authorsTotal, authorsIncomplete }: AuthorList): AuthorList =>
  withoutUndefined<AuthorList>({ authors, authorsTotal, authorsIncomplete });

function completeAuthor(author: AuthorshipRecord, other: AuthorshipRecord): AuthorshipRecord {
  const affiliation: Localized | undefined =
    author.affiliation || other.affiliation ? { ...other.affiliation, ...author.affiliation } : undefined;
  return { ...other, ...author, name: { ...other.name, ...author.name }, ...(affiliation && { affiliation }) };
}

/** Whether `list` splits an organisation of `other`, such as "Academy of Arts and Letters", into more names with the same words. */
function isBroken(list: AuthorList, other: AuthorList): boolean {
  if (list.authors.length <= other.authors.length) return false;
  const organisations = other.authors.filter(isOrganisation);
  return organisations.length > 0 && wordsOf(list.authors) === wordsOf(other.authors);
}

/** Whether a name is probably an organisation's: no separate family name, and more than three words, a comma or "and". */
function isOrganisation({ family, name }: AuthorshipRecord): boolean {
  const text = Object.values(name)[0] ?? '';
  return family === undefined && (text.split(/\s+/).length > 3 || /[,،&]|\band\b/i.test(text));
}

/** Words of names that are no part of them: "and", and the marks of roles that older versions stored. */
const otherWords: ReadonlySet<string> = new Set(['', 'and', 'ed', 'eds', 'editor', 'editors', 'trans', 'translator', 'translators']);

const wordsOf = (authors: readonly ContributorRecord[]): string =>
  authors
    .flatMap(({ name }) => fold(Object.values(name)[0] ?? '').split(/[^\p{L}\p{N}]+/u))
    .filter((word) => !otherWords.has(word))
    .sort()
    .join(' ');

function isSamePerson(a: AuthorshipRecord, b: AuthorshipRecord): boolean {
  if (a.orcid && b.orcid) return a.orcid === b.orcid;
  return lastWords(a).some((word) => lastWords(b).includes(word));
}

function lastWords(author: AuthorshipRecord): string[] {
  const names = [author.family, author.name.en, ...Object.values(author.name)];
  return names.flatMap((name) =>
    name
      ? [
          fold(name)
            .split(/[\s-]+/)
            .at(-1) as string,
        ]
      : [],
  );
}
