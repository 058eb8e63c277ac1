import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { freePdfUrl } from '#lib/domain/reading/is-free-to-read.ts';
import type { Research } from '#lib/domain/research.ts';
import { addressText } from '#lib/formats/cite/reference.ts';
import { workKindOf, workKinds } from '#lib/formats/cite/work-kind.ts';
import { orcidAddress } from '#lib/formats/jsonld/jsonld.ts';
import { researchPage, type WriteOptions } from '#lib/formats/values/addresses.ts';
import { licenceAddress } from '#lib/formats/values/licence.ts';
import { plainOrNothing } from '#lib/formats/values/plain-text.ts';
import { bareType, formats, metadataFormatNames } from './formats.ts';

/** A typed link of a record (signposting.org): target, relation and media type. */
export interface SignpostingLink {
  readonly href: string;
  readonly rel: 'cite-as' | 'describedby' | 'item' | 'author' | 'type' | 'license';
  readonly type?: string;
}

/** With hundreds of authors the header would exceed the limits of servers. */
const authorsMax = 20;

/** Typed links from the page of a publication to its metadata, file, authors and licence (signposting.org, level 1). */
export function signpostingLinks(research: Research, options: WriteOptions): SignpostingLink[] {
  const page = researchPage(research.id, options);
  const doi = plainOrNothing(research.doi);
  const licence = licenceAddress(research.licence);
  const pdfUrl = freePdfUrl(research);
  const orcids = research.authors.flatMap((author) => plainOrNothing(author.orcid) ?? []).slice(0, authorsMax);
  return [
    ...(doi ? [{ href: doiAddress(doi), rel: 'cite-as' } as const] : []),
    { href: 'https://schema.org/AboutPage', rel: 'type' },
    { href: `https://schema.org/${workKinds[workKindOf(research.type)].schema}`, rel: 'type' },
    ...metadataFormatNames.map((name) => {
      const { extension, mediaType } = formats[name];
      return { href: `${page}.${extension}`, rel: 'describedby', type: bareType(mediaType) } as const;
    }),
    ...(pdfUrl ? [{ href: addressText(pdfUrl), rel: 'item', type: 'application/pdf' } as const] : []),
    ...orcids.map((orcid) => ({ href: orcidAddress(orcid), rel: 'author' }) as const),
    ...(licence ? [{ href: licence, rel: 'license' } as const] : []),
  ];
}

/** The links as the value of a `Link` header (RFC 8288), in ASCII. */
export function linkHeader(links: readonly SignpostingLink[]): string {
  return links.map(({ href, rel, type }) => `<${asciiAddress(href)}>; rel="${rel}"${type ? `; type="${type}"` : ''}`).join(', ');
}

function asciiAddress(address: string): string {
  return address.replace(/[^\x21-\x7E]+|["<>\\^`{|}]/g, encodeURIComponent);
}
