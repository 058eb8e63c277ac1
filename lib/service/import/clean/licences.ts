/** A licence by its short name where its address is one of Creative Commons, Apache, OSI or SPDX; addresses of mining terms and the like are no licence of a reader. */
export function cleanLicence(licence: string | undefined): string | undefined {
  if (!licence) return undefined;
  const commons = /creativecommons\.org\/licenses\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(licence);
  if (commons) return `CC-${commons[1]?.toUpperCase()}${commons[2] ? `-${commons[2]}` : ''}`;
  if (/creativecommons\.org\/publicdomain\/zero/i.test(licence)) return 'CC0-1.0';
  if (/arxiv\.org\/licenses\/nonexclusive/i.test(licence)) return 'arXiv non-exclusive';
  const named = /(?:apache\.org\/licenses\/license-(\d\.\d)|(?:opensource|spdx)\.org\/licenses?\/([\w.-]+?)(?:\.(?:html|php))?\/?$)/i.exec(
    licence,
  );
  if (named) return named[1] ? `Apache-${named[1]}` : named[2];
  return /^https?:\/\//i.test(licence) ? undefined : licence;
}
