/** Elements of Creative Commons licences in words, in the order of the short name. */
const elements: readonly (readonly [code: string, words: RegExp])[] = [
  ['BY', /attribution|\bby\b|نسب المُ?صن[فّ]+/i],
  ['NC', /non-?\s?commercial|\bnc\b|غير التجاري|غير تجاري/i],
  ['SA', /share-?\s?alike|\bsa\b|الترخيص بالمثل|المشاركة بالمثل/i],
  ['ND', /no-?\s?deriv\w*|\bnd\b|منع الاشتقاق|عدم الاشتقاق/i],
];

/** Short name of a Creative Commons licence in words or glued: "CC BY 4.0", `CCBYNC`, "Creative Commons Attribution 4.0 International". */
function commonsInWords(text: string): string | undefined {
  if (/^(?:cc-?\s?0|creative commons zero)\b/i.test(text)) return 'CC0-1.0';
  if (!/^(?:cc[\s-]?by|creative commons\b.*\battribution|(?:رخصة )?المشاع الإبداعي)/i.test(text)) return undefined;
  const spaced = text
    .replace(/^cc[\s-]?(?=by)/i, 'CC ')
    .replace(/(?<=^CC )[a-z]+/i, (codes) => codes.replace(/(by|nc|sa|nd)(?=[a-z])/gi, '$1 '));
  const codes = elements.filter(([, words]) => words.test(spaced.replaceAll('-', ' '))).map(([code]) => code);
  const version = /(?<![\d.])([1-4]\.\d)(?![\d.])/.exec(text)?.[1];
  return codes[0] === 'BY' ? ['CC', ...codes, ...(version ? [version] : [])].join('-') : undefined;
}

/** Short name of a licence from its address or words; undefined for unknown addresses, such as text-mining terms. Other text is unchanged. */
export function cleanLicence(licence: string | undefined): string | undefined {
  if (!licence) return undefined;
  const commons = /creativecommons\.org\/licenses\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(licence);
  if (commons) return `CC-${commons[1]?.toUpperCase()}${commons[2] ? `-${commons[2]}` : ''}`;
  if (/creativecommons\.org\/publicdomain\/zero/i.test(licence)) return 'CC0-1.0';
  if (/arxiv\.org\/licenses\/nonexclusive/i.test(licence)) return 'arXiv non-exclusive';
  // Longer texts are terms of use.
  const words = licence.length > 300 ? undefined : commonsInWords(licence.trim());
  if (words) return words;
  const match = /(?:apache\.org\/licenses\/license-(\d\.\d)|(?:opensource|spdx)\.org\/licenses?\/([\w.-]+?)(?:\.(?:html|php))?\/?$)/i.exec(
    licence,
  );
  if (match) return match[1] ? `Apache-${match[1]}` : match[2];
  return /^https?:\/\//i.test(licence) ? undefined : licence;
}
