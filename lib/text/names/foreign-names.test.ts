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
  ])('returns for %s the spelling of the vocabulary: %s', (word, name) => {
    expect(foreignSpellings(fold(word))).toContain(fold(name));
  });

  it.each(['فجر', 'مدان', 'حبل', 'تلسكوب', 'قمر', 'كبسة', 'stars', 'عبدالله'])('returns no spelling for %s', (word) => {
    expect(foreignSpellings(fold(word))).toEqual([]);
  });
});
