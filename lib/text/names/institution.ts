import { fold, words } from '#lib/text/words/fold.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { wordGroups, wordsOfClass } from '#lib/text/words/word-classes.ts';

/** Maximum number of words in a name; longer texts are addresses. */
const wordsMax = 16;
/** Minimum number of initials; shorter abbreviations are too ambiguous. */
const initialsMin = 3;
const initialsMax = 8;
/** From this length on, a query's initials also match longer initials that begin with them. */
const shortenedMin = 5;

/**
 * Tokens of the institutions in an affiliation: each name as one joined word, and its initials. A query matches initials or the
 * beginning of a name, so that "astrophysics" does not match every institute with that word.
 */
export function institutionTokens(affiliation: string): string[] {
  return institutionParts(affiliation).flatMap((part) => [...(institutionToken(part) ?? []), ...(initialsToken(part) ?? [])]);
}

/** An affiliation split at commas and brackets. */
export const institutionParts = (affiliation: string): string[] =>
  affiliation
    .split(/[,،;؛()]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The token of a text that may be the name of an institution. */
function institutionToken(name: string): [string] | undefined {
  const parts = nameWords(name);
  return parts.length > 1 && parts.length <= wordsMax ? [`aff${parts.join('')}`] : undefined;
}

/** The initials of a name: KFUPM for "King Fahd University of Petroleum & Minerals". */
function initialsToken(name: string): [string] | undefined {
  const parts = nameWords(name);
  const isName = parts.length >= initialsMin && parts.length <= initialsMax && parts.every((part) => /^[a-z]/.test(part));
  return isName && parts.some((part) => institutes.has(part)) ? [`abb${parts.map((part) => part[0]).join('')}`] : undefined;
}

/** The words of a name without stop words; empty when the text has anything but words. */
function nameWords(name: string): string[] {
  const parts = words(name).filter((word) => !isStopWord(word));
  return parts.every((part) => /^\p{L}+$/u.test(part)) ? parts : [];
}

/** How a query can match an institution: by prefixes of name tokens, and by the token of its initials. */
export interface InstitutionKeys {
  readonly beginnings: readonly string[];
  readonly initials?: string;
  /** The initials may be incomplete: NARSS omits the last word of Remote Sensing and Space Sciences. */
  readonly isShortened?: true;
}

/** Initials as pronounced in Arabic, folded. */
const pronouncedInitials: ReadonlyMap<string, string> = new Map(
  wordGroups('spoken-initials').map(([pronounced = '', initials = '']) => [pronounced, initials] as const),
);

/** The keys of a text; undefined when it cannot be an institution. An Arabic name also matches without its type word: «الملك فهد». */
export function institutionKeys(text: string): InstitutionKeys | undefined {
  const parts = nameWords(pronouncedInitials.get(words(text).join(' ')) ?? text);
  if (parts.length === 1 && /^[a-z]+$/.test(parts[0] as string)) {
    const [initials] = parts as [string];
    if (initials.length < initialsMin || initials.length > initialsMax) return undefined;
    return { beginnings: [], initials: `abb${initials}`, ...(initials.length >= shortenedMin && { isShortened: true as const }) };
  }
  const token = institutionToken(text)?.[0];
  if (token === undefined) return undefined;
  const isArabic = /[\u0621-\u064a]/.test(token) && !institutes.has(parts[0] as string);
  return { beginnings: [token, ...(isArabic ? wordsOfClass('institute-before-name').map((kind) => `aff${kind}${parts.join('')}`) : [])] };
}

/** Whether an affiliation mentions the institution with these keys. */
export function isFrom(affiliation: string, { beginnings, initials, isShortened }: InstitutionKeys): boolean {
  const matchesInitials = (token: string) => initials !== undefined && (isShortened ? token.startsWith(initials) : token === initials);
  return institutionTokens(affiliation).some(
    (token) => matchesInitials(token) || beginnings.some((beginning) => token.startsWith(beginning)),
  );
}

/** Whether a text contains a word for a kind of institution. */
export const namesInstitute = (text: string): boolean => words(text).some((word) => institutes.has(word));

const schools = wordsOfClass('school');
const institutes: ReadonlySet<string> = new Set([...schools, ...wordsOfClass('institute')]);

/** Whether a text is clearly the name of an institution; the bare word "university" is not. */
export function isInstitutionName(text: string): boolean {
  return institutionToken(text) !== undefined && selfNamed.test(fold(text).trim());
}

const latinSchool = schools.filter((word) => /^[a-z]/.test(word)).join('|');
const arabicSchool = schools.filter((word) => !/^[a-z]/.test(word)).join('|');
const selfNamed = new RegExp(`\\b(?:${latinSchool})$|^(?:[a-z]+ ){0,2}(?:${latinSchool}) of\\b|^(?:ال)?(?:${arabicSchool}) `);

/** The number of words of an institution's name at the beginning of an English text: 3 for "King Saud University astronomy"; else 0. */
export function beginsAsInstitution(parts: readonly string[]): number {
  const lastIndex = parts.findIndex((part) => schools.includes(fold(part)));
  return lastIndex > 0 && !/^of$/i.test(parts[lastIndex + 1] ?? '') ? lastIndex + 1 : 0;
}
