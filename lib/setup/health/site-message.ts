import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { throttle } from '#lib/base/process/throttle.ts';
import { type Language, languages } from '#lib/languages/languages.ts';

/** The operator's message to readers, by language; empty when there is none. */
export type SiteMessage = Readonly<Partial<Record<Language, string>>>;

/** Maximum length in UTF-16 units; a longer message is truncated. */
const lengthMax = 600;

/** The files `message.en.txt` and so on of the data folder, as plain text. An unreadable file is no message. */
export async function readSiteMessage(dataDir: string): Promise<SiteMessage> {
  const messages = await Promise.all(languages.map(async (language) => [language, await readOne(dataDir, language)] as const));
  return Object.fromEntries(messages.filter(([, text]) => text));
}

/** Cached: every page shows the message, but its files are read at most twice a second. */
export function createSiteMessage(dataDir: string): () => Promise<SiteMessage> {
  return throttle(500, () => readSiteMessage(dataDir));
}

async function readOne(dataDir: string, language: Language): Promise<string> {
  const text = await readFile(join(dataDir, `message.${language}.txt`), 'utf8').catch(() => '');
  return text.replace(/\s+/g, ' ').replace('\ufeff', '').trim().slice(0, lengthMax);
}
