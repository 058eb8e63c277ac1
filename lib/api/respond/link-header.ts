import type { PageLinks } from '#lib/contract/payloads/write-page.ts';
import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import type { Research } from '#lib/domain/research.ts';
import { formats, metadataFormatNames } from '#lib/formats/formats.ts';
import { languagePattern } from '#lib/languages/language-path.ts';
import { languages } from '#lib/languages/languages.ts';
import { mediaTypeOf } from './negotiate.ts';

const link = (target: string, parameters: string) => `<${target}>; ${parameters}`;

const apiLanguage = new RegExp(`^/api/${languagePattern}`);

/** Links of every operation's response: canonical address, both languages, and the service description. */
export function commonLinks(canonical: string): string[] {
  const inLanguage = (language: string) => canonical.replace(apiLanguage, `/api/${language}`);
  return [
    link(canonical, 'rel="canonical"'),
    ...languages.map((language) => link(inLanguage(language), `rel="alternate"; hreflang="${language}"`)),
    link('/api/openapi.json', 'rel="service-desc"; type="application/json"'),
  ];
}

/** The paging links of the body (RFC 8288), for clients that read only headers or another format. */
export function pagingLinks(links: PageLinks): string[] {
  return (['first', 'prev', 'next', 'last'] as const).flatMap((rel) => {
    const target = links[rel];
    return target ? [link(target, `rel="${rel}"`)] : [];
  });
}

/** Signposting links of one publication (signposting.org). */
export function signposting(research: Research, self: string): string[] {
  const metadataLinks = metadataFormatNames
    .filter((name) => !formats[name].isUnlinkedInApi)
    .map((name) => link(`${self}?format=${name}`, `rel="describedby"; type="${mediaTypeOf(name)}"`));
  return [
    ...(research.doi ? [link(doiAddress(research.doi), 'rel="cite-as"')] : []),
    ...metadataLinks,
    ...(research.pdfUrl ? [link(encodeTarget(research.pdfUrl), 'rel="item"; type="application/pdf"')] : []),
    ...research.authors.slice(0, 10).flatMap((author) => (author.orcid ? [link(`https://orcid.org/${author.orcid}`, 'rel="author"')] : [])),
    link('https://schema.org/ScholarlyArticle', 'rel="type"'),
    ...(research.licence && licenceUrl(research.licence) ? [link(licenceUrl(research.licence) as string, 'rel="license"')] : []),
  ];
}

/** Encodes characters that a header cannot contain: spaces, brackets, and non-ASCII letters from the data. */
function encodeTarget(url: string): string {
  return encodeURI(url.replace(/%(?![0-9A-Fa-f]{2})/g, '%25'))
    .replaceAll('%25', '%')
    .replace(/[<>"\s]/g, encodeURIComponent);
}

function licenceUrl(licence: string): string | undefined {
  const creative = /^CC-(BY(?:-(?:SA|NC|ND|NC-SA|NC-ND))?)-(\d\.\d)$/i.exec(licence);
  if (creative) return `https://creativecommons.org/licenses/${(creative[1] as string).toLowerCase()}/${creative[2]}/`;
  return /^CC0/i.test(licence) ? 'https://creativecommons.org/publicdomain/zero/1.0/' : undefined;
}
