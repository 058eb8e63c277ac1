import { describe, expect, it } from 'vitest';
import { isGuess, isSlip } from './spelling-guess.ts';

describe('isGuess', () => {
  it.each([
    ['carl', 'care'],
    ['الباز', 'الغاز'],
    ['زويل', 'طويل'],
    ['القاهره', 'القاره'],
    ['نحسب', 'نسب'],
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
  ])('holds %s for a slip of %s', (typed, meant) => {
    expect(isGuess(typed, meant)).toBe(false);
  });
});

describe('what is mended unasked', () => {
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
  ])('%s is %s', (word, candidate) => expect(isSlip(word, candidate)).toBe(true));

  it.each([
    ['elections', 'ejections'],
    ['الانتخابات', 'الانتقالات'],
    ['tesla', 'tessa'],
    ['kalam', 'salam'],
  ])('%s may be a word of its own, and not %s', (word, candidate) => expect(isSlip(word, candidate)).toBe(false));
});
