import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listName } from '#lib/library/lists/new-works.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeResearchQuery } from '#lib/url/research-query.ts';

/** The name of a followed list, by its parameters. */
export async function listInWords(language: Language, list: string): Promise<string> {
  const sources = await instance();
  const query = sources.collection.applied(decodeResearchQuery(list));
  return (await listName(sources, language, query)) ?? translator(language, 'digests')('all');
}
