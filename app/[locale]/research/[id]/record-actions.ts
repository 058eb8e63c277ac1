import { citationsOf } from '#app/_pages/exports/citations.ts';
import { exportFormats } from '#app/_pages/exports/export-formats.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type Instance, siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';
import { readingOf } from './reading-of.ts';

/** Data of the actions on a record: addresses, citations, API request. */
export function recordActions({ service, env }: Instance, language: Language, research: Research, other: Research | undefined) {
  const path = paths.record(language, research.id);
  const { email } = site().operator;
  return {
    permanentUrl: siteUrl() + path,
    ...(email && { contactEmail: email }),
    citations: citationsOf(language, research, other),
    reading: readingOf(language, research, env.OPENURL_BASE),
    files: exportFormats(language).map(({ name, extension, isForPrograms }) => ({ name, href: `${path}.${extension}`, isForPrograms })),
    // In remote mode the site has no API.
    ...(service && { curl: `curl -H "X-Api-Key: YOUR_KEY" \\\n  "${siteUrl()}${apiPaths.research(language, research.id)}"` }),
  };
}
