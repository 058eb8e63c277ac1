import { isGroup } from '#lib/formats/values/person-name.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { decodeEntities } from '#lib/import/clean/entities.ts';

export interface NameList {
  readonly names: readonly string[];
  /** The list ends with "et al.", «وآخرون» or the like. */
  readonly incomplete: boolean;
}

const othersMark = /^(?:et\.? al\.?|and others|others|\.{3}|…|وآخرون|وأخرون|آخرون)\.?$/i;
/** Placeholders in author fields. */
const placeholder = /^(?:unknown|anonymous|anon\.?|n\/a|none|null|author|[^\p{L}]*)$/iu;

/** The people of a list, and "others" at its end if it is incomplete, for lists of people that have no field to store that. */
export const withOthers = <T>(people: readonly T[], incomplete: boolean): readonly (T | { readonly name: string })[] =>
  incomplete ? [...people, { name: 'others' }] : people;

/** Splits names at `;` `؛` `|` and line breaks, else at " and ", else at commas between full names: "Smith, John" is one person. */
export function splitNames(text: string): NameList {
  return nameListOf(divide(decodeEntities(text)));
}

/**
 * The people in the field of one person, which some programs fill with a whole list. Commas do not split here, and "and" splits only
 * between two full names, since groups have such names.
 */
export function splitPerson(name: string): readonly string[] {
  const bySeparator = decodeEntities(name)
    .split(/[;؛|\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  // Longer texts are no names, and would take time by the square of the length.
  if (bySeparator.length !== 1 || name.length > 1000 || isGroup(name)) return bySeparator;
  const byAnd = name.split(/\s+(?:and|و)\s+/i);
  const isFullName = (part: string) => /^\p{L}[\p{L}\p{M}.'’-]*,? [\p{L}.'’-]/u.test(part) && !/\d/.test(part);
  return byAnd.length > 1 && byAnd.every(isFullName) ? byAnd : bySeparator;
}

/** Cleans names that are already a list, and drops placeholders. */
export function nameListOf(names: readonly string[]): NameList {
  const cleaned = names
    .map((name) => joinHyphens(oneBlank(name).replace(/ ?[,،;]? (?:et\.? al\.?|وآخرون)$/i, '')))
    .filter((name) => !placeholder.test(name) && !othersMark.test(name));
  return {
    names: cleaned,
    incomplete: names.some((name) => /(?:^| )(?:et\.? al\.?|وآخرون)\.?$/i.test(oneBlank(name)) || othersMark.test(name.trim())),
  };
}

/** Adds a comma before the initials if all names end in initials (`Harbi SM`). A list of one name needs exactly one initial. */
export function withCommas(names: readonly string[]): readonly string[] {
  const isShort = names.length === 1 && / \p{Lu}$/u.test(names[0] as string);
  if (!(names.length > 1 || isShort) || !names.every(endsInInitials)) return names;
  return names.map((name) => name.replace(/ (?=\S+$)/, ', '));
}

/** Whether a name is a family name in ordinary case, then initials without dots, as in citation indexes. */
function endsInInitials(name: string): boolean {
  const space = name.lastIndexOf(' ');
  const [family, initials] = [name.slice(0, space), name.slice(space + 1)];
  return (
    space > 0 &&
    /^(?:\p{Lu}{1,3}|\p{Lu}-\p{Lu})$/u.test(initials) &&
    /^\p{L}/u.test(family) &&
    /\p{Ll}/u.test(family) &&
    !/[,،]/.test(family)
  );
}

const oneBlank = (name: string) => name.replace(/\s+/g, ' ').trim();

/** Restores hyphens within names: some sources split J.-P. ("J. -P. Vignes") or write a dash for the hyphen of Al-Ramadan. */
export function joinHyphens(name: string): string {
  return name.replace(/(?<=\p{Lu}\.) -(?=\p{Lu})/gu, '-').replace(/(?<=\p{L})[\u2012-\u2015\u2212](?=\p{L})/gu, '-');
}

function divide(text: string): string[] {
  const bySeparator = text.split(/[;؛|\n]/).map((part) => part.trim());
  if (bySeparator.length > 1) return bySeparator;
  const byAnd = text.split(/(?<!\s)\s+(?:and|&|und|et|و)\s+(?!al\b)/i);
  if (byAnd.length > 1) return byAnd.flatMap((part, index) => (index === 0 ? byCommas(part) : [part.replace(/^[,،]\s*/, '')]));
  return byCommas(text);
}

function byCommas(text: string): string[] {
  const parts = text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter(Boolean);
  if (parts.length < 2) return [text];
  const isWholeName = (part: string) => /\S\s+\S/.test(part);
  if (parts.every(isWholeName)) return parts.map(withoutArabicAnd);
  if (parts.length === 2) return [text];
  // Smith, J., Doe, A.: family names and initials alternate.
  const areInitials = (part: string) => /^(?:\p{Lu}\.?[\s-]*){1,4}$/u.test(part);
  if (parts.length % 2 === 0 && parts.every((part, index) => index % 2 === 0 || areInitials(part))) {
    return parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1]}`] : []));
  }
  // Single names between Arabic commas («أحمد، سعيد، …») are a list. A Latin name with a suffix (King, M. L., Jr.) is one person.
  return hasArabicLetters(text)
    ? parts.map(withoutArabicAnd)
    : /^(?:jr|sr|i{2,3})\.?$/i.test(parts.at(-1) as string)
      ? [text]
      : parts.filter(Boolean);
}

/** Names that begin with the letter of «و» ("and"). */
const wawNames =
  /^(?:وليد|وليدة|وائل|وسام|وفاء|وفاق|وداد|ورد|وردة|ورود|وهيب|وهيبة|وجدي|وجدان|وجيه|وجيهة|وحيد|وحيدة|وضاح|وسيم|وسيمة|وديع|وديعة|واصف|واثق|وصال|ولاء|وعد|وئام|وصفي|وهبي|وهبة|وهب|وسن|ونيس|واسيني|وفيق|وقاص|ودود|واجد|وافي|وعود|وجد|ولي|ولاد|ورش)$/;

/** A later name of an Arabic list without the «و» ("and") that is written to its first word: «، وفهد السبيعي». */
function withoutArabicAnd(name: string, index: number): string {
  const first = name.split(' ', 1)[0] as string;
  return index > 0 && first.length > 2 && first.startsWith('و') && !wawNames.test(first) ? name.slice(1) : name;
}
