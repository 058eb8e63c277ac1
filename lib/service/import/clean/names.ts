import { hasArabicLetters } from '#lib/formats/plain-text.ts';
import { decodeEntities } from './entities.ts';

export interface NameList {
  readonly names: readonly string[];
  /** The list says itself that there are more: "et al.", «وآخرون». */
  readonly incomplete: boolean;
}

const more = /^(?:et\.? al\.?|and others|others|\.{3}|…|وآخرون|وأخرون|آخرون)\.?$/i;
/** What stands in author fields and names nobody. */
const nobody = /^(?:unknown|anonymous|anon\.?|n\/a|none|null|author|[^\p{L}]*)$/iu;

/**
 * One string of names to a list: `;` `؛` `|` and line breaks separate, else " and ", else commas and «،» where what they divide are whole names:
 * "Smith, John" is one person, "John Smith, Jane Doe" two, "Smith, J., Doe, A." two.
 */
export function splitNames(text: string): NameList {
  return listOf(divide(decodeEntities(text)));
}

/** Names that are a list already, without what is no name. */
export function listOf(names: readonly string[]): NameList {
  const kept = names
    .map((name) => joinedByHyphens(oneBlank(name).replace(/ ?[,،;]? (?:et\.? al\.?|وآخرون)$/i, '')))
    .filter((name) => !nobody.test(name) && !more.test(name));
  return {
    names: kept,
    incomplete: names.some((name) => /(?:^| )(?:et\.? al\.?|وآخرون)\.?$/i.test(oneBlank(name)) || more.test(name.trim())),
  };
}

/** A list in which every name is a family name with initials behind (`Harbi SM`), each with a comma between; other lists as they are. One name must have one initial. */
export function withCommas(names: readonly string[]): readonly string[] {
  const isShort = names.length === 1 && / \p{Lu}$/u.test(names[0] as string);
  if (!(names.length > 1 || isShort) || !names.every(endsInInitials)) return names;
  return names.map((name) => name.replace(/ (?=\S+$)/, ', '));
}

/** A family name in ordinary case, then initials without a mark, as citation indexes list people. */
function endsInInitials(name: string): boolean {
  const at = name.lastIndexOf(' ');
  const [family, initials] = [name.slice(0, at), name.slice(at + 1)];
  return (
    at > 0 && /^(?:\p{Lu}{1,3}|\p{Lu}-\p{Lu})$/u.test(initials) && /^\p{L}/u.test(family) && /\p{Ll}/u.test(family) && !/[,،]/.test(family)
  );
}

const oneBlank = (name: string) => name.replace(/\s+/g, ' ').trim();

/** "J. -P. Vignes" is how some sources cut J.-P., and a dash for a hyphen how others write Al-Ramadan. */
export function joinedByHyphens(name: string): string {
  return name.replace(/(?<=\p{Lu}\.) -(?=\p{Lu})/gu, '-').replace(/(?<=\p{L})[\u2012-\u2015\u2212](?=\p{L})/gu, '-');
}

function divide(text: string): string[] {
  const strong = text.split(/[;؛|\n]/).map((part) => part.trim());
  if (strong.length > 1) return strong;
  const joined = text.split(/(?<!\s)\s+(?:and|&|und|et)\s+(?!al\b)/i);
  if (joined.length > 1) return joined.flatMap((part, place) => (place === 0 ? byCommas(part) : [part.replace(/^[,،]\s*/, '')]));
  return byCommas(text);
}

function byCommas(text: string): string[] {
  const parts = text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return [text];
  const whole = (part: string) => /\S\s+\S/.test(part);
  if (parts.every(whole)) return parts;
  if (parts.length === 2) return [text];
  // Smith, J., Doe, A.: family and initials by turns.
  const initials = (part: string) => /^(?:\p{Lu}\.?[\s-]*){1,4}$/u.test(part);
  if (parts.length % 2 === 0 && parts.every((part, place) => place % 2 === 0 || initials(part))) {
    return parts.flatMap((part, place) => (place % 2 === 0 ? [`${part}, ${parts[place + 1]}`] : []));
  }
  // «أحمد، سعيد، …»: single names between Arabic commas are a list; a Latin name with a suffix (King, M. L., Jr.) is one.
  return hasArabicLetters(text) ? parts : /^(?:jr|sr|i{2,3})\.?$/i.test(parts.at(-1) as string) ? [text] : parts.filter(Boolean);
}
