import { encodePath } from './doi-address.ts';

/** The page of a preprint by its arXiv id. */
export const arxivAddress = (arxiv: string): string => `https://arxiv.org/abs/${encodePath(arxiv)}`;
/** The PDF of a preprint by its arXiv id. */
export const arxivPdfAddress = (arxiv: string): string => `https://arxiv.org/pdf/${encodePath(arxiv)}`;
/** The PubMed page of a PMID. */
export const pmidAddress = (pmid: string): string => `https://pubmed.ncbi.nlm.nih.gov/${encodePath(pmid)}/`;
/** The ADS page of a bibcode. Characters with a meaning in URLs, such as `&`, are percent-encoded. */
export const bibcodeAddress = (bibcode: string): string => `https://ui.adsabs.harvard.edu/abs/${encodeURIComponent(bibcode)}`;

/** The OpenAlex page of an id such as `W123`. */
export const openalexAddress = (openalex: string): string => `https://openalex.org/${encodePath(openalex)}`;

/** An arXiv number in lower case and, for old numbers, without the optional class: math.GT/0309136 becomes math/0309136. */
export const withoutArxivClass = (number: string): string => number.toLowerCase().replace(/^([a-z-]+)\.[a-z]{2}(?=\/)/, '$1');

/** The bare DOI of a doi.org address, decoded once; undefined for other addresses. */
export function doiInAddress(address: string): string | undefined {
  const path = /^https?:\/\/(?:dx\.|www\.)?doi\.org\/(10\..+)$/i.exec(address)?.[1];
  return path && decodeSafely(path);
}

/** Decodes percent-encoding; returns the text unchanged when it is malformed. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The bibcode of an ADS address; undefined for other addresses. */
export function bibcodeInAddress(address: string | undefined): string | undefined {
  const code = /adsabs\.harvard\.edu\/abs\/([^/?#]+)/.exec(address ?? '')?.[1];
  return code && decodeSafely(code);
}
