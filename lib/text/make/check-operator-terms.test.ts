import { expect, it } from 'vitest';
import { parseOperatorTerms } from '#lib/text/vocabulary/parse-operator-terms.ts';
import { checkOperatorTerms } from './check-operator-terms.ts';

const remarks = (...lines: string[]) => checkOperatorTerms(parseOperatorTerms(lines.map((line) => `${line}\n`).join(''), 'own.tsv'));

it('Names that are new and unambiguous have no remark', () => {
  expect(remarks('shams-probe\tmission\t\tShams probe\tمسبار شمس الصحراء', '\ttranslation\t\tqanat\tفلجة')).toEqual([]);
});

it.each([
  ['mars\t\t\tThe planet Mars; Mars\t', /^mars, “Mars”: known already\.$/],
  ['red-planet-mission\tmission\t\tMars\t', /^red-planet-mission, “Mars”: ambiguous, since it is a name of mars too/],
  [
    'abate\tmission\t\tAbatement\t',
    /^abate, “Abatement”: harmful, since it is an ordinary word; every text and search with “abat.* would be about abate\.$/,
  ],
  ['abate\tmission\t\tAbatement probe\tتخفيف', /^abate, “تخفيف”: harmful/],
  ['\ttranslation\t\tMars\tمريخي', /^translation, “Mars”: known already as a name of mars/],
  ['\ttranslation\t\tapatite\tاباتيت', /^translation, “اباتيت”: known already\.$/],
  ['\ttranslation\t\tqanat\tاباتيت', /^translation, “اباتيت”: ambiguous, since it also stands for “apatit”\.$/],
  ['\ttranslation\t\tdrilling mud\tطين الحفر', /^translation, “طين الحفر”: known already\.$/],
  [
    '\ttranslation\t\tbrine\tطين الحفر',
    /^translation, “طين الحفر”: ambiguous, since it also stands for “drilling mud”, “drilling fluid”\.$/,
  ],
])('A doubtful line is named with its reason: %s', (line, reason) => {
  expect(remarks(line).at(-1)).toMatch(reason);
});

it('A name of two lines is ambiguous', () => {
  expect(remarks('nur\tmission\t\tNur probe\t', 'dau\tmission\t\tNur probe\t')).toEqual([
    'dau, “Nur probe”: also a name of nur in this file.',
  ]);
});
