import { describe, expect, it } from 'vitest';
import { isGuess } from './spelling-guess.ts';

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
