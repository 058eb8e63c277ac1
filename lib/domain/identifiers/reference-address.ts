import type { ReferenceRecord } from '#lib/domain/reference.ts';
import { doiAddress } from './doi-address.ts';
import { arxivAddress, bibcodeAddress, openalexAddress, pmidAddress } from './identifier-addresses.ts';

/** Where a cited work is found by the first of its identifiers, with that identifier in words; undefined where a reference is a text alone. */
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
