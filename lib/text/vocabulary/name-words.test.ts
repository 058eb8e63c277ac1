import { expect, it } from 'vitest';
import { words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { partsOfNames } from './name-words.ts';
import { translationsOf } from './translations.ts';
import { defaultConcepts } from './vocabulary.ts';

it('a part of an Arabic name is not a translation of the English word for the whole name', () => {
  const parts = partsOfNames(defaultConcepts());
  for (const [arabic, english] of [
    ['تحت', 'infrar'],
    ['خارج', 'exoplanet'],
  ] as const) {
    expect(parts.get(arabic)).toContain(english);
    expect(translationsOf(arabic).map(({ stem }) => stem)).not.toContain(english);
  }
});

it('a word that is a complete name may be translated even if longer names contain it', () => {
  const [concept] = defaultConcepts();
  if (!concept) throw new Error('there is no concept');
  const parts = partsOfNames([{ ...concept, en: ['telescope'], ar: ['تلسكوب', 'تلسكوب فضائي'] }]);
  expect([...parts.keys()]).toEqual(words('فضائي').map(stem));
});
