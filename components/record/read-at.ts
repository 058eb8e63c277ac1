import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { arxivAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { Research } from '#lib/domain/research.ts';

/** A way to the work itself. */
export interface Way {
  readonly kind: 'arxiv' | 'pdf' | 'publisher' | 'site';
  readonly href: string;
  /** Where it leads, as a reader knows it: `nature.com`; for a DOI its registrant is not known before one is there. */
  readonly host?: string;
}

/** Where the work can be read: what is free first, then the publisher by DOI, then whatever address the source gave. One way to each place. */
export function waysTo({ url, pdfUrl, doi, openAccess }: Pick<Research, 'url' | 'pdfUrl' | 'doi' | 'openAccess'>): readonly Way[] {
  const doiHref = doi && doiAddress(doi);
  const preprint = [url, pdfUrl].find((address) => address && hostOf(address) === 'arxiv.org');
  // The page of a preprint, which offers the PDF, its versions and the text in other forms.
  const arxiv = preprint?.replace(/\/pdf\/(.+?)(?:\.pdf)?$/, '/abs/$1') ?? arxivOf(doi);
  const isElsewhere = (address: string | undefined): address is string =>
    address !== undefined && !/^(?:arxiv\.org|(?:dx\.)?doi\.org)$/.test(hostOf(address));
  const pdf: Way[] = isElsewhere(pdfUrl) ? [{ kind: 'pdf', href: pdfUrl, host: hostOf(pdfUrl) }] : [];
  const publisher: Way[] = doiHref && !arxivOf(doi) ? [{ kind: 'publisher', href: doiHref }] : [];
  const site: Way[] = isElsewhere(url) ? [{ kind: 'site', href: url, host: hostOf(url) }] : [];
  return [
    ...(arxiv ? [{ kind: 'arxiv', href: arxiv, host: 'arXiv' } as const] : []),
    ...(openAccess ? [...pdf, ...publisher] : [...publisher, ...pdf]),
    ...(publisher.length > 0 || pdf.some(({ host }) => host === site[0]?.host) ? [] : site),
  ];
}

/** arXiv registers its own DOIs, which hold the number of the preprint. */
function arxivOf(doi: string | undefined): string | undefined {
  const id = doi && /^10\.48550\/arxiv\.(.+)$/i.exec(doi)?.[1];
  return id ? arxivAddress(id) : undefined;
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : '';
}
