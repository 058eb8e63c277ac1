import { groupInOrder, isGroup } from '#lib/formats/values/person-name.ts';
import { hasArabicLetters } from '#lib/formats/values/plain-text.ts';
import { decodeEntities } from '#lib/import/clean/entities.ts';

export interface NameList {
  readonly names: readonly string[];
  /** The list ends with "et al.", «وآخرون» or the like. */
  readonly incomplete: boolean;
}

const others = 'et\\.? al\\.?|(?:and )?(?:\\d+ )?others|\\.{3}|…|و ?[آأا]خرون|و ?[آأا]خ\\.|آخرون';
const othersMark = new RegExp(`^(?:[[(]\\s?)?(?:${others})\\.?(?:\\s?[\\])])?$`, 'i');
/** The same after a name, in brackets too: "[et al.]", «.. وآخرون». */
const othersAfterName =
  /(?: ?(?:\.{2,}|[,،;…]))? [[(]?(?:et\.? al\.?|and \d+ others|و ?[آأا]خرون|و ?[آأا]خ\.)\.?[\])]?(?:,? \(?(?:\d{4}|eds?\.?)\)?)?$/i;
/** An omission in a list: "Amin, ... Zaki". */
const omission = /^(?:\.{3}|…|\. \. \.)\s*(?=\p{L})/u;
/** Placeholders in author fields. */
const placeholder =
  /^(?:unknown|anonymous|anon\.?|n\/a|none|null|author|\[?no authors? (?:names?|ids?)? ?available\]?|\[?anonymous\]?|[^\p{L}]*)$/iu;

/** The people of a list, and "others" at its end if it is incomplete, for lists of people that have no field to store that. */
export const withOthers = <T>(people: readonly T[], incomplete: boolean): readonly (T | { readonly name: string })[] =>
  incomplete ? [...people, { name: 'others' }] : people;

/** Whether a name or its given names end in "et al.". */
export const endsInOthers = (name: string): boolean => othersAfterName.test(name.slice(-endMax));

/** Splits names at `;` `؛` `|` and line breaks, else at " and ", else at commas between full names: "Smith, John" is one person. */
export function splitNames(text: string): NameList {
  const list = decodeEntities(text).trim();
  const { names, incomplete } = nameListOf(divide(list));
  return { names, incomplete: incomplete || endsInOthers(list) };
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
  const byShape = byInitials(name);
  if (byShape.length > 1) return byShape;
  const byAnd = name.split(/\s+(?:and|و)\s+/i);
  const isFullName = (part: string) => /^\p{L}[\p{L}\p{M}.'’-]*,? [\p{L}.'’-]/u.test(part) && !/\d/.test(part);
  return byAnd.length > 1 && byAnd.every(isFullName) ? byAnd : bySeparator;
}

/** Cleans names that are already a list, and drops placeholders. */
export function nameListOf(names: readonly string[]): NameList {
  const stated = names.map(oneBlank);
  const cleaned = stated
    .map((name) => cleanName(cleanEnd(name.replace(omission, ''), othersAfterName)))
    .filter((name) => !placeholder.test(name) && !othersMark.test(name));
  return {
    names: cleaned,
    incomplete: stated.some((name) => endsInOthers(name) || othersMark.test(name) || omission.test(name)),
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

/** Marks of notes after a name, also as letters' superscripts: "Amin*", "Amin¹,²", "Amin1,2"; a year in numbers of four digits is none. */
const noteMarks = /(?<=\p{L}\.?)[\s,*†‡§¶¹²³⁰-⁹]*[*†‡§¶¹²³⁰-⁹]$|(?<=\p{Ll})\d{1,2}(?:,\d{1,2})*$/u;
/** Years of life in catalogues, after a comma or in brackets: "Amin, Huda, 1970-", "(1901–1980)". Other years belong to the name of a group. */
const yearsOfLife = /(?:[,،]\s?|\s?\()(?:b\.\s|born\s|ca?\.\s)?\d{4}\??\s?[-–]\s?(?:\d{4}\??)?\)?\.?$/i;

/** The longest end of a name in which its end is cleaned, since the patterns take time by the square of the length. */
const endMax = 200;
const cleanEnd = (name: string, ...patterns: readonly RegExp[]): string =>
  name.slice(0, -endMax) + patterns.reduce((end, pattern) => end.replace(pattern, ''), name.slice(-endMax));

/** A name without marks of notes, years of life and the full stop after a word; with hyphens that some sources split ("J. -P.", "Al- Sharif") or turn into dashes. */
export function cleanName(name: string): string {
  const marks = [noteMarks, /(?<=\p{Ll}{3})\.$/u];
  return cleanEnd(groupInOrder(name.replace(/^[\s,;،؛]+/, '')), ...(/\d/.test(name) && isGroup(name) ? marks : [yearsOfLife, ...marks]))
    .replace(/(?<=\p{Lu}\.) -(?=\p{Lu})/gu, '-')
    .replace(/(?<=(?<!\p{L})[aeu][dlnrstz]-) (?=\p{L})/giu, '')
    .replace(/(?<=\p{L})[\u2012-\u2015\u2212](?=\p{L})/gu, '-');
}

function divide(stated: string): string[] {
  const list = /^\[\s*(["'])(.+)\1\s*\]$/s.exec(stated);
  // A list as programs print it: ['Amin, Huda', 'Omar Zaki'].
  if (list?.[1] && list[2]) return list[2].split(new RegExp(`${list[1]}\\s*,\\s*${list[1]}`));
  const bySeparator = stated.split(/[;؛|\n]/).flatMap((part) => byMark(part.trim(), /\s\/\s/));
  if (bySeparator.length > 1) return bySeparator;
  const text = cleanEnd(stated, othersAfterName);
  const byShape = byInitials(text.slice(0, 1000));
  if (byShape.length > 0 && text.length <= 1000) return byShape.length > 1 ? byShape : [text];
  const byDash = byMark(text, /\s[-–—]\s/);
  if (byDash.length > 1 && hasArabicLetters(text) && byDash.every((part) => /\S\s+\S/.test(part))) return byDash;
  const byAnd = text.split(/(?<!\s)\s+(?:and|&|und|et(?!\s+al[.,\s])|و)\s+/i).flatMap(bySpanishAnd);
  if (byAnd.length > 1 && !isOneGroup(byAnd)) {
    // A later name with a comma shows that the comma of the first one is also within a name: "dos Anjos, Amanda and Sole, Marco".
    const isInverted = /^[^,،]+[,،][^,،]+$/.test(byAnd[0] as string) && byAnd.slice(1).some((part) => /[^\s,،]\s*[,،]\s*\S/.test(part));
    return byAnd.flatMap((part, index) => (index === 0 && !isInverted ? byCommas(part) : [part.replace(/^[,،]\s*/, '')]));
  }
  return byCommas(text);
}

/** Names between slashes or dashes. These also separate the spellings of one name in two scripts, and a name from an institution. */
function byMark(text: string, mark: RegExp): string[] {
  const parts = text.split(mark).map((part) => part.trim());
  const isList =
    parts.length > 1 &&
    new Set(parts.map(hasArabicLetters)).size === 1 &&
    !parts.some((part) => /^(?:ال)?(?:قسم|كلية|شعبة)\s/.test(part) || isGroup(part));
  return isList ? parts : [text];
}

/** Two full names with the Spanish "and", which also joins the two family names of one person: "Ramón y Cajal, Santiago". */
function bySpanishAnd(text: string): string[] {
  const [left = '', right = '', ...more] = text.split(/(?<!\s)\s+y\s+/i);
  const isFullName = /\p{L}{2}\s+\p{Lu}[\p{L}'’-]+$/u;
  const areTwo = more.length === 0 && isFullName.test(left) && isFullName.test(right) && !/[,،]/.test(right) && !isGroup(text);
  return areTwo ? [left, right] : [text];
}

/** Whether "and" belongs to the name of one group: "Department of Physics and Astronomy", "Physics and Astronomy Department". */
function isOneGroup(parts: readonly string[]): boolean {
  const [first = '', second = ''] = parts;
  if (parts.length === 2 && /^\p{L}+$/u.test(first) && !isGroup(first) && /\s/.test(second) && isGroup(`${first} and ${second}`))
    return true;
  const [before, last] = [parts.slice(0, -1).join(' '), parts.at(-1)?.trim() ?? ''];
  return (
    !/\s/.test(last) && !isGroup(last) && isGroup(before) && (hasArabicLetters(before) || / (?:of|for|für|des?|du|del) /i.test(before))
  );
}

const initials = '(?!(?:Jr|Sr)\\.)(?:\\p{Lu}\\p{Ll}?\\.[\\s-]?|\\p{Lu}[\\s-]){0,3}(?:\\p{Lu}\\p{Ll}?\\.|\\p{Lu}{1,3}(?![\\p{L}\\p{M}]))';
const word = "\\p{Lu}[\\p{L}\\p{M}'’-]*\\p{Ll}[\\p{L}\\p{M}'’-]*";
const family = `(?:(?:(?!(?:and|und|et) )\\p{Ll}[\\p{L}'’]{0,5}|${word}) ){0,3}${word}`;
/** One person with initials, in either order ("Smith, J. A.", "Smith J.", "J.A. Smith"), and what separates it from the next one. */
const personWithInitials = new RegExp(
  `(?:(${family})(,)? (${initials})|(${initials})(?:(?<=\\.)|\\s)(${family}))` +
    '((?:\\s*[,;&]|\\s+(?:and|und|y)(?= ))+\\s*(?:(?:and|&)\\s+)?|(?<=\\.)(?=\\p{Lu})|(?<=\\.)\\s+|$)',
  'uy',
);

/**
 * The people of a list whose given names are all initials, which shows where each one ends, whatever separates them:
 * "Guild, F.J., A.J. Kinloch, and A.C. Taylor", "Smith, J. Doe, A.", "Rocha A.Munoz M.". Empty for any other text.
 */
function byInitials(text: string): string[] {
  const people: string[] = [];
  let areFiled = true;
  let isByBlank = false;
  for (let index = 0; index < text.length; index = personWithInitials.lastIndex) {
    personWithInitials.lastIndex = index;
    const [, before, comma, given, leading, after, separator = ''] = personWithInitials.exec(text) ?? [];
    if (personWithInitials.lastIndex === 0) return [];
    areFiled &&= comma !== undefined;
    isByBlank ||= /^\s+$/.test(separator);
    people.push(before ? `${before}, ${given}` : `${leading} ${after}`);
  }
  // A blank separates people only if all have commas before their initials: not "Huda A. Amin", "Amin, H. Joseph W.".
  if (isByBlank && !areFiled) return [];
  return people;
}

function byCommas(text: string): string[] {
  const parts = text
    .split(/[,،]/)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part));
  if (parts.length < 2) return [text];
  const isWholeName = (part: string) => /\S\s+\S/.test(part);
  if (parts.every(isWholeName)) return parts.map(withoutArabicAnd);
  if (parts.length === 2) return [text];
  // Family names of any form alternate with initials: "al-Khwarizmi, M., SMITH, J.", "Smith Jr., J., 't Hooft, G.".
  const areInitials = (part: string) => /^(?:\p{Lu}\.?[\s-]*){1,4}$/u.test(part);
  if (parts.length % 2 === 0 && parts.every((part, index) => index % 2 === 0 || areInitials(part)))
    return parts.flatMap((part, index) => (index % 2 === 0 ? [`${part}, ${parts[index + 1]}`] : []));
  // Single names between Arabic commas («أحمد، سعيد، …») are a list. A Latin name with a suffix (King, M. L., Jr.) is one person.
  return hasArabicLetters(text) ? parts.map(withoutArabicAnd) : /^(?:jr|sr|i{2,3})\.?$/i.test(parts.at(-1) as string) ? [text] : parts;
}

/** Names that begin with the letter of «و» ("and"). */
const wawNames =
  /^(?:وليد|وليدة|وائل|وسام|وفاء|وفاق|وداد|ورد|وردة|ورود|وهيب|وهيبة|وجدي|وجدان|وجيه|وجيهة|وحيد|وحيدة|وضاح|وسيم|وسيمة|وديع|وديعة|واصف|واثق|وصال|ولاء|وعد|وئام|وصفي|وهبي|وهبة|وهب|وسن|ونيس|واسيني|وفيق|وقاص|ودود|واجد|وافي|وعود|وجد|ولي|ولاد|ورش)$/;

/** A later name of an Arabic list without the «و» ("and") that is written to its first word: «، وفهد السبيعي». */
function withoutArabicAnd(name: string, index: number): string {
  const first = name.split(' ', 1)[0] as string;
  return index > 0 && first.length > 2 && first.startsWith('و') && !wawNames.test(first) ? name.slice(1) : name;
}
