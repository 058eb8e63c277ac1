import { describe, expect, it } from 'vitest';
import { isGuess, isTypo } from './spelling-guess.ts';

describe('isGuess', () => {
  it.each([
    ['carl', 'care'],
    ['الباز', 'الغاز'],
    ['زويل', 'طويل'],
    ['القاهره', 'القاره'],
    ['نحسب', 'نسب'],
    ['والطبخ', 'والطب'],
    ['وبالطبخ', 'وبالطب'],
  ])('holds %s for another word than %s', (typed, other) => {
    expect(isGuess(typed, other)).toBe(true);
  });

  it.each([
    ['spil', 'spill'],
    ['satr', 'star'],
    ['orbat', 'orbit'],
    ['وابر', 'وبار'],
    ['مدنب', 'مذنب'],
    ['تلسوب', 'تلسكوب'],
    ['صارخ', 'صاروخ'],
    ['الاستشعاار', 'الاستشعار'],
  ])('holds %s for a typo of %s', (typed, meant) => {
    expect(isGuess(typed, meant)).toBe(false);
  });
});

describe('what is corrected unasked', () => {
  it.each([
    ['gravty', 'gravity'],
    ['telscope', 'telescope'],
    ['asteriod', 'asteroid'],
    ['exoplanats', 'exoplanets'],
    ['galxies', 'galaxies'],
    ['spil', 'spill'],
    ['الكويكات', 'الكويكبات'],
    ['تلسكوب', 'تلسكوبا'],
    ['سيسمولوجيا', 'سيزمولوجيا'],
  ])('%s is %s', (word, candidate) => expect(isTypo(word, candidate)).toBe(true));

  it.each([
    ['elections', 'ejections'],
    ['الانتخابات', 'الانتقالات'],
    ['tesla', 'tessa'],
    ['kalam', 'salam'],
  ])('%s may be a word of its own, and not %s', (word, candidate) => expect(isTypo(word, candidate)).toBe(false));
});
