import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { freePdfUrl } from '#lib/domain/reading/is-free-to-read.ts';
import type { Research } from '#lib/domain/research.ts';
import { addressText } from '#lib/formats/cite/reference.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { asPublished } from '#lib/formats/values/citable.ts';
import { licenceAddress } from '#lib/formats/values/licence.ts';
import { wordings } from '#lib/formats/values/localized-text.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { escapeXml, xmlDeclaration, xmlElement, xmlEmptyElement, xmlLang } from './xml.ts';

/** The metadata of an Atom feed (RFC 4287). */
export interface AtomOptions extends WriteOptions {
  /** What the feed contains, in the reader's language. */
  readonly title: string;
  readonly subtitle?: string;
  /** The name of the site, which Atom readers show as the author of an entry without authors. */
  readonly siteName: string;
  /** The absolute address of this feed. */
  readonly self: string;
  /** The absolute address of this feed in another language. */
  readonly selfIn?: (language: Language) => string;
  /** The absolute address of the page with the same list. */
  readonly html: string;
  /** UTC time of the last change of the data, for records without a time of change. */
  readonly updated: string;
}

/** An Atom 1.0 feed, in the order of `items`. Every text has its language, so that readers set Arabic titles right-to-left. */
export function atomFeed(items: readonly Research[], options: AtomOptions): string {
  const { language, selfIn } = options;
  const newest = items
    .flatMap((item) => item.updatedAt ?? [])
    .toSorted()
    .at(-1);
  return [
    xmlDeclaration,
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${options.language}">\n`,
    xmlElement('  ', 'id', options.self),
    xmlElement('  ', 'title', options.title),
    xmlElement('  ', 'subtitle', options.subtitle),
    xmlElement('  ', 'updated', newest ?? options.updated),
    `  <author>\n${xmlElement('    ', 'name', options.siteName)}${xmlElement('    ', 'uri', `${options.siteUrl}/${options.language}`)}  </author>\n`,
    xmlEmptyElement('  ', 'link', { rel: 'self', type: 'application/atom+xml', href: options.self }),
    xmlEmptyElement('  ', 'link', { rel: 'alternate', type: 'text/html', hreflang: options.language, href: options.html }),
    ...(selfIn ? otherLanguages(language) : []).map((hreflang) =>
      xmlEmptyElement('  ', 'link', { rel: 'alternate', type: 'application/atom+xml', hreflang, href: selfIn?.(hreflang) }),
    ),
    ...items.map((item) => entry(item, options)),
    '</feed>\n',
  ].join('');
}

function entry(publication: Research, options: AtomOptions): string {
  // Atom cannot mark machine translations, so they are omitted.
  const research = asPublished(publication);
  const page = researchPage(research.id, options);
  const [title] = wordings(research.title);
  const [abstract] = wordings(research.abstract);
  const licence = licenceAddress(research.licence);
  const pdfUrl = freePdfUrl(research);
  return [
    '  <entry>\n',
    xmlElement('    ', 'id', page),
    xmlElement('    ', 'title', title?.value ?? research.id, xmlLang(title?.lang)),
    xmlElement('    ', 'updated', research.updatedAt ?? options.updated),
    xmlElement('    ', 'published', research.createdAt),
    ...research.authors.map(({ name }) => {
      const [wording] = wordings(name);
      return wording
        ? `    <author${wording.lang === 'und' ? '' : ` xml:lang="${escapeXml(wording.lang)}"`}>\n${xmlElement('      ', 'name', wording.value)}    </author>\n`
        : '';
    }),
    xmlEmptyElement('    ', 'link', { rel: 'alternate', type: 'text/html', hreflang: options.language, href: page }),
    research.doi ? xmlEmptyElement('    ', 'link', { rel: 'related', href: doiAddress(research.doi) }) : '',
    pdfUrl ? xmlEmptyElement('    ', 'link', { rel: 'enclosure', type: 'application/pdf', href: addressText(pdfUrl) }) : '',
    ...research.areas.map((area) => xmlEmptyElement('    ', 'category', { term: area.id, label: area.name.value })),
    xmlElement('    ', 'rights', licence),
    xmlElement('    ', 'summary', abstract?.value, xmlLang(abstract?.lang)),
    '  </entry>\n',
  ].join('');
}
