import { expect, test } from 'vitest';
import { words } from '#lib/text/words/fold.ts';
import { isMeasureInQuestion, isPlainInQuestion, isQuestion, isVerbInQuestion } from './questions.ts';

const folded = (text: string) => words(text)[0] as string;

test.each(['What', 'how', 'does', 'كيف', 'إزاي', 'وش', 'أين'])('a question begins with %s', (word) => {
  expect(isQuestion([folded(word)])).toBe(true);
});

test.each(['dark', 'تكون', 'الثقوب', 'whatever'])('a question does not begin with %s', (word) => {
  expect(isQuestion([folded(word)])).toBe(false);
});

test('a question may begin with what it is about', () => {
  expect(isQuestion(words('solar storms and how they affect us'))).toBe(true);
  expect(isQuestion(words('العواصف الشمسية وكيف تؤثر علينا'))).toBe(true);
  expect(isQuestion(words('العواصف الشمسية على القمر'))).toBe(false);
});

test.each(['made', 'loses', 'come', 'تتكون', 'تؤثر', 'بيعيش', 'بتشتغل'])('%s is a word of asking', (word) => {
  expect(isPlainInQuestion(folded(word))).toBe(true);
});

test.each(['بيناموا', 'يملك'])('%s is a verb', (word) => {
  expect(isVerbInQuestion(folded(word))).toBe(true);
});

test.each(['energy', 'evaporate', 'يتبخر', 'الطاقة', 'احمر', 'بيانات'])('%s is of the subject', (word) => {
  expect(isPlainInQuestion(folded(word)) || isVerbInQuestion(folded(word))).toBe(false);
});

test.each([
  ['far', 'how', true, true],
  ['hot', 'so', false, true],
  ['fast', 'are', true, false],
  ['بعيدة', '', false, true],
  ['السريعة', 'الراديوية', false, false],
  ['radio', 'how', false, false],
])('how great a thing is, %s behind %s', (word, before, isBeforeName, is) => {
  expect(isMeasureInQuestion(folded(word), before, isBeforeName)).toBe(is);
});
