import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData } from '#lib/text/data/read-data.ts';

/** Writes the tables derived from hand-written ones; deriving them at each start would take too long. Later tables use earlier ones. */
export async function writeVocabulary(): Promise<void> {
  const { makeArabicWords, writeArabicWords } = await import('./make-arabic-words.ts');
  writeTable('arabic-words.tsv', writeArabicWords(makeArabicWords()));
  const { defaultConcepts, writeNameStems } = await import('#lib/text/vocabulary/vocabulary.ts');
  writeTable('name-stems.tsv', writeNameStems(defaultConcepts()));
  const { spelledNameWords, writeWordTranslations } = await import('./make-word-translations.ts');
  writeTable('word-translations.tsv', writeWordTranslations(readData('words.tsv'), spelledNameWords(defaultConcepts())));
  const { termsOfDictionary, termsOfWords, writePhraseTranslations } = await import('./make-phrase-translations.ts');
  const phrases = [...readData('phrases.tsv'), ...termsOfDictionary(), ...termsOfWords(readData('words.tsv'))];
  writeTable('phrase-translations.tsv', writePhraseTranslations(phrases));
}

/** Writes one table into this folder. */
export const writeTable = (name: string, text: string): void => writeFileSync(join(import.meta.dirname, '../data', name), text);
