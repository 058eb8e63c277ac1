import { describe, expect, it } from 'vitest';
import { keyboardTypos } from './keyboard.ts';

describe('keyboardTypos', () => {
  it.each([
    ['hgtqhx', 'الفضاء'],
    ['hgrlv', 'القمر'],
    ['hg;,;f', 'الكوكب'],
    ['hghsjauhv uk fu]', 'الاستشعار عن بعد'],
    ['Hglvdo', 'ألمريخ'],
    ['لشمشءغ', 'galaxy'],
    ['خقلاهف', 'orbit'],
    ['مهلاف', 'light'],
    ['سشفثممهفث 2024', 'satellite 2024'],
  ])('reads %s as %s', (typed, meant) => {
    expect(keyboardTypos(typed)[0]).toBe(meant);
  });

  it.each(['', '2024', 'Mars القمر', '!!!', 'x', '李伟'])('returns nothing for %j', (typed) => {
    expect(keyboardTypos(typed)).toEqual([]);
  });

  it('offers every reading of lam-alef', () => {
    expect(keyboardTypos('مهلاف')).toEqual(['light', 'libt']);
  });
});
