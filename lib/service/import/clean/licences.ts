/** A licence by its short name where its address is one of Creative Commons; addresses of mining terms and the like are no licence of a reader. */
export function cleanLicence(licence: string | undefined): string | undefined {
  if (!licence) return undefined;
  const commons = /creativecommons\.org\/licenses\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(licence);
  if (commons) return `CC-${commons[1]?.toUpperCase()}${commons[2] ? `-${commons[2]}` : ''}`;
  if (/creativecommons\.org\/publicdomain\/zero/i.test(licence)) return 'CC0-1.0';
  if (/arxiv\.org\/licenses\/nonexclusive/i.test(licence)) return 'arXiv non-exclusive';
  return /^https?:\/\//i.test(licence) ? undefined : licence;
}
