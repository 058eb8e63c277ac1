import { fold } from './fold.ts';
import { wordsOfClass } from './word-classes.ts';

/**
 * The distinctive parts of a name, without titles and particles. عبد, أبو, أم, الدين and الله are joined, since Latin spellings split them.
 */
export function nameParts(name: string): string[] {
  return isArabicName(name) ? arabicParts(name) : latinParts(name);
}

/** Whether a name has Arabic letters. */
export function isArabicName(name: string): boolean {
  return /[\u0620-\u06ff\ufb50-\ufdff\ufe70-\ufefc]/.test(name);
}

const particles: ReadonlySet<string> = new Set(wordsOfClass('name-particle'));
/** Whether a folded word is a particle of names. */
export const isNameParticle = (word: string): boolean => particles.has(word);
/** Numerals of generations, as in "George V. Haman III", which are not part of the name. */
const numerals: ReadonlySet<string> = new Set(wordsOfClass('name-numeral'));

function arabicParts(name: string): string[] {
  const tokens = keepFinals(name).match(/[\u0621-\u064a]+/g) ?? [];
  const parts: string[] = [];
  for (let i = 0; i < tokens.length; i++) {
    let part = tokens[i] as string;
    if (particles.has(part)) continue;
    if (/^(?:عبد|ابو|ابي|ابا|ام)$/.test(part) && tokens[i + 1]) part = part.replace(/^اب[ويا]$/, 'ابو') + tokens[++i];
    // ة before another noun is pronounced t: هبة الله is Hibatullah.
    if (/^(?:الدين|الله|الزمان|الاسلام)$/.test(tokens[i + 1] ?? '')) part = part.replace(/اه$/, 'ات') + tokens[++i];
    parts.push(
      part
        .replace(/^عبدال/, 'عبد')
        .replace(/^ابوال/, 'ابو')
        .replace(/(?<=.{2})الدين$/, 'دين')
        .replace(/(?<=.{2})الله$/, 'له'),
    );
  }
  return parts;
}

/** Folding merges ى and ي, but هدى is Huda and هادي is Hadi. Replaces a final ى by ا, a final ة by «اه», and a final «اة» by «ات». */
function keepFinals(name: string): string {
  return fold(
    name
      .normalize('NFKC')
      .replace(/[\u064b-\u0652\u0670\u0640]/g, '')
      .replace(/ى(?![\u0621-\u064a])/g, 'ا')
      .replace(/(?<!ا)ة(?![\u0621-\u064a])/g, 'اه')
      .replace(/اة(?![\u0621-\u064a])/g, 'ات'),
  );
}

function latinParts(name: string): string[] {
  const joinedName = fold(name)
    .replace(/[^a-z\s-]/g, ' ')
    .replace(/\b(?:ab[uo]u?|abi|aba|bou|bu)[ -]+(?:al|el|ar|as|l)?[ -]*(?=[a-z]{3})/g, 'abu')
    .replace(/\bumm?[ -]+(?:al|el)?[ -]*(?=[a-z]{3})/g, 'um')
    // Abd, the article (also assimilated: Abdur-Rahman, Abdessalam) and the name: spaced, hyphenated or joined.
    .replace(/\babd[ -]*(?:[aueo]l|[aueo]ll|[aueo](?=r[ -]*r)|[aueo](?=([snrdtz])[ -]*\1))?[ -]*(?=[a-z]{3})/g, 'abd~')
    .replace(/\babd(?:[uae]l?|ou?l)[ -]+(?=[a-z]{2})/g, 'abd~')
    .replace(/\babd~?([snrdtz])[ -]*\1/g, 'abd~$1')
    .replace(/[ -]+(?:al|el|ul|ad|ed|ud|id)[ -]*(?:deen|din|dine)\b/g, 'din')
    .replace(/(?<=[a-z]{3})(?:eddine|edine|eddin|uddin|ueddin|addin|eldin|aldin|uldin)\b/g, 'din')
    .replace(/[ -]+(?:deen|din|dine)\b/g, 'din')
    .replace(/[ -]+(?:u|a)?l?lah\b/g, 'lah')
    .replace(/\b(?:al|el|ul|as|es|ash|esh|ar|er|an|en|at|et|ath|az|ez|adh|ad|ed)-(?=[a-z])/g, ' ')
    .replace(/-/g, ' ');
  const parts = joinedName.split(/\s+/).filter((part) => part !== '');
  // "b." between two names is bin; at either end it is an initial.
  return parts.filter(
    (part, i) => !particles.has(part) && !(i > 0 && numerals.has(part)) && !(part === 'b' && i > 0 && i < parts.length - 1),
  );
}
