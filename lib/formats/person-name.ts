import { hasArabicLetters, plainText } from './plain-text.ts';

/** A name as reference formats want it: in two parts, or whole where there are no parts (groups, single names). */
export type PersonName = { readonly family: string; readonly given: string; readonly suffix?: string } | { readonly literal: string };

/**
 * Splits a name as it is written into family and given names. Names of groups and names of one word stay whole: to invent a family
 * name is worse than to have none. Particles stay with the family name (`van der Berg`, `آل سعود`, `أبو زيد`, `عبد الله`).
 */
export function personName(written: string): PersonName {
  const name = plainText(written);
  if (isGroup(name)) return { literal: name };
  const [family, second, third] = name.split(/\s*[,،]\s*/).filter(Boolean);
  if (family && second) {
    if (third === undefined) return { family, given: second };
    // BibTeX has the suffix in the middle, RIS at the end.
    return suffixes.test(third) ? { family, given: second, suffix: third } : { family, given: third, suffix: second };
  }
  const words = (family ?? name).split(' ');
  if (words.length < 2) return { literal: family ?? name };
  return hasArabicLetters(name) ? splitArabic(words) : splitLatin(words);
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

export function isGroup(name: string): boolean {
  return groupWords.test(name) || arabicGroupWords.test(name);
}

const latinParticles = new Set(
  'van von der den de del della dello dal di da das do dos du la le les ten ter zu zum zur af av bin ibn ben bint al el abu abou bou abd abdul abdel san st. saint mac'.split(
    ' ',
  ),
);
const suffixes = /^(?:jr\.?|sr\.?|ii|iii|iv)$/i;

function splitLatin(words: readonly string[]): PersonName {
  const suffix = words.length > 2 && suffixes.test(words.at(-1) as string) ? (words.at(-1) as string) : undefined;
  const core = suffix ? words.slice(0, -1) : words;
  let start = core.length - 1;
  while (start > 1 && latinParticles.has((core[start - 1] as string).toLowerCase())) start -= 1;
  const name = { family: core.slice(start).join(' '), given: core.slice(0, start).join(' ') };
  return suffix ? { ...name, suffix } : name;
}

/** Words that need the next one (`عبد الرحمن`, `أبو زيد`, `آل سعود`, `بن علي`) and words that need the one before (`نور الدين`). */
const arabicLeading = new Set(['عبد', 'أبو', 'ابو', 'أبي', 'آل', 'ال', 'بن', 'ابن', 'بنت', 'ولد', 'أم', 'بو', 'بني', 'دي', 'فان', 'فون']);
const arabicTrailing = new Set(['الدين', 'الله', 'الإسلام', 'الزمان', 'الحق']);

function splitArabic(words: readonly string[]): PersonName {
  let start = words.length - 1;
  if (start > 1 && arabicTrailing.has(words[start] as string)) start -= 1;
  while (start > 1 && arabicLeading.has(words[start - 1] as string)) start -= 1;
  return { family: words.slice(start).join(' '), given: words.slice(0, start).join(' ') };
}
