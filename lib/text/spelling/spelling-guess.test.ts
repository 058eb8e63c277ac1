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
  ])('treats %s as another word than %s', (typed, other) => {
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
  ])('treats %s as a typo of %s', (typed, meant) => {
    expect(isGuess(typed, meant)).toBe(false);
  });
});

describe('A correction without asking', () => {
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
  ])('corrects %s to %s', (word, candidate) => expect(isTypo(word, candidate)).toBe(true));

  it.each([
    ['elections', 'ejections'],
    ['الانتخابات', 'الانتقالات'],
    ['tesla', 'tessa'],
    ['kalam', 'salam'],
  ])('keeps %s, which may be a word other than %s', (word, candidate) => expect(isTypo(word, candidate)).toBe(false));
});
