import { expect, test } from 'vitest';
import { threadMs } from '#lib/domain/testing/thread-ms.ts';
import { latexToHtml } from './latex-to-html.ts';
import { readMaths } from './read-maths.ts';

/** Formulas as services and archives write them in titles. */
const titles: readonly (readonly [written: string, plain: string, markup?: string])[] = [
  ['H$\\alpha$ emission from the Galactic plane', 'Hα emission from the Galactic plane'],
  ['A 10$^{51}$ erg explosion', 'A 10⁵¹ erg explosion', 'A 10<sup>51</sup> erg explosion'],
  ['Jets of $10^{51}$ erg', 'Jets of 10⁵¹ erg', 'Jets of 10<sup>51</sup> erg'],
  ['^{13}CO and C^{18}O in Orion', '¹³CO and C¹⁸O in Orion', '<sup>13</sup>CO and C<sup>18</sup>O in Orion'],
  ['A $4.3\\times10^{6}\\,M_\\odot$ black hole', 'A 4.3×10⁶ M⊙ black hole', 'A 4.3×10<sup>6</sup> M<sub>⊙</sub> black hole'],
  ['The $M_{\\mathrm{BH}}$--$\\sigma$ relation', 'The MBH--σ relation', 'The M<sub>BH</sub>--σ relation'],
  ['Quasars at $z \\gtrsim 6$ & beyond', 'Quasars at z ≳ 6 & beyond'],
  ['$\\Lambda$CDM with $w=-1$', 'ΛCDM with w = -1'],
  ['Lyman-\\alpha forest', 'Lyman-α forest'],
  ['CO$_2$ ice on Mars', 'CO₂ ice on Mars', 'CO<sub>2</sub> ice on Mars'],
  ['\\(\\gamma\\)-ray bursts', 'γ-ray bursts'],
  ['قياس ثابت هابل $H_0$ من المستعرات', 'قياس ثابت هابل H₀ من المستعرات', 'قياس ثابت هابل H<sub>0</sub> من المستعرات'],
];

test.each(titles.map(([written, plain, markup]) => ({ written, plain, markup })))('$written can be read', ({ written, plain, markup }) => {
  const maths = readMaths(written);
  expect(maths.plain).toBe(plain);
  if (markup) expect(maths.markup).toBe(markup);
});

test.each([
  'Cubesats cost $5 to $10 million',
  'From US$5/US$7 a kilogram',
  'A lone $ sign',
  'The $\\unknowncommand{x}$ relation',
  'An open $\\frac{a}{b relation$ here',
  'C:\\windows\\data',
  'snake_case and x^2',
])('%s stays unchanged', (written) => {
  expect(readMaths(written)).toEqual({ plain: written });
});

test('text that resembles a tag next to a formula stays text', () => {
  expect(readMaths('<img> $x^{2}$').markup).toBe('&lt;img&gt; x<sup>2</sup>');
});

test('hostile texts are read within two seconds', () => {
  const began = threadMs();
  for (const piece of ['$', '\\', '{', '^{', '\\a{', '$x', '_{{'])
    expect(typeof readMaths(piece.repeat(20_000 / piece.length)).plain).toBe('string');
  expect(threadMs() - began).toBeLessThan(2000);
});

test.each(['\\frac', '\\hat', "\\'", '\\mathrm', '\\textit{', '^{\\frac', '$\\hat$', '\\vec{\\frac'])(
  '%s repeated thousands of times stays text',
  (piece) => {
    const source = piece.repeat(36_000 / piece.length);
    expect(typeof readMaths(source).plain).toBe('string');
    expect(typeof latexToHtml(source)).toBe('string');
    expect(readMaths('\\frac'.repeat(4000)).plain).toBe('\\frac'.repeat(4000));
  },
);

test('blanks around the signs of a formula are parsed in one pass', () => {
  const began = threadMs();
  expect(latexToHtml(`$a${' '.repeat(60_000)}x$`)).toBe('a x');
  expect(threadMs() - began).toBeLessThan(500);
});
