import { fold, words } from '#lib/text/words/fold.ts';
import { isStopWord } from '#lib/text/words/stop-words.ts';
import { wordGroups, wordsOfClass } from '#lib/text/words/word-classes.ts';

/** A name has two words at least and no numbers; longer ones are addresses. */
const wordsMax = 16;
/** Shorter abbreviations are anybody's initials. */
const initialsMin = 3;
const initialsMax = 8;
/** So many letters may be the first of more. */
const shortenedMin = 5;

/**
 * The institutions an affiliation names, each as one token: "Jet Propulsion Laboratory, Pasadena" is both of its parts. They are found by their name
 * or its beginning only, so that a topic is not met by the name of everybody's institute ("astrophysics", Center for Astrophysics); and by their initials.
 */
export function institutionTokens(affiliation: string): string[] {
  return institutionParts(affiliation).flatMap((part) => [...(institutionToken(part) ?? []), ...(initialsToken(part) ?? [])]);
}

/** An affiliation cut at its commas and brackets. */
export const institutionParts = (affiliation: string): string[] =>
  affiliation
    .split(/[,،;؛()]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** The token of a text that may be the name of an institution; none where it cannot be one. */
function institutionToken(name: string): [string] | undefined {
  const parts = namedParts(name);
  return parts.length > 1 && parts.length <= wordsMax ? [`aff${parts.join('')}`] : undefined;
}

/** KFUPM of "King Fahd University of Petroleum & Minerals". */
function initialsToken(name: string): [string] | undefined {
  const parts = namedParts(name);
  const isName = parts.length >= initialsMin && parts.length <= initialsMax && parts.every((part) => /^[a-z]/.test(part));
  return isName && parts.some((part) => institutes.has(part)) ? [`abb${parts.map((part) => part[0]).join('')}`] : undefined;
}

/** Words of a name but for those that a query leaves out; none where it is not made of words. */
function namedParts(name: string): string[] {
  const parts = words(name).filter((word) => !isStopWord(word));
  return parts.every((part) => /^\p{L}+$/u.test(part)) ? parts : [];
}

/** What an institution may be asked for by: beginnings of tokens, for its name or a part that it begins with, and a whole token, for its initials. */
export interface InstitutionKeys {
  readonly beginnings: readonly string[];
  readonly initials?: string;
  /** The initials may be the first of more: NARSS leaves out the last word of Remote Sensing and Space Sciences. */
  readonly isShortened?: true;
}

/** Initials as they are spoken in Arabic, folded. */
const spokenInitials: ReadonlyMap<string, string> = new Map(
  wordGroups('spoken-initials').map(([spoken = '', initials = '']) => [spoken, initials] as const),
);

/** Undefined where a text can be no institution. An Arabic name is also met without the word that says what it is: «الملك فهد». */
export function institutionKeys(text: string): InstitutionKeys | undefined {
  const parts = namedParts(spokenInitials.get(words(text).join(' ')) ?? text);
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

/** Whether an affiliation is of the institution asked for. */
export function isFrom(affiliation: string, { beginnings, initials, isShortened }: InstitutionKeys): boolean {
  const isCalled = (token: string) => initials !== undefined && (isShortened ? token.startsWith(initials) : token === initials);
  return institutionTokens(affiliation).some((token) => isCalled(token) || beginnings.some((beginning) => token.startsWith(beginning)));
}

/** Whether a text holds a word by which institutions are called. */
export const namesInstitute = (text: string): boolean => words(text).some((word) => institutes.has(word));

const schools = wordsOfClass('school');
const institutes: ReadonlySet<string> = new Set([...schools, ...wordsOfClass('institute')]);

/** Whether a text says of itself that it is an institution's name: of one that nobody here is from, "university" alone says nothing. */
export function isInstitutionName(text: string): boolean {
  return institutionToken(text) !== undefined && selfNamed.test(fold(text).trim());
}

const latinSchool = schools.filter((word) => /^[a-z]/.test(word)).join('|');
const arabicSchool = schools.filter((word) => !/^[a-z]/.test(word)).join('|');
const selfNamed = new RegExp(`\\b(?:${latinSchool})$|^(?:[a-z]+ ){0,2}(?:${latinSchool}) of\\b|^(?:ال)?(?:${arabicSchool}) `);

/** How many of the words of an English text, at its beginning, are the name of an institution beside other words: three of "King Saud University astronomy"; none where they are not. */
export function beginsAsInstitution(parts: readonly string[]): number {
  const last = parts.findIndex((part) => schools.includes(fold(part)));
  return last > 0 && !/^of$/i.test(parts[last + 1] ?? '') ? last + 1 : 0;
}
