import { fold, words } from './fold.ts';
import { isStopWord } from './stop-words.ts';

/** A name has two words at least and no numbers; longer ones are addresses. */
const wordsMax = 16;

/**
 * The institutions an affiliation names, each as one token: "Jet Propulsion Laboratory, Pasadena" is both of its parts. They are found by their whole name
 * only, so that a topic is not met by the name of everybody's institute ("astrophysics", Center for Astrophysics).
 */
export function institutionTokens(affiliation: string): string[] {
  return affiliation.split(/[,،;؛()]/).flatMap((part) => institutionToken(part) ?? []);
}

/** The token of a text that may be the name of an institution; undefined where it cannot be one. */
export function institutionToken(name: string): string | undefined {
  // "King Fahd University of Petroleum & Minerals" has the same words but for those that a query leaves out.
  const parts = words(name).filter((word) => !isStopWord(word));
  const isName = parts.length > 1 && parts.length <= wordsMax && parts.every((part) => /^\p{L}+$/u.test(part));
  return isName ? `aff${parts.join('')}` : undefined;
}

/** Whether a text says of itself that it is an institution's name: of one that nobody here is from, "university" alone says nothing. */
export function isInstitutionName(text: string): boolean {
  return institutionToken(text) !== undefined && selfNamed.test(fold(text).trim());
}

const selfNamed =
  /\b(?:university|institute|college|academy)$|^(?:university|institute|college|academy) of\b|^(?:جامعه|معهد|كليه|اكاديميه) /;
