import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import { fold } from '#lib/text/words/fold.ts';

/**
 * Agreement of two author lists. `cut` and `part`: one list contains the other, which may be truncated (`cut`) or is not (`part`); `some`:
 * a list that may be truncated overlaps the other, or one list names only groups; `most`: 60% agree.
 */
export type AuthorsVerdict = 'equal' | 'cut' | 'part' | 'some' | 'most' | 'other' | 'unknown';

/** A list of this length may be truncated: services and citation styles cut lists at ten names or more. */
const cutLengthMin = 10;

type AuthorList = Pick<ResearchRecord, 'authors' | 'authorsIncomplete' | 'authorsTotal'>;

/** Compares the people of two records in any order, by family name and first initial. */
export function compareAuthors(left: AuthorList, right: AuthorList): AuthorsVerdict {
  const [a, b] = inOneScript(left.authors, right.authors);
  if (a.length === 0 || b.length === 0) return 'unknown';
  const [short, long] = a.length <= b.length ? [a, [...b]] : [b, [...a]];
  const shorter = a.length <= b.length ? left : right;
  let matchedCount = 0;
  for (const person of short) {
    const index = long.findIndex((other) => isSamePerson(person, other));
    if (index < 0) continue;
    long.splice(index, 1);
    matchedCount += 1;
  }
  if (matchedCount === short.length && long.length === 0) return 'equal';
  const isTruncated = isMarkedTruncated(shorter) || short.length >= cutLengthMin;
  if (matchedCount === short.length) return isTruncated ? 'cut' : 'part';
  // Lists of the same people, in which at most a quarter of the names are misspelt.
  if (short.length >= 4 && long.length <= short.length - matchedCount && matchedCount / short.length >= 0.75) return 'equal';
  const truncatedCount = [left, right].filter(isMarkedTruncated).length;
  const isLikelySame =
    truncatedCount === 2 ? matchedCount > 0 : matchedCount / short.length >= 0.6 && (truncatedCount === 1 || isTruncated);
  if (isLikelySame || [a, b].some((people) => people.every(isGroup))) return 'some';
  return matchedCount >= 2 && matchedCount / short.length >= 0.6 ? 'most' : 'other';
}

const isMarkedTruncated = ({ authorsIncomplete, authorsTotal }: AuthorList): boolean =>
  authorsIncomplete === true || authorsTotal !== undefined;

/** Whether the name is that of a group: one source states "Gaia Collaboration" where another lists its members. */
const isGroup = ({ words }: Person): boolean => words.some((word) => groupWords.has(word));
const groupWords = new Set('collaboration collaborations consortium consortia team teams group تعاون فريق مجموعه'.split(' ').map(fold));

interface Person {
  readonly words: readonly string[];
  readonly family: string;
  readonly initial: string;
}

/** Both lists in one script: Latin if both have Latin names, else Arabic. */
function inOneScript(left: readonly AuthorshipRecord[], right: readonly AuthorshipRecord[]): [Person[], Person[]] {
  const latin = (author: AuthorshipRecord) => author.name.en ?? Object.entries(author.name).find(([language]) => language !== 'ar')?.[1];
  const lists = (name: (author: AuthorshipRecord) => string | undefined): [Person[], Person[]] => [
    personsOf(left, name),
    personsOf(right, name),
  ];
  const [a, b] = lists(latin);
  if (a.length > 0 && b.length > 0) return [a, b];
  return lists((author) => author.name.ar);
}

function personsOf(authors: readonly AuthorshipRecord[], nameOf: (author: AuthorshipRecord) => string | undefined): Person[] {
  return authors.flatMap((author) => {
    const name = nameOf(author);
    if (!name) return [];
    const words = wordsOf(name);
    const family =
      author.family && !/\p{Script=Arabic}/u.test(author.family) && name.includes(author.family) ? wordsOf(author.family) : words.slice(-1);
    const firstName = author.given && name.includes(author.given) ? wordsOf(author.given)[0] : words[0];
    return [{ words, family: family.join(''), initial: firstName?.[0] ?? '' }];
  });
}

const wordsOf = (name: string): string[] =>
  fold(name)
    .replace(/[.,'’-]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

function isSamePerson(left: Person, right: Person): boolean {
  const isFamily = left.family === right.family || left.words.join('') === right.words.join('') || lastOf(left) === lastOf(right);
  if (!isFamily)
    return (
      left.words.length > 1 &&
      left.words.length === right.words.length &&
      [...left.words].sort().join(' ') === [...right.words].sort().join(' ')
    );
  return (
    left.initial === right.initial ||
    left.words.length === 1 ||
    right.words.length === 1 ||
    left.words.some((word) => word[0] === right.initial)
  );
}

const lastOf = ({ family, words }: Person) => (family.length > 2 ? family : (words.at(-1) ?? ''));
