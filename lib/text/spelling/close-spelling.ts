import { memoized } from '#lib/domain/bounds/memoized.ts';
import { isArabicName, nameParts } from '#lib/text/names/name-parts.ts';
import { damerau } from './damerau.ts';

/**
 * Whether every part of a name stands in another, a few typos allowed, where both are in one script; true where they are not, because then their
 * sounds are all there is to compare. Sounds alone are too loose within a script: Munn is not "moon", Zaky not "Zwicky", حاتم not «هيثم».
 */
export function isCloseSpelling(asked: string, name: string): boolean {
  const isArabic = isArabicName(asked);
  if (isArabic !== isArabicName(name)) return true;
  const isThere = isArabic ? isNearArabic : isNearLatin;
  return bareParts(asked).every((part) => bareParts(name).some((other) => isThere(part, other)));
}

/** A query compares its names with those of the same people again and again. */
const bareParts = memoized((name): readonly string[] => nameParts(name).map(bare), { most: 20_000, length: 100 });

/** Within Arabic nothing is transliterated, so one letter may differ and no more. */
const isNearArabic = (part: string, other: string) => damerau(part, other, 1) <= (part.length > 3 ? 1 : 0);

/** An initial is met by its name and the other way round; Zuhair is Zoheir, two vowels apart; the letters that begin the two must be written for one sound. */
function isNearLatin(part: string, other: string): boolean {
  if (part.length === 1 || other.length === 1) return part[0] === other[0];
  const typos = part.length < 5 ? 1 : part.length < 9 ? 2 : 3;
  return beginning(collapsed(part)) === beginning(collapsed(other)) && damerau(collapsed(part), collapsed(other), typos) <= typos;
}

/** Letters that romanisations use for one another at the beginning of a name. */
const beginnings = ['aeiou', 'ckqgj', 'dz'];
const beginning = (part: string) => beginnings.find((letters) => letters.includes(part[0] as string)) ?? part[0];

/** Doubled letters and the two ways of writing a long vowel say nothing. */
const collapsed = (part: string) =>
  part
    .replace(/^ou(?=[aeiou])/, 'w')
    .replace(/ou|oo/g, 'u')
    .replace(/ee/g, 'i')
    .replace(/([a-z])\1/g, '$1');

function bare(part: string): string {
  return part.replace(/^ال(?=.{2})/, '').replace(/^(?:al|el)-?(?=[a-z]{3})/, '');
}
