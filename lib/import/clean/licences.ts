/** Short name of a licence from its address; undefined for unknown addresses, such as text-mining terms. Other text is unchanged. */
export function cleanLicence(licence: string | undefined): string | undefined {
  if (!licence) return undefined;
  const commons = /creativecommons\.org\/licenses\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(licence);
  if (commons) return `CC-${commons[1]?.toUpperCase()}${commons[2] ? `-${commons[2]}` : ''}`;
  if (/creativecommons\.org\/publicdomain\/zero/i.test(licence)) return 'CC0-1.0';
  if (/arxiv\.org\/licenses\/nonexclusive/i.test(licence)) return 'arXiv non-exclusive';
  const match = /(?:apache\.org\/licenses\/license-(\d\.\d)|(?:opensource|spdx)\.org\/licenses?\/([\w.-]+?)(?:\.(?:html|php))?\/?$)/i.exec(
    licence,
  );
  if (match) return match[1] ? `Apache-${match[1]}` : match[2];
  return /^https?:\/\//i.test(licence) ? undefined : licence;
}
