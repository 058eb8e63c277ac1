import { encodePath } from './doi-address.ts';

/** Addresses of a work by its other identifiers, for links of every kind. */
export const arxivAddress = (arxiv: string): string => `https://arxiv.org/abs/${encodePath(arxiv)}`;
export const arxivPdfAddress = (arxiv: string): string => `https://arxiv.org/pdf/${encodePath(arxiv)}`;
export const pmidAddress = (pmid: string): string => `https://pubmed.ncbi.nlm.nih.gov/${encodePath(pmid)}/`;
export const bibcodeAddress = (bibcode: string): string => `https://ui.adsabs.harvard.edu/abs/${encodeURIComponent(bibcode)}`;

export const openalexAddress = (openalex: string): string => `https://openalex.org/${encodePath(openalex)}`;

/** An arXiv number in lower case, an old one without the class that some add to its archive: math.GT/0309136 is math/0309136. */
export const withoutArxivClass = (number: string): string => number.toLowerCase().replace(/^([a-z-]+)\.[a-z]{2}(?=\/)/, '$1');

/** The bare DOI of an address at doi.org, decoded once; undefined for every other address. */
export function doiInAddress(address: string): string | undefined {
  const path = /^https?:\/\/(?:dx\.|www\.)?doi\.org\/(10\..+)$/i.exec(address)?.[1];
  return path && decodeSafely(path);
}

/** The text without percent-encoding, or as it is where that is broken. */
export function decodeSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The bibcode of an address at ADS. */
export function bibcodeInAddress(address: string | undefined): string | undefined {
  const code = /adsabs\.harvard\.edu\/abs\/([^/?#]+)/.exec(address ?? '')?.[1];
  return code && decodeSafely(code);
}
