import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '#lib/domain/language.ts';
import { atMostEvery } from './at-most-every.ts';

/** What the operator tells every reader, by language; empty where there is nothing to tell. */
export type SiteMessage = Readonly<Partial<Record<Language, string>>>;

/** A message is a sentence or two above every page; what is longer is cut, in UTF-16 units. */
const lengthMax = 600;

/**
 * The files `message.en.txt` and `message.ar.txt` of the data folder, as plain text. An operator writes, changes and removes them while the site runs.
 * A file that is missing, blank or cannot be read says nothing; a page never fails for it.
 */
export async function readSiteMessage(dataDir: string): Promise<SiteMessage> {
  const [en, ar] = await Promise.all([readOne(dataDir, 'en'), readOne(dataDir, 'ar')]);
  return { ...(en && { en }), ...(ar && { ar }) };
}

/** Every page shows the message; its files are read at most twice a second. */
export function createSiteMessage(dataDir: string): () => Promise<SiteMessage> {
  return atMostEvery(500, () => readSiteMessage(dataDir));
}

async function readOne(dataDir: string, language: Language): Promise<string> {
  const text = await readFile(join(dataDir, `message.${language}.txt`), 'utf8').catch(() => '');
  return text.replace(/\s+/g, ' ').replace('\ufeff', '').trim().slice(0, lengthMax);
}
