import { embedCode } from '#app/_pages/plain-list/embed-code.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { Author } from '#lib/domain/author.ts';
import { translator } from '#lib/i18n/translator.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type Instance, siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

/** The embed code of an author's publications and the API request for the person. */
export function authorActions({ service }: Instance, language: Language, { id, name }: Author) {
  const title = translator(language, 'embed')('title', { name: name.value });
  return {
    frame: embedCode(paths.embed(language, id), title),
    ...(service && { curl: `curl -H "X-Api-Key: YOUR_KEY" \\\n  "${siteUrl()}${apiPaths.author(language, id)}"` }),
  };
}
