import { splitOutsideBraces } from '#lib/formats/bibliography/bibtex-syntax.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';

/** Accents, special letters and escaped signs: all of TeX that most fields hold. */
const letters =
  /\\(?:["'`^~=.]\s*(?:\{\\?[a-zA-Z]\}|\\?[a-zA-Z])|[uvHcdbkr](?:\s*\{\\?[a-zA-Z]\}|\s+[a-zA-Z])|(?:ss|o|O|l|L|ae|AE|oe|OE|aa|AA|i|j)(?![a-zA-Z])(?:\{\})?|[&%_#$])/g;
/** Signs that mean more to TeX than a letter; `~` is a blank. */
const ofTex = /[\\$%#^_`<>|]|''/;

/**
 * The text of a field that holds nothing of TeX but letters and braces; undefined for others, which the parser has to understand. That takes it ten
 * microseconds a letter, two hundred times as long.
 */
export function plainText(value: string): string | undefined {
  return ofTex.test(value.replace(letters, '')) ? undefined : decoded(value).replaceAll('---', '—').replaceAll('--', '–');
}

const decoded = (value: string) => decodeLatex(value).replace(/\s+/g, ' ').trim();

interface Creator {
  readonly name?: string;
  readonly lastName?: string;
  readonly firstName?: string;
  readonly suffix?: string;
}

/** A list of people as the parser gives it; undefined where it has anything of TeX but letters, or names of a form that only the parser knows. */
export function plainCreators(value: string): readonly Creator[] | undefined {
  if (ofTex.test(value.replace(letters, ''))) return undefined;
  // Arabic commas and semicolons separate names as their ASCII counterparts do.
  const names = splitOutsideBraces(value.replace(/\s*؛\s*/g, ' and ').replace(/،/g, ','), /\s+and(?=\s)/iy);
  const creators = names.map((name) => plainCreator(name.replace(/\s+/g, ' ').trim()));
  return creators.every((creator) => creator !== undefined) ? creators : undefined;
}

function plainCreator(name: string): Creator | undefined {
  if (/^\{[^{}]*\}$/.test(name)) return { name: decoded(name) };
  if (/(?:^| )et\.? al\b/i.test(name)) return undefined;
  const parts = splitOutsideBraces(name, /\s*,\s*/y).map((part) => decoded(part));
  if (parts.length > 3 || parts.some((part) => part === '')) return undefined;
  const [lastName = '', second, third] = parts;
  if (third !== undefined) return { lastName, firstName: third, suffix: second as string };
  if (second !== undefined) return { lastName, firstName: second };
  // Without a comma the family name is the last word, with the small words before it; one in braces may have several.
  if (/[{}]/.test(name)) return undefined;
  const words = lastName.split(' ');
  const particle = words.findIndex((word, at) => at > 0 && at < words.length - 1 && /^\p{Ll}/u.test(word));
  const from = particle > 0 ? particle : words.length - 1;
  return from === 0 ? { lastName } : { lastName: words.slice(from).join(' '), firstName: words.slice(0, from).join(' ') };
}
