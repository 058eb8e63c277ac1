import { languages } from './languages.ts';

/** Source of a pattern that matches a language in a path. */
export const languagePattern = `(?:${languages.join('|')})`;

/** A pattern of paths that begin with a language, by the source of the rest: `languagePath('/research$')` matches `/ar/research`. */
export const languagePath = (rest: string): RegExp => new RegExp(`^/${languagePattern}${rest}`);
