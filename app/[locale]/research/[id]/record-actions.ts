import { citationsOf } from '#app/_pages/exports/citations.ts';
import { exportFormats } from '#app/_pages/exports/export-formats.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';
import { loadReading } from './load-reading.ts';

/** Data of the actions on a record: addresses, citations, API request. */
export async function recordActions(language: Language, research: Research, other: Research | undefined) {
  const { service } = await instance();
  const path = paths.record(language, research.id);
  const { email } = site().operator;
  return {
    permanentUrl: siteUrl() + path,
    ...(email && { contactEmail: email }),
    citations: citationsOf(language, research, other),
    reading: await loadReading(language, research),
    files: exportFormats(language).map(({ name, extension }) => ({ name, href: `${path}.${extension}` })),
    // In remote mode the site has no API.
    ...(service && { curl: `curl -H "X-Api-Key: YOUR_KEY" \\\n  "${siteUrl()}${apiPaths.research(language, research.id)}"` }),
  };
}
