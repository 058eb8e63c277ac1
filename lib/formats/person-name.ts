import { hasArabicLetters, plainText } from './plain-text.ts';

/** A name as reference formats want it: in two parts, or whole where there are no parts (groups, single names). */
export type PersonName = { readonly family: string; readonly given: string; readonly suffix?: string } | { readonly literal: string };

/**
 * Splits a name as it is written into family and given names. Names of groups and names of one word stay whole: to invent a family
 * name is worse than to have none. Particles stay with the family name (`van der Berg`, `آل سعود`, `أبو زيد`, `عبد الله`), also where a comma
 * parted them from it (`Berg, Jan van der`). Initials after a name follow the family name (`Harbi S.M.`), as citation indexes write people.
 */
export function personName(written: string): PersonName {
  const name = plainText(written);
  if (isGroup(name)) return { literal: name };
  const [family, second, third, ...more] = name.split(/\s*[,،]\s*/).filter(Boolean);
  if (more.length > 0) return { literal: name };
  if (family && second) return fromParts(name, family, second, third);
  const words = (family ?? name).split(' ');
  if (words.length < 2) return { literal: family ?? name };
  return hasArabicLetters(name) ? splitArabic(words) : splitLatin(words);
}

/** A Latin name with the family name first that citations give it; null of groups and of names of one word. */
export function filedName(written: string): string | null {
  const name = personName(written);
  return 'family' in name && !hasArabicLetters(written) ? `${name.family} ${name.given}` : null;
}

/**
 * A name whose parts a source tells apart, with the suffix and the particles where they belong: `King III` and `Martin`, `Berg` and `Jan van der`,
 * `Haytham` and `Ibn al-`.
 */
export function joinParts(family: string, given: string, suffix?: string): PersonName {
  const [familyWords, givenWords] = [family.split(' '), given.split(' ')];
  const end = suffix ?? takeSuffix(familyWords) ?? takeSuffix(givenWords);
  let from = givenWords.length;
  while (from > 1 && isTrailingParticle(givenWords[from - 1] as string, from === givenWords.length)) from -= 1;
  const before = givenWords.slice(from).join(' ');
  const whole = before && `${before}${before.endsWith('-') ? '' : ' '}`;
  const name = { family: whole + familyWords.join(' '), given: givenWords.slice(0, from).join(' ') };
  if (whole && latinLeading.has(bareWord(name.given))) return { literal: naturalName(name) };
  return end ? { ...name, suffix: end } : name;
}

/** The suffix at the end of a part of a name, which loses it. `junior` and `filho` are parts of family names. */
function takeSuffix(words: string[]): string | undefined {
  return words.length > 1 && /^(?:jr\.?|sr\.?|ii|iii|iv)$/i.test(words.at(-1) as string) ? words.pop() : undefined;
}

/** A small particle after a given name, or an article that ends in its hyphen. */
function isTrailingParticle(word: string, isLast: boolean): boolean {
  if (isLast && /^[aeu][dlnrstz]-$/i.test(word)) return true;
  return word === word.toLowerCase() && latinParticles.has(word) && !/[.']/.test(word);
}

/** Family name, given names and a suffix in either order; three parts of another kind are no person's that can be told apart. */
function fromParts(whole: string, family: string, second: string, third: string | undefined): PersonName {
  if (third === undefined) return joinParts(family, second);
  if (suffixes.test(second)) return joinParts(family, third, second);
  return suffixes.test(third) || degrees.test(third) ? joinParts(family, second, third) : { literal: whole };
}

/** `Given Family`, the way one writes it in running text. */
export function naturalName(name: PersonName): string {
  if ('literal' in name) return name.literal;
  return [name.given, name.family, name.suffix].filter(Boolean).join(' ');
}

const groupWords =
  /(?:^|[\s/-])(?:collaborations?|consortium|team|group|council|committee|agency|observatory|institute|university|academ(?:y|ies)|association|society|working group|laboratory|cent(?:er|re)|nasa|esa|astrium)(?:$|[\s,])/i;
const arabicGroupWords =
  /^(?:فريق|وكالة|جامعة|مركز|هيئة|معهد|مرصد|مجموعة|تعاون|مؤسسة|مدينة|لجنة|وزارة|الهيئة|المركز|المعهد|الوكالة|المجلس|مجلس)(?:\s|$)/;

/** Words of bodies that are family names too, and legal forms, which are not. */
const bodyWords =
  /(?<!\p{L})(?:departments?|bureau|division|offices?|ministry|library|libraries|collections?|museum|surveys?|service|services|corporation|company|foundation|college|school|faculty|commission|directorate|administration|authority|organi[sz]ation|program(?:me)?|network|archives?|facility|section|federation|secretariat|technolog(?:y|ies))(?!\p{L})/iu;
const legalForms = /(?:^|[\s,])(?:inc\.?|ltd\.?|llc|gmbh|plc|corp\.|s\.a\.|pty)(?:$|[\s,)])/i;

/** Whether a name is one of a body. A word that is a family name too counts only where the name is not `Family, Given` (`Service, Robert W.`). */
export function isGroup(name: string): boolean {
  if (groupWords.test(name) || arabicGroupWords.test(name) || legalForms.test(name)) return true;
  return bodyWords.test(name) && !/^\S+, \S+(?: \S+)?$/.test(name) && /\s\S+\s/.test(name);
}

const latinParticles = new Set(
  'van von der den de del della dello dal di da das do dos du la le les ten ter zu zum zur af av bin ibn ben bint al el abu abi abou bou abd abdul abdel san st. saint mac'.split(
    ' ',
  ),
);
const suffixes = /^(?:jr\.?|sr\.?|ii|iii|iv)$/i;
const degrees = /^(?:ph\.? ?d\.?|m\.? ?d\.?|d\.? ?sc\.?|m\.? ?sc\.?)$/i;

/** Words that begin one name and never are a given name by themselves: `Ibn Sina`, `Abu Bakr`, `Abd al-Rahman`. */
const latinLeading = new Set('ibn abu abou abi abd abdel abdal abdul umm bint'.split(' '));
/** `Nur ad-Din`, `Salah Eddine`: a name in al-Din is one with the word before; so is `Zein El Dine`, in three words. */
const latinTrailing = /^(?:[aeu][ldn]-d(?:in|ine|een|ien)|e[dl]dine?)$/;
const latinDin = /^d(?:in|ine|een|ien)$/;

/** Letters of a word for comparison, without the signs of a transliteration: `ʿAbd`, `Abū`. */
const bareWord = (word: string) =>
  word
    .normalize('NFD')
    .replace(/[\p{M}ʿʾʻʼ‘’'`]/gu, '')
    .toLowerCase();

function splitLatin(words: readonly string[]): PersonName {
  const suffix = words.length > 2 && suffixes.test(words.at(-1) as string) ? (words.at(-1) as string) : undefined;
  const core = suffix ? words.slice(0, -1) : words;
  const initials = initialsFrom(core);
  const bare = core.map(bareWord);
  let start = core.length - 1;
  if (latinTrailing.test(bare[start] as string)) start -= 1;
  else if (latinDin.test(bare[start] as string) && /^[aeu][ldn]$/.test(bare[start - 1] as string)) start -= 2;
  while (start > 1 && latinParticles.has(bare[start - 1] as string)) start -= 1;
  if (start < 1 || (start === 1 && latinLeading.has(bare[0] as string))) return { literal: words.join(' ') };
  const name =
    initials > 0
      ? { family: core.slice(0, initials).join(' '), given: core.slice(initials).join(' ') }
      : { family: core.slice(start).join(' '), given: core.slice(0, start).join(' ') };
  return suffix ? { ...name, suffix } : name;
}

/** Where initials with dots begin that follow a family name (`El Amin H.A.`); 0 where the name is written in the usual order. */
function initialsFrom(words: readonly string[]): number {
  const isInitials = (word: string) => /^(?:\p{Lu}\p{Ll}?\.-?)+$/u.test(word) && !suffixes.test(word);
  let start = words.length;
  while (start > 1 && isInitials(words[start - 1] as string)) start -= 1;
  return start < words.length && words.slice(0, start).every((word) => !word.includes('.') && !/^\p{Lu}$/u.test(word)) ? start : 0;
}

/** Words that need the next one (`عبد الرحمن`, `أبو زيد`, `آل سعود`, `بن علي`) and words that need the one before (`نور الدين`). */
const arabicLeading = new Set([
  'عبد',
  'أبو',
  'ابو',
  'أبي',
  'ابي',
  'آل',
  'ال',
  'الـ',
  'بن',
  'ابن',
  'إبن',
  'بنت',
  'ولد',
  'أم',
  'ام',
  'بو',
  'بني',
  'دي',
  'فان',
  'فون',
]);
const arabicTrailing = new Set(['الدين', 'الله', 'الإسلام', 'الاسلام', 'الزمان', 'الحق']);

function splitArabic(words: readonly string[]): PersonName {
  let start = words.length - 1;
  if (arabicTrailing.has(words[start] as string)) start -= 1;
  while (start > 0 && arabicLeading.has(words[start - 1] as string)) start -= 1;
  // One name of several words is no family name and a given name: «ابن الهيثم», «نور الدين».
  if (start < 1) return { literal: words.join(' ') };
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}
