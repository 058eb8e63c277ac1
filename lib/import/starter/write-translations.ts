import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Extras } from '#lib/domain/collection.ts';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { readCollection } from '#lib/store/starter/read-collection.ts';
import { translationsFile } from '#lib/text/data/read-translations.ts';
import { writeTable, writeVocabulary } from '#lib/text/make/write-vocabulary.ts';

/** Writes the derived tables of the vocabulary, and the translations learned from them and the starter collection. */
export async function writeOurTables(): Promise<void> {
  await writeVocabulary();
  writeTable(translationsFile, await translationsOfRecords([]));
}

/** Writes translations learned also from a store's records, and returns the path. Records are sorted by key, for reproducible files. */
export async function writeOperatorTranslations(store: Pick<Extras, 'wholeRecords'>, folder: string): Promise<string> {
  const records: ResearchRecord[] = [];
  for await (const { record } of store.wholeRecords()) if (record.title.ar && record.title.en) records.push(record);
  const path = join(folder, translationsFile);
  writeFileSync(path, await translationsOfRecords(records.sort((a, b) => (a.key < b.key ? -1 : 1))));
  return path;
}

/** Imports the module late, because it reads tables that were written just before. */
async function translationsOfRecords(others: readonly ResearchRecord[]): Promise<string> {
  const { bilingualTexts, writeTranslations } = await import('#lib/text/make/make-translations.ts');
  const collection = readCollection();
  const ourKeys = new Set(collection.map(({ key }) => key));
  return writeTranslations(bilingualTexts([...collection, ...others.filter(({ key }) => !ourKeys.has(key))]));
}
