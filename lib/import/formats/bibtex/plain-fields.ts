import { splitOutsideBraces } from '#lib/formats/bibliography/bibtex-syntax.ts';
import { decodeLatex } from '#lib/formats/bibliography/latex-text.ts';

/** Accents, special letters and escapes: the only TeX in most fields. */
const letters =
  /\\(?:["'`^~=.]\s*(?:\{\\?[a-zA-Z]\}|\\?[a-zA-Z])|[uvHcdbkr](?:\s*\{\\?[a-zA-Z]\}|\s+[a-zA-Z])|(?:ss|o|O|l|L|ae|AE|oe|OE|aa|AA|i|j)(?![a-zA-Z])(?:\{\})?|[&%_#$])/g;
/** Characters with a meaning in TeX; `~` is a blank. */
const texSyntax = /[\\$%#^_`<>|]|''/;

/** Text of a field with no TeX beyond letters and braces, else undefined. The full parser takes two hundred times as long. */
export function textWithoutTex(value: string): string | undefined {
  return texSyntax.test(value.replace(letters, '')) ? undefined : decodeText(value.replaceAll('---', '—').replaceAll('--', '–'));
}

const decodeText = (value: string) => decodeLatex(value).replace(/\s+/g, ' ').trim();

interface Creator {
  readonly name?: string;
  readonly lastName?: string;
  readonly firstName?: string;
  readonly suffix?: string;
}

/** A list of people in the parser's shape; undefined for names with TeX or in forms that only the parser handles. */
export function plainCreators(value: string): readonly Creator[] | undefined {
  if (texSyntax.test(value.replace(letters, ''))) return undefined;
  // Arabic commas and semicolons separate names like their ASCII counterparts.
  const names = splitOutsideBraces(value.replace(/\s*؛\s*/g, ' and ').replace(/،/g, ','), /\s+and(?=\s)/iy);
  const creators = names.map((name) => plainCreator(name.replace(/\s+/g, ' ').trim()));
  return creators.every((creator) => creator !== undefined) ? creators : undefined;
}

function plainCreator(name: string): Creator | undefined {
  if (/^\{[^{}]*\}$/.test(name)) return { name: decodeText(name) };
  if (/\bet\.? al\b/i.test(name)) return undefined;
  const parts = splitOutsideBraces(name, /\s*,\s*/y).map((part) => decodeText(part));
  if (parts.length > 3 || parts.some((part) => part === '')) return undefined;
  const [lastName = '', second, third] = parts;
  if (third !== undefined) return { lastName, firstName: third, suffix: second as string };
  if (second !== undefined) return { lastName, firstName: second };
  // Without a comma, the family name is the last word with its particles. If braces occur, only the parser can split the name.
  if (/[{}]/.test(name)) return undefined;
  const words = lastName.split(' ');
  const particle = words.findIndex((word, index) => index > 0 && index < words.length - 1 && /^\p{Ll}/u.test(word));
  const familyStart = particle > 0 ? particle : words.length - 1;
  return familyStart === 0
    ? { lastName }
    : { lastName: words.slice(familyStart).join(' '), firstName: words.slice(0, familyStart).join(' ') };
}
