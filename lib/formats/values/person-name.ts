import { hasArabicLetters, plainText } from './plain-text.ts';

/** A name for reference formats: family and given name, or `literal` for names that have no such parts (groups, single names). */
export type PersonName = { readonly family: string; readonly given: string; readonly suffix?: string } | { readonly literal: string };

/**
 * Splits a name into family and given names; groups and single words stay literal. Particles (`van der`, `آل`) belong to the family name;
 * initials after a family name are the given name.
 */
export function personName(text: string): PersonName {
  const name = plainText(text);
  if (isGroup(name)) return { literal: name };
  const [family, second, third, ...more] = name.split(/\s*[,،]\s*/).filter(Boolean);
  if (more.length > 0) return { literal: name };
  if (family && second) return fromParts(name, family, second, third);
  const words = (family ?? name).split(' ');
  if (words.length < 2) return { literal: family ?? name };
  return hasArabicLetters(name) ? splitArabic(words) : splitLatin(words);
}

/** A Latin name with the family name first, as in citations; null for Arabic names, groups and single words. */
export function filedName(text: string): string | null {
  const name = personName(text);
  return 'family' in name && !hasArabicLetters(text) ? `${name.family} ${name.given}` : null;
}

/** A name from its two parts. Suffixes and particles may be in either part: `King III` and `Martin`, `Berg` and `Jan van der`. */
export function joinParts(family: string, given: string, suffix?: string): PersonName {
  // Readers that split at the last blank take the initials after a family name for the family name: "Destéfanis G.".
  if (initialsFrom([given, family]) > 0) return joinParts(given, family, suffix);
  const [familyWords, givenWords] = [family.split(' '), given.split(' ')];
  const end = suffix ?? takeSuffix(familyWords) ?? takeSuffix(givenWords);
  let from = givenWords.length;
  while (from > 1 && isTrailingParticle(givenWords[from - 1] as string, from === givenWords.length)) from -= 1;
  const before = givenWords.slice(from).join(' ');
  const particles = before && `${before}${before.endsWith('-') ? '' : ' '}`;
  const name = { family: particles + familyWords.join(' '), given: givenWords.slice(0, from).join(' ') };
  if (particles && latinLeading.has(bareWord(name.given))) return { literal: naturalName(name) };
  return end ? { ...name, suffix: end } : name;
}

/** Removes a suffix from the end of `words` and returns it. `junior` and `filho` are family names, not suffixes. */
function takeSuffix(words: string[]): string | undefined {
  return words.length > 1 && suffixes.test(words.at(-1) as string) ? words.pop() : undefined;
}

/** Whether a word is a lower-case particle after a given name, or a final article with a hyphen (`al-`). */
function isTrailingParticle(word: string, isLast: boolean): boolean {
  if (isLast && /^[aeu][dlnrstz]-$/i.test(word)) return true;
  return word === word.toLowerCase() && latinParticles.has(word) && !/[.']/.test(word);
}

/** Accepts `Family, Given, Suffix` (or degree, or initial) and `Family, Suffix, Given`. Other names with three parts are ambiguous and stay literal. */
function fromParts(fullName: string, family: string, second: string, third: string | undefined): PersonName {
  if (third === undefined) return joinParts(family, second);
  if (suffixes.test(second)) return joinParts(family, third, second);
  // Web of Science takes a last initial for a suffix: `Vorn, Jay, I`.
  if (/^\p{Lu}$/u.test(third)) return joinParts(family, `${second} ${third}`);
  return suffixes.test(third) || degrees.test(third) ? joinParts(family, second, third) : { literal: fullName };
}

/** `Given Family`, the order of running text. */
export function naturalName(name: PersonName): string {
  if ('literal' in name) return name.literal;
  return [name.given, name.family, name.suffix].filter(Boolean).join(' ');
}

/** Family name first, as in library catalogues: `Al-Otaibi, Noura`. */
export function catalogueName(name: PersonName): string {
  if ('literal' in name) return name.literal;
  return [name.family, name.given, name.suffix].filter(Boolean).join(hasArabicLetters(name.family) ? '، ' : ', ');
}

const groupWords =
  /(?:^|[\s/-])(?:collaborations?|consorti(?:um|a)|team|group|committee|agenc(?:y|ies)|agence|agencia|observator(?:y|ies|io)|observatoire|sternwarte|institut(?:e|o|um)?|universit(?:y|é|à|ät)|universidade?|academ(?:y|ies|ia)|académie|akademie|associations?|society|société|sociedad|gesellschaft|laborator(?:y|ies|io)|laboratoire|zentrum|ministère|ministerio|developers|editorial board|task force|nasa|astrium)(?:$|[\s,])/i;
/** Such words that are also family or given names. */
const groupOrFamilyWords = /(?:^|[\s/-])(?:council|cent(?:er|re)|centro|nations|esa)(?:$|[\s,])/i;
/** A person with the family name first: one given name, with or without initials (`Council, John A.`, but not `Council, Space Research`). */
const filedPerson = /^\p{Lu}\p{Ll}+, (?!United$)\S+(?: \p{Lu}\.?)?$/u;
/** Acronyms of organisations that sign works with nothing else. */
const acronyms =
  /^(?:CERN|CNES|CNRS|CNSA|CSA|DLR|ESO|ESRIN|ESTEC|IAA|IAEA|IAU|ICAO|IEEE|INAF|INPE|ISO|ISRO|ITU|JAXA|JPL|KACST|MBRSC|NIST|NOAA|NRAO|NSF|ONERA|ROSCOSMOS|UAESA|UNESCO|UNOOSA|USGS|WMO)$/;
/** A standard that is cited as its own author: `ISO 17281:2002`, `ASTM D5023`. */
const standard = /^[A-Z]{2,8}[ -]?(?:[A-Z]{1,2}[ -]?)?\d{2}/;
const arabicGroupWords =
  /^(?:(?:ال)?(?:فريق|وكالة|جامعة|مركز|هيئة|معهد|مرصد|مجموعة|مؤسسة|لجنة|مجلس|جمعية|اتحاد|منظمة|شركة|كلية|أمم المتحدة|إدارة|أمانة)|تعاون|مدينة|وزارة|دار)(?:\s|$)/;

/** Words of organisations that may also be family names. */
const bodyWords =
  /(?<!\p{L})(?:departments?|bureau|division|offices?|ministry|library|libraries|collections?|museum|surveys?|service|services|corporation|company|foundation|college|school|faculty|commission|directorate|administration|authority|organi[sz]ation|program(?:me)?|network|archives?|facility|section|federation|secretariat|union|telescope|technolog(?:y|ies))(?!\p{L})/iu;
const legalForms = /(?:^|[\s,])(?:inc\.?|ltd\.?|llc|gmbh|plc|corp\.|s\.a\.|pty)(?:$|[\s,)])/i;

/** Initials of a person that are also a legal form: `Hong, S.A.`. */
const initialsAsForm = /^\p{Lu}\p{Ll}+, (?:S\.A\.|PTY|LLC)$/u;

/** Whether a name belongs to an organisation. A word that is also a family name counts only outside the form `Family, Given` (`Service, Robert W.`). */
export function isGroup(name: string): boolean {
  if (groupWords.test(name) || (groupOrFamilyWords.test(name) && !filedPerson.test(name)) || acronyms.test(name) || standard.test(name))
    return true;
  if (/ (?:of|for)(?: the)? /i.test(name) || arabicGroupWords.test(name) || (legalForms.test(name) && !initialsAsForm.test(name)))
    return true;
  return bodyWords.test(name) && !/^\S+, \S+(?: \S+)?$/.test(name) && /\s\S+\s/.test(name);
}

/** The name of a group in the order of running text, also when it is filed under its last word: `Collaboration, Planck`, but not `Egypt, Nile Institute`. */
export const groupInOrder = (name: string): string =>
  isGroup(name) && !legalForms.test(name)
    ? name.replace(/^(\p{Lu}\p{Ll}+), ([^,]+)$/u, (_, last: string, rest: string) =>
        isGroup(last) || bodyWords.test(last) || / (?:of|on|for)(?: the)?$/.test(rest) ? `${rest} ${last}` : name,
      )
    : name;

const latinParticles = new Set(
  'van von der den de del della dello dal di da das do dos du la le les ten ter zu zum zur af av bin ibn ben bint al el abu abi abou bou abd abdul abdel san st. saint mac'.split(
    ' ',
  ),
);
const suffixes = /^(?:jr\.?|sr\.?|ii|iii|iv|2nd|3rd|4th)$/i;
const degrees = /^(?:ph\.? ?d\.?|m\.? ?d\.?|d\.? ?sc\.?|m\.? ?sc\.?)$/i;

/** Words that begin a compound name and are never given names by themselves: `Ibn Sina`, `Abu Bakr`, `Abd al-Rahman`. */
const latinLeading = new Set('ibn abu abou abi abd abdel abdal abdul umm bint'.split(' '));
/** Spellings of al-Din, which forms one name with the word before it: `Nur ad-Din`, `Salah Eddine`, and in three words `Zein El Dine`. */
const latinTrailing = /^(?:[aeu][ldn]-d(?:in|ine|een|ien)|e[dl]dine?)$/;
const latinDin = /^d(?:in|ine|een|ien)$/;

/** Letters for comparison, without transliteration marks: `ʿAbd`, `Abū`. */
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

/** The index of dotted initials that follow a family name (`El Amin H.A.`); 0 for the usual order. */
function initialsFrom(words: readonly string[]): number {
  const isInitials = (word: string) => /^(?:\p{Lu}\p{Ll}?\.-?)+$/u.test(word) && !suffixes.test(word);
  let start = words.length;
  while (start > 1 && isInitials(words[start - 1] as string)) start -= 1;
  return start < words.length && words.slice(0, start).every((word) => !word.includes('.') && !/^\p{Lu}$/u.test(word)) ? start : 0;
}

/** Words that are joined with the next one (`عبد الرحمن`, `أبو زيد`, `آل سعود`, `بن علي`) and with the previous one (`نور الدين`). */
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
  // A compound given name without a family name: «ابن الهيثم», «نور الدين».
  if (start < 1) return { literal: words.join(' ') };
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}
