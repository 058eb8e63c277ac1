/** The address of a work by its bare DOI, for links of every kind. A module of its own: rows in the browser need no other identifier. */
export const doiAddress = (doi: string): string => `https://doi.org/${encodePath(doi)}`;

/**
 * An identifier, which may hold any character, as a path: what an address cannot hold is percent-encoded as the DOI Handbook (§2.5.2.4) wants it, and `#`
 * and `?`, which would end the path.
 */
export const encodePath = (identifier: string): string => encodeURI(identifier.toWellFormed()).replace(/[#?]/g, encodeURIComponent);
