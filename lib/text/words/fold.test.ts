import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import normalisation from '#lib/text/testing/normalisation.json' with { type: 'json' };
import { fold, words } from './fold.ts';

const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const arabicText = fc.string({ unit: fc.constantFrom(...'اأإآءؤئبةتثجحخدذرزسشصضطظعغفقكلمنهويىٱکیپگ ــَُِّْٰ٠١٢۳.\u200f\u200c'), maxLength: 60 });
const latinText = fc.string({ unit: fc.constantFrom(..."abcxyzABZ'’ʿʼ`-·.α µγΩßøéŁ10⁵²^~=\u00ad"), maxLength: 60 });

describe('fold', () => {
  it.each(normalisation.cases)('maps two spellings to one form: %s', (_, one, other) => {
    expect(fold(one as string)).toBe(fold(other as string));
  });

  it.each([
    ['anything', anyText],
    ['Arabic', arabicText],
    ['Latin and Greek', latinText],
  ] as const)('is idempotent: %s', (_, text) => {
    fc.assert(
      fc.property(text, (value) => {
        expect(fold(fold(value))).toBe(fold(value));
      }),
      { numRuns: 2000 },
    );
  });

  it('is idempotent for every single character', () => {
    for (let code = 0; code <= 0x2ffff; code++) {
      const once = fold(String.fromCodePoint(code));
      if (fold(once) !== once) expect.fail(`U+${code.toString(16)}: ${once}`);
    }
  });

  it('distinguishes letters that only look alike', () => {
    for (const [one, other] of [
      ['ماء', 'ما'],
      ['ضوء', 'ضو'],
      ['الضوء', 'الضو'],
      ['مدار', 'مدير'],
      ['عام', 'عامة'],
    ])
      expect(fold(one as string)).not.toBe(fold(other as string));
  });

  it('leaves words of a Greek text in Greek', () => {
    expect(fold('ΑΣΤΡΟΝΟΜΙΑΣ')).toBe('αστρονομιασ');
  });
});

describe('words', () => {
  it.each([
    ['NGC 1068', ['ngc', '1068', 'ngc1068']],
    ['NGC1068', ['ngc', '1068', 'ngc1068']],
    ['GW170817', ['gw', '170817', 'gw170817']],
    ['K2-18b', ['k2', '18', 'b', 'k218b']],
    ['K2-18 b', ['k2', '18', 'b', 'k218b']],
    ['TRAPPIST-1 e, TRAPPIST-1e', ['trappist', '1', 'e', 'trappist1e', 'trappist', '1', 'e', 'trappist1e']],
    ['Kepler-62 f', ['kepler', '62', 'f', 'kepler62f']],
    ['Sentinel-2A', ['sentinel', '2a', 'sentinel2a']],
    ['PSR J0348+0432', ['psr', 'j0348', '0432', 'psrj03480432']],
    ['2103.01234v2', ['2103', '01234', '210301234']],
    ['10.1016/j.rse.2024.114123', ['10', '1016', 'j', 'rse', '2024', '114123', '101016jrse2024114123']],
    ['z~1', ['z', '1', 'z1']],
    ['z ≈ 1.5', ['z', '1', '5', 'z1p5']],
    ['1.5', ['1', '5', '1p5']],
    ['Hα', ['halpha']],
    ['gamma-ray', ['gamma', 'ray', 'gammaray']],
    ['TT&C', ['tt', 'c', 'ttc']],
    ['U.S.A.', ['usa']],
    ['2015-2024', ['2015', '2024']],
    ['وSentinel-1', ['و', 'sentinel', '1', 'sentinel1']],
  ])('include %s whole as well as its parts', (text, expected) => {
    expect(words(text)).toEqual(expected);
  });

  it.each(['10^51', '10⁵¹', '10**51', '1e51', '10^{51}'])('include %s as one power of ten', (text) => {
    expect(words(text)).toEqual(['10e51']);
  });

  it('returns the same for every spelling of a designation', () => {
    for (const [one, ...others] of [
      ['NGC 1068', 'NGC1068', 'ngc-1068'],
      ['GRB 170817A', 'GRB170817A'],
      ['HD 209458 b', 'HD 209458 b'],
    ])
      for (const other of others) expect(words(other)).toEqual(words(one as string));
  });

  it('returns only letters and digits, so that no other tokenizer splits them', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, arabicText, latinText), (text) => {
        for (const word of words(text)) expect(word).toMatch(/^[\p{L}\p{N}]+$/u);
      }),
      { numRuns: 1500 },
    );
  });

  it('returns the same for a text and its fold', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, arabicText, latinText), (text) => {
        expect(words(fold(text))).toEqual(words(text));
      }),
      { numRuns: 1500 },
    );
  });
});
