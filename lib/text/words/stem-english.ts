import { americanSpelling } from './american-spelling.ts';
import { irregularEnglish } from './irregular-forms.ts';
import { wordGroups, wordsOfClass } from './word-classes.ts';

/** The stem of a folded English word: American spelling, irregular plurals of the field, then Porter2. Numbers and short words stay. */
export function stemEnglish(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return word;
  const irregular = irregularEnglish.get(word);
  if (irregular !== undefined) return irregular;
  const american = americanSpelling(word);
  return irregularEnglish.get(american) ?? porter2(american);
}

/** Porter2 alone, without our additions; exported so that it can be compared with other implementations. */
export function porter2(word: string): string {
  if (word.length < 3) return word;
  const special = specials.get(word);
  if (special !== undefined) return special;
  let stem = word.replace(/^y/, 'Y').replace(/([aeiouy])y/g, '$1Y');
  const r1 = regionOne(stem);
  const r2 = regionAfter(stem, r1);
  stem = stripPlural(stem);
  if (invariantAfterPlural.has(stem)) return stem;
  stem = stripPast(stem, r1);
  stem = stem.replace(/(?<=.[^aeiouy])[yY]$/, 'i');
  stem = replaceLongest(stem, r1, stepTwo);
  if (stem.endsWith('ogi') && stem.length - 3 >= r1 && stem.at(-4) === 'l') stem = stem.slice(0, -1);
  else if (stem.endsWith('li') && !endsWithAny(stem, stepTwoLi) && stem.length - 2 >= r1 && 'cdeghkmnrt'.includes(stem.at(-3) ?? ' '))
    stem = stem.slice(0, -2);
  stem = stepThree(stem, r1, r2);
  stem = stepFour(stem, r2);
  return stepFive(stem, r1, r2).toLowerCase();
}

/** Suffixes with their replacements, the longest first. */
const rulesIn = (pairs: string) => pairs.split(' ').map((pair) => pair.split('=') as [suffix: string, replacement: string]);

const specials: ReadonlyMap<string, string> = new Map(
  wordGroups('porter-exception').map(([word = '', stem = '']) => [word, stem] as const),
);
const invariantAfterPlural: ReadonlySet<string> = new Set(wordsOfClass('porter-invariant'));
const stepTwo = rulesIn(
  'ization=ize ational=ate fulness=ful ousness=ous iveness=ive tional=tion biliti=ble lessli=less ' +
    'entli=ent ation=ate alism=al aliti=al ousli=ous iviti=ive fulli=ful enci=ence anci=ance abli=able izer=ize ator=ate alli=al bli=ble',
);
const stepTwoLi = stepTwo.map(([suffix]) => suffix).filter((suffix) => suffix.endsWith('li'));
const stepThreeSuffixes = rulesIn('ational=ate tional=tion alize=al icate=ic iciti=ic ical=ic ness= ful=');
const stepFourSuffixes = 'ement ance ence able ible ment ant ent ism ate iti ous ive ize ion al er ic'.split(' ');

/** Index where R1 starts: after one of three special prefixes, else after the first non-vowel that follows a vowel. */
function regionOne(word: string): number {
  const prefix = /^(?:gener|commun|arsen)/.exec(word);
  return prefix ? prefix[0].length : regionAfter(word, 0);
}

function regionAfter(word: string, start: number): number {
  const match = /[aeiouy][^aeiouy]/.exec(word.slice(start));
  return match ? start + match.index + 2 : word.length;
}

function stripPlural(word: string): string {
  if (word.endsWith('sses')) return word.slice(0, -2);
  if (/ie[ds]$/.test(word)) return word.slice(0, word.length > 4 ? -2 : -1);
  if (/(?:us|ss)$/.test(word)) return word;
  return /[aeiouy].+s$/.test(word) ? word.slice(0, -1) : word;
}

function stripPast(word: string, r1: number): string {
  const eed = /eed(?:ly)?$/.exec(word);
  if (eed) return eed.index >= r1 ? word.slice(0, eed.index + 2) : word;
  const past = /(?:ed|ing)(?:ly)?$/.exec(word);
  if (!past || !/[aeiouy]/.test(word.slice(0, past.index))) return word;
  const stem = word.slice(0, past.index);
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/(?:bb|dd|ff|gg|mm|nn|pp|rr|tt)$/.test(stem)) return stem.slice(0, -1);
  return r1 >= stem.length && endsInShortSyllable(stem) ? `${stem}e` : stem;
}

function endsInShortSyllable(word: string): boolean {
  return /[^aeiouy][aeiouy][^aeiouywxY]$/.test(word) || /^[aeiouy][^aeiouy]$/.test(word);
}

/** The longest matching suffix decides, even when it is outside the region. */
function replaceLongest(word: string, region: number, rules: ReadonlyArray<readonly [string, string]>): string {
  const rule = rules.find(([suffix]) => word.endsWith(suffix));
  if (!rule || word.length - rule[0].length < region) return word;
  return word.slice(0, -rule[0].length) + rule[1];
}

function stepThree(word: string, r1: number, r2: number): string {
  if (word.endsWith('ative')) return word.length - 5 >= r2 ? word.slice(0, -5) : word;
  return replaceLongest(word, r1, stepThreeSuffixes);
}

function stepFour(word: string, r2: number): string {
  const suffix = stepFourSuffixes.find((candidate) => word.endsWith(candidate));
  if (!suffix || word.length - suffix.length < r2) return word;
  if (suffix === 'ion' && !/[st]ion$/.test(word)) return word;
  return word.slice(0, -suffix.length);
}

function stepFive(word: string, r1: number, r2: number): string {
  const last = word.length - 1;
  if (word.endsWith('e')) return last >= r2 || (last >= r1 && !endsInShortSyllable(word.slice(0, -1))) ? word.slice(0, -1) : word;
  return word.endsWith('ll') && last >= r2 ? word.slice(0, -1) : word;
}

function endsWithAny(word: string, suffixes: readonly string[]): boolean {
  return suffixes.some((suffix) => word.endsWith(suffix));
}
