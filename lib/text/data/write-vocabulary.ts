import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeMissionNames } from './make-mission-names.ts';
import { readData } from './read-data.ts';

/** `npm run vocabulary`: what is made of the tables that people write, because making it takes longer than a start may. After a change of names, words or stemmers. */
const write = (name: string, text: string) => writeFileSync(join(import.meta.dirname, name), text);
write('mission-names.tsv', writeMissionNames(readData('concepts.tsv')));
// Each of these reads what was just written.
const { makeArabicWords, writeArabicWords } = await import('./make-arabic-words.ts');
write('arabic-words.tsv', writeArabicWords(makeArabicWords()));
const { defaultConcepts, writeNameStems } = await import('#lib/text/vocabulary/vocabulary.ts');
write('name-stems.tsv', writeNameStems(defaultConcepts()));
