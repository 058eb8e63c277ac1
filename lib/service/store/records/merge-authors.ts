import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import type { Localized } from '#lib/domain/text.ts';
import { compareAuthors } from '#lib/service/store/identity/compare-authors.ts';
import { fold } from '#lib/text/words/fold.ts';

export type AuthorList = Pick<ResearchRecord, 'authors' | 'authorsTotal' | 'authorsIncomplete'>;

export interface MergedAuthors {
  readonly list: AuthorList;
  /** Whether the incoming list stands now in the place of the stored one. */
  readonly taken: boolean;
}

/**
 * Lists that name the same people in the same order complete each other place by place. Else one list stays whole: never one that breaks the name of a body into
 * people; a whole one before a cut one; else the one of the better source (`isBetter`).
 */
export function mergeAuthors(
  stored: AuthorList,
  incoming: AuthorList,
  { isBetter, isCurated }: { isBetter: boolean; isCurated: boolean },
): MergedAuthors {
  const keep = { list: listOf(stored), taken: false };
  const take = { list: listOf(incoming), taken: true };
  if (incoming.authors.length === 0) return keep;
  if (stored.authors.length === 0) return take;
  if (
    stored.authors.length === incoming.authors.length &&
    stored.authors.every((author, place) => samePlace(author, incoming.authors[place] as AuthorshipRecord))
  ) {
    const [base, other] = isBetter ? [incoming, stored] : [stored, incoming];
    return {
      list: { ...listOf(base), authors: base.authors.map((author, place) => completed(author, other.authors[place] as AuthorshipRecord)) },
      taken: isBetter,
    };
  }
  if (isBroken(incoming, stored)) return keep;
  if (isBroken(stored, incoming)) return take;
  const [fewer, more] = stored.authors.length <= incoming.authors.length ? [stored, incoming] : [incoming, stored];
  const found = compareAuthors(stored, incoming);
  const isCut = found === 'cut' || (found === 'part' && fewer.authorsIncomplete === true);
  if (isCut && !(isCurated && !stored.authorsIncomplete)) return more === incoming ? take : keep;
  return isBetter ? take : keep;
}

const listOf = ({ authors, authorsTotal, authorsIncomplete }: AuthorList): AuthorList => ({
  authors,
  ...(authorsTotal !== undefined && { authorsTotal }),
  ...(authorsIncomplete !== undefined && { authorsIncomplete }),
});

function completed(author: AuthorshipRecord, other: AuthorshipRecord): AuthorshipRecord {
  const affiliation: Localized | undefined =
    author.affiliation || other.affiliation ? { ...other.affiliation, ...author.affiliation } : undefined;
  return { ...other, ...author, name: { ...other.name, ...author.name }, ...(affiliation && { affiliation }) };
}

/** "Engineering National Academies of Sciences" and "Medicine" are the words of one body, cut into people: the same words in more names. */
function isBroken(one: AuthorList, two: AuthorList): boolean {
  if (one.authors.length <= two.authors.length) return false;
  const bodies = two.authors.filter(isBody);
  return bodies.length > 0 && wordsOf(one.authors) === wordsOf(two.authors);
}

/** A name that is no person's: it has no family name apart and more than three words, or a comma or an "and" within. */
function isBody({ family, name }: AuthorshipRecord): boolean {
  const written = Object.values(name)[0] ?? '';
  return family === undefined && (written.split(/\s+/).length > 3 || /[,،&]|\band\b/i.test(written));
}

const wordsOf = (authors: readonly AuthorshipRecord[]): string =>
  authors
    .flatMap(({ name }) => fold(Object.values(name)[0] ?? '').split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word !== '' && word !== 'and')
    .sort()
    .join(' ');

function samePlace(one: AuthorshipRecord, two: AuthorshipRecord): boolean {
  if (one.orcid && two.orcid) return one.orcid === two.orcid;
  return lastWords(one).some((word) => lastWords(two).includes(word));
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
