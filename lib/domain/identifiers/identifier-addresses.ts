/**
 * Addresses of a work by its identifiers, for links of every kind. An identifier is bare and may hold any character: what an address cannot
 * hold is percent-encoded as the DOI Handbook (§2.5.2.4) wants it, and `#` and `?`, which would end the path.
 */
export const doiAddress = (doi: string): string => `https://doi.org/${encodePath(doi)}`;
export const arxivAddress = (arxiv: string): string => `https://arxiv.org/abs/${encodePath(arxiv)}`;
export const arxivPdfAddress = (arxiv: string): string => `https://arxiv.org/pdf/${encodePath(arxiv)}`;
export const pmidAddress = (pmid: string): string => `https://pubmed.ncbi.nlm.nih.gov/${encodePath(pmid)}/`;
export const bibcodeAddress = (bibcode: string): string => `https://ui.adsabs.harvard.edu/abs/${encodeURIComponent(bibcode)}`;

const encodePath = (identifier: string): string => encodeURI(identifier.toWellFormed()).replace(/[#?]/g, encodeURIComponent);

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
