import { type Sounds, shares } from './name-sounds.ts';

/** The disagreement of the vowels of two pronunciations; Infinity when consonants differ. Weights were set on the development pairs. */
export function vowelCost(a: Sounds, aArabic: boolean, b: Sounds, bArabic: boolean): number {
  if (a.sounds.length !== b.sounds.length || (a.sounds.length === 0 && a.initial === '')) return Number.POSITIVE_INFINITY;
  if (!a.sounds.every((sound, i) => shares(sound, b.sounds[i] as never))) return Number.POSITIVE_INFINITY;
  let cost = (a.initial === '') !== (b.initial === '') ? 1 : 0;
  if (aArabic !== bArabic) {
    const [arabic, latin] = aArabic ? [a, b] : [b, a];
    if (arabic.initial !== '' && latin.initial !== '') {
      const after = arabic.initial.slice(1);
      if (after.includes('و') && !/[ouw]/.test(latin.initial)) cost += 0.9;
      if (after.includes('ي') && !/[iey]/.test(latin.initial)) cost += 0.9;
    }
    arabic.sounds.forEach((sound, i) => {
      cost += acrossScripts(sound.gap, latin.sounds[i]?.gap ?? '', i === 0, i === arabic.sounds.length - 1);
    });
    return cost;
  }
  a.sounds.forEach((sound, i) => {
    const other = b.sounds[i]?.gap ?? '';
    if (aArabic) cost += withoutSigns(sound.gap) === withoutSigns(other) ? 0 : 0.5;
    else cost += betweenLatin(sound.gap, other);
  });
  return cost;
}

/** The cost of matching Arabic letters with Latin vowels between two consonants. */
function acrossScripts(arabic: string, latin: string, first: boolean, last: boolean): number {
  const u = arabic.includes('و');
  const i = arabic.includes('ي');
  const a = arabic.includes('ا');
  const vowels = latin.replace(/h/g, '');
  let cost = 0;
  if (u && !/[ouw]/.test(vowels)) cost += 0.9;
  if (i && !/[iey]/.test(vowels)) cost += 0.9;
  // «وا» is pronounced "wa": «حلوان» is not Halloin.
  if (a && u && !/[ae]/.test(vowels)) cost += 0.6;
  if (a && !u && !i && !/[aeo]/.test(vowels)) cost += 0.9;
  // The long vowel «ا» is normally romanised as "a", so "e", "o" or "ay" costs extra: «وبار» is not Wyper, «حاتم» not Haytham.
  else if (a && !u && !i && /^[eo]$/.test(vowels)) cost += 0.3;
  else if (a && !u && !i && /^(?:[ae][iy]|ie)$/.test(vowels)) cost += 0.6;
  if (a || u || i) return cost;
  if (last) {
    if (arabic.includes('h')) return vowels !== '' && !/[aeo]/.test(vowels) ? 0.3 : 0;
    if (/[عء]/.test(arabic) || vowels === '') return 0;
    return vowels === 'e' ? 0.4 : 0.9;
  }
  if (/[عء]/.test(arabic)) return /a.*[uo]|ou|oo/.test(vowels) ? 0.7 : /[ae].*[iy]|ee/.test(vowels) ? 0.6 : 0;
  if (vowels === 'y') return 0.3;
  if (vowels.length > 1) return vowels === 'ou' ? (first ? 0.2 : 0.7) : 0.6;
  return 0;
}

function betweenLatin(a: string, b: string): number {
  const x = plainVowels(a);
  const y = plainVowels(b);
  if (x === y) return 0;
  if (x === '' || y === '') return 0.35;
  if (x.includes(y) || y.includes(x)) return 0.25;
  return /[ai]/.test(x) && /[ai]/.test(y) ? 0.35 : 0.5;
}

function plainVowels(gap: string): string {
  return gap
    .replace(/h/g, '')
    .replace(/ou|oo/g, 'u')
    .replace(/ee|ei|ai|ay|ey|ie|iy|y/g, 'i')
    .replace(/aa/g, 'a')
    .replace(/o/g, 'u')
    .replace(/e/g, 'i')
    .replace(/w/g, 'u');
}

function withoutSigns(gap: string): string {
  return gap.replace(/[ءh]/g, '');
}
