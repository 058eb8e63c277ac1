import { describe, expect, it } from 'vitest';
import { listIn, readData } from '#lib/text/data/read-data.ts';
import { terms } from '#lib/text/vocabulary/terms.ts';
import { translationsOf } from '#lib/text/vocabulary/translations.ts';
import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { writeWordTranslations } from './make-word-translations.ts';

const rows = readData('words.tsv');

const lastStem = (name: string) => stem(fold(name.split(' ').at(-1) ?? ''));

describe('the table of words', () => {
  it('has each English word once, with one to four Arabic words whose shares add up to at most ten tenths', () => {
    expect(rows.length).toBeGreaterThanOrEqual(8_000);
    const words = rows.map(([english]) => english ?? '');
    expect(words).toEqual([...new Set(words)].sort());
    const faults = rows.filter(([english = '', senses, ...others]) => {
      const pairs = listIn(senses).map((sense) => /^([\u0621-\u064a]+(?: [\u0621-\u064a]+)*) (10|[1-9])$/.exec(sense) ?? []);
      const shares = pairs.reduce((sum, [, , tenths]) => sum + Number(tenths), 0);
      const isWhole = pairs.length >= 1 && pairs.length <= 4 && new Set(pairs.map(([, arabic]) => arabic)).size === pairs.length;
      return !(/^[a-z]{3,}$/.test(english) && isWhole && shares <= 10 && others.length === 0);
    });
    expect(faults).toEqual([]);
  });

  it.each(['elements.tsv', 'geological-time.tsv'])('has the Arabic words of %s', (list) => {
    const arabicStems = new Map(
      rows.map(([english = '', senses]) => [english, listIn(senses).map((sense) => lastStem(sense.replace(/ \d+$/, '')))]),
    );
    const faults = readData(`lists/${list}`).filter(([, english, arabic]) => {
      const tableStems = listIn(english).flatMap((name) => arabicStems.get(name.toLowerCase()) ?? []);
      return tableStems.length > 0 && !listIn(arabic).some((name) => tableStems.includes(lastStem(name)));
    });
    expect(faults).toEqual([]);
  });

  it('repeats no word that the vocabulary has', () => {
    const vocabularyStems = new Set(
      terms.flatMap(({ en }) => en.filter((name) => /^[A-Za-z]+$/.test(name)).map((name) => stem(name.toLowerCase()))),
    );
    expect(rows.filter(([english = '']) => vocabularyStems.has(stem(english))).map(([english]) => english)).toEqual([]);
  });
});

describe('translations from the table of words', () => {
  it('are 40 hundredths certain for the only meaning of a word, and at least 8', () => {
    const text = writeWordTranslations([['foraminifera', 'منخربات 9; فورامينيفرا 1']]);
    expect(text.split('\n').slice(1)).toEqual(['فورامينيفرا\tforaminifera 8', 'منخرب\tforaminifera 36', '']);
  });

  it('leave out a stop word, a term of several words, and the name of a mission', () => {
    const words = ['apple', 'bread'].map((english) => [english, 'كتاب 9; حول 1']);
    expect(writeWordTranslations(words).split('\n').slice(1)).toEqual(['كتاب\tappl 36; bread 36', '']);
    expect(writeWordTranslations([['fast', 'سريع 9']])).not.toContain('fast');
    expect(writeWordTranslations([['seabed', 'قاع البحر 9']])).not.toContain('seab');
  });

  it.each([
    ['استقطاب', 'depolarization'],
    ['بعدي', 'dimensionless'],
    ['جزر', 'carrot'],
    ['حراري', 'refractory'],
    ['حلم', 'mite'],
    ['خيار', 'cucumber'],
    ['سلطة', 'salad'],
    ['سماوي', 'cyan'],
    ['غازي', 'invasive'],
    ['كمومية', 'dot'],
    ['مستقيم', 'rectum'],
  ])('do not read «%s», which has a more usual meaning, as “%s”', (arabic, english) => {
    expect(translationsOf(stem(fold(arabic))).map((translation) => translation.stem)).not.toContain(stem(english));
  });

  it('have the periods and epochs of the Phanerozoic', () => {
    const names = readData('lists/geological-time.tsv').filter(
      ([, , arabic = '', broader = '']) => /^ع(?:صر|هد) \S*(?:ي|ين)$/.test(listIn(arabic)[0] ?? '') && broader !== '',
    );
    const missing = names.filter(([, , arabic = '']) => listIn(arabic).every((name) => translationsOf(lastStem(name)).length === 0));
    expect(missing.map(([id]) => id)).toEqual(['geological-pridoli']);
  });

  it('do not read a seed as a grain, nor the "re" of "reionisation" as a word', () => {
    for (const word of ['حبه', 'اعاده']) expect(translationsOf(stem(word)), word).toEqual([]);
  });
});
