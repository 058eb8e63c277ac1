import { doiAddress } from '#lib/domain/identifiers/doi-address.ts';
import { arxivAddress, bibcodeAddress, openalexAddress, pmidAddress } from '#lib/domain/identifiers/identifier-addresses.ts';
import type { ReferenceRecord } from './reference.ts';

/** A cited work's address and identifier as text. Of several identifiers, uses the first in the order below; undefined without any. */
export function referenceAddress({
  doi,
  arxiv,
  bibcode,
  pmid,
  openalex,
}: ReferenceRecord): { readonly href: string; readonly text: string } | undefined {
  if (doi) return { href: doiAddress(doi), text: `doi:${doi}` };
  if (arxiv) return { href: arxivAddress(arxiv), text: `arXiv:${arxiv}` };
  if (bibcode) return { href: bibcodeAddress(bibcode), text: bibcode };
  if (pmid) return { href: pmidAddress(pmid), text: `PMID ${pmid}` };
  return openalex ? { href: openalexAddress(openalex), text: `OpenAlex ${openalex}` } : undefined;
}
