import { describe, expect, it } from 'vitest';
import { fold } from '#lib/text/words/fold.ts';
import { foreignSpellings } from './foreign-names.ts';

describe('foreignSpellings', () => {
  it.each([
    ['كيبلر', 'كبلر'],
    ['هوبل', 'هابل'],
    ['جاليلو', 'غاليليو'],
    ['شندرا', 'شاندرا'],
    ['فوايجر', 'فوياجر'],
    ['روزتا', 'روزيتا'],
    ['لندسات', 'لاندسات'],
  ])('gives for %s what the vocabulary writes: %s', (word, name) => {
    expect(foreignSpellings(fold(word))).toContain(fold(name));
  });

  it.each(['فجر', 'مدان', 'حبل', 'تلسكوب', 'قمر', 'كبسة', 'stars', 'عبدالله'])('gives nothing for %s', (word) => {
    expect(foreignSpellings(fold(word))).toEqual([]);
  });
});
