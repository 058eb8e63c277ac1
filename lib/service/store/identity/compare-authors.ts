import type { AuthorshipRecord, ResearchRecord } from '#lib/domain/record.ts';
import { fold } from '#lib/text/words/fold.ts';

/**
 * `equal`: the same people; `cut`: a list that says itself that it is not whole, or is as long as lists are that were cut, and all of it is in the other;
 * `part`: all of the shorter list are in the longer; `some`: a list that is not whole has some of the other's people, or is the name of a body, so that
 * nothing follows; `most`: six in ten of the shorter list and at least two are in the longer; `other`: somebody differs; `unknown`: one of the two names nobody in this script.
 */
export type AuthorsVerdict = 'equal' | 'cut' | 'part' | 'some' | 'most' | 'other' | 'unknown';

/** Services and styles cut lists after ten names and more. */
const cutLengthMin = 10;

type Signed = Pick<ResearchRecord, 'authors' | 'authorsIncomplete' | 'authorsTotal'>;

/** Whether two records name the same people, in any order; names are compared by family name and the first initial. */
export function compareAuthors(one: Signed, two: Signed): AuthorsVerdict {
  const [a, b] = inOneScript(one.authors, two.authors);
  if (a.length === 0 || b.length === 0) return 'unknown';
  const [short, long] = a.length <= b.length ? [a, [...b]] : [b, [...a]];
  const shorter = a.length <= b.length ? one : two;
  let found = 0;
  for (const person of short) {
    const place = long.findIndex((other) => isSamePerson(person, other));
    if (place < 0) continue;
    long.splice(place, 1);
    found += 1;
  }
  if (found === short.length && long.length === 0) return 'equal';
  const isCut = isSaidCut(shorter) || short.length >= cutLengthMin;
  if (found === short.length) return isCut ? 'cut' : 'part';
  // One misspelt name in a long list of the same people.
  if (short.length >= 4 && long.length <= short.length - found && found / short.length >= 0.75) return 'equal';
  const cut = [one, two].filter(isSaidCut).length;
  const isHardlyOther = cut === 2 ? found > 0 : found / short.length >= 0.6 && (cut === 1 || isCut);
  if (isHardlyOther || [a, b].some((people) => people.every(isBody))) return 'some';
  return found >= 2 && found / short.length >= 0.6 ? 'most' : 'other';
}

const isSaidCut = ({ authorsIncomplete, authorsTotal }: Signed): boolean => authorsIncomplete === true || authorsTotal !== undefined;

/** "Gaia Collaboration" stands for people whom another source names. */
const isBody = ({ words }: Person): boolean => words.some((word) => bodies.has(word));
const bodies = new Set('collaboration collaborations consortium consortia team teams group تعاون فريق مجموعه'.split(' ').map(fold));

interface Person {
  readonly words: readonly string[];
  readonly family: string;
  readonly initial: string;
}

/** Lists as both write them: in Latin letters, else in Arabic ones. */
function inOneScript(one: readonly AuthorshipRecord[], two: readonly AuthorshipRecord[]): [Person[], Person[]] {
  const latin = (author: AuthorshipRecord) => author.name.en ?? Object.entries(author.name).find(([language]) => language !== 'ar')?.[1];
  const lists = (name: (author: AuthorshipRecord) => string | undefined): [Person[], Person[]] => [
    personsOf(one, name),
    personsOf(two, name),
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
    const given = author.given && name.includes(author.given) ? wordsOf(author.given)[0] : words[0];
    return [{ words, family: family.join(''), initial: given?.[0] ?? '' }];
  });
}

const wordsOf = (name: string): string[] =>
  fold(name)
    .replace(/[.,'’-]+/g, ' ')
    .split(/\s+/)
    .filter(Boolean);

function isSamePerson(one: Person, two: Person): boolean {
  const isFamily = one.family === two.family || one.words.join('') === two.words.join('') || lastOf(one) === lastOf(two);
  if (!isFamily)
    return (
      one.words.length > 1 && one.words.length === two.words.length && [...one.words].sort().join(' ') === [...two.words].sort().join(' ')
    );
  return (
    one.initial === two.initial || one.words.length === 1 || two.words.length === 1 || one.words.some((word) => word[0] === two.initial)
  );
}

const lastOf = ({ family, words }: Person) => (family.length > 2 ? family : (words.at(-1) ?? ''));
