import { citationsOf } from '#app/_pages/exports/citations.ts';
import { exportFormats } from '#app/_pages/exports/export-formats.ts';
import type { Reading } from '#components/record/reading-options.tsx';
import { withoutUndefined } from '#lib/base/without-undefined.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { waysToRead } from '#lib/domain/reading/ways-to-read.ts';
import type { Research } from '#lib/domain/research.ts';
import { referenceOf } from '#lib/formats/cite/reference.ts';
import { openUrl } from '#lib/formats/metadata/open-url.ts';
import { licenceAddress, licenceName } from '#lib/formats/values/licence.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type Instance, siteUrl } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';
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

/** Links to copies of a work, also to the operator's library if no copy is free, and to catalogues if no copy is known. */
function readingOf(language: Language, research: Research, openUrlBase: string | undefined): Reading {
  const options = { language, siteUrl: siteUrl() };
  const ways = waysToRead(research);
  const { title, isbn } = referenceOf(research, options);
  const search = (address: string, text: string) => address + encodeURIComponent(text);
  const catalogues = [
    { kind: 'worldcat', href: search('https://search.worldcat.org/search?q=', isbn ? `bn:${isbn}` : title) },
    { kind: 'crossref', href: search('https://search.crossref.org/search/works?from_ui=yes&q=', title) },
  ] as const;
  const library = openUrlBase &&
    !ways.some(({ isFree }) => isFree) && { kind: 'library' as const, href: openUrl(openUrlBase, research, options) };
  return withoutUndefined<Reading>({
    ways: ways.map(({ licence, ...way }) => ({
      ...way,
      ...(licence && { licence: { name: licenceName(licence), href: licenceAddress(licence) } }),
    })),
    freeToRead: research.freeToRead,
    lookups: [...(library ? [library] : []), ...(ways.length === 0 ? catalogues : [])],
    asOf: research.updatedAt?.slice(0, 10),
  });
}
