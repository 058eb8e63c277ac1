import { expect, test } from 'vitest';
import { words } from '#lib/text/words/fold.ts';
import { isPlainInQuestion } from './questions.ts';

const foldWord = (text: string) => words(text)[0] as string;

test.each(['made', 'loses', 'come', 'تتكون', 'تؤثر', 'بيعيش', 'بتشتغل'])('%s is a word of questions', (word) => {
  expect(isPlainInQuestion(foldWord(word))).toBe(true);
});

test.each(['energy', 'evaporate', 'يتبخر', 'الطاقة', 'احمر', 'بيانات'])('%s belongs to the subject', (word) => {
  expect(isPlainInQuestion(foldWord(word))).toBe(false);
});
