import { citationsOf } from '#app/_pages/exports/citations.ts';
import { instance, siteUrl } from '#lib/compose.ts';
import { apiPaths } from '#lib/contract/api-paths.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatNames, formats } from '#lib/formats/formats.ts';
import { site } from '#lib/site.ts';
import { paths } from '#lib/url/paths.ts';
import { loadReading } from './load-reading.ts';

/** Data of the actions on a record: addresses, citations, API request. */
export async function recordActions(language: Language, research: Research, other: Research | undefined) {
  const { mode } = await instance();
  const path = paths.record(language, research.id);
  const { email } = site().operator;
  return {
    permanentUrl: siteUrl() + path,
    ...(email && { contactEmail: email }),
    citations: citationsOf(language, research, other),
    reading: await loadReading(language, research),
    files: formatNames.map((name) => ({
      name: formats[name].label.en.replace(/ \(.*\)$/, ''),
      href: `${path}.${formats[name].extension}`,
    })),
    // In remote mode the site has no API.
    ...(mode === 'embedded' && { curl: `curl -H "X-Api-Key: YOUR_KEY" \\\n  "${siteUrl()}${apiPaths.research(language, research.id)}"` }),
  };
}
