/** The address of a work by its bare DOI. A separate module, so that browser bundles do not include the code for other identifiers. */
export const doiAddress = (doi: string): string => `https://doi.org/${encodePath(doi)}`;

/** An identifier as a URL path, percent-encoded as in the DOI Handbook (§2.5.2.4); also `#` and `?`, which would end the path. */
export const encodePath = (identifier: string): string => encodeURI(identifier.toWellFormed()).replace(/[#?]/g, encodeURIComponent);
