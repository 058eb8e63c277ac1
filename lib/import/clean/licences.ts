/** Elements of Creative Commons licences in words, in the order of the short name. */
const elements: readonly (readonly [code: string, words: RegExp])[] = [
  ['BY', /attribution|\bby\b|نسب المُ?صن[فّ]+/i],
  ['NC', /non-?\s?commercial|\bnc\b|غير التجاري|غير تجاري/i],
  ['SA', /share-?\s?alike|\bsa\b|الترخيص بالمثل|المشاركة بالمثل/i],
  ['ND', /no-?\s?deriv\w*|\bnd\b|منع الاشتقاق|عدم الاشتقاق/i],
];

/** Words of elements in other languages, as the deeds of Creative Commons have them. */
const germanAndRomance: readonly (readonly [RegExp, string])[] = [
  [/namensnennung|atribución|reconocimiento|attribuzione|atribuição/i, 'attribution'],
  [/nicht[ -]kommerziell|no ?comercial|pas d['’ ]utilisation commerciale|não ?comercial/i, 'noncommercial'],
  [/weitergabe unter gleichen bedingungen|compartir ?igual|partage dans les mêmes conditions/i, 'sharealike'],
  [/keine bearbeitungen?|sin ?(?:obra ?)?derivad[ao]s?|pas de modification/i, 'noderivatives'],
];

/** Texts that are the code or the title of a Creative Commons licence, with or without the name of the organisation. */
const isCommons =
  /^\W*cc[\s_-]?by|^(?:\w+\s?\()?creative\s?commons\b.*attribution|^attribution\b.*(?:\d\.\d|commercial|deriv|share)|^(?:رخصة |ترخيص )?المشاع الإبداعي/i;
/** Sentences that place a work under such a licence, with the words before the licence. */
const underCommons =
  /^(.*?\b(?:licen[sc]ed|lizenziert|available|distributed|published|released|open[ -]access)\b.*?)(?:\bcc[\s-]by\b|\bcreative\s?commons\b.*attribution)|^(.*?(?:رخصة|ترخيص|مرخ).*?)المشاع الإبداعي/is;
/** Words before the licence by which it is not that of the work, or of a part of the work only. */
const otherTerms =
  /\b(?:not?|except|compare|figs?|figures?|tables?|images?|photo\w*|suppl\w*|append\w*|(?<!this )data)\b|(?<!\p{L})(?:ال)?(?:غير|ليست?|لا|باستثناء|عدا|شكل|أشكال|جدول|جداول|صورة?|ملحق|ملاحق|بيانات)(?!\p{L})/iu;
const reserved = /all rights reserved|جميع الحقوق محفوظة/i;

/** Whether a text states that the work is under a Creative Commons licence. */
function namesCommons(text: string): boolean {
  if (isCommons.test(text)) return true;
  const match = underCommons.exec(text);
  return match !== null && !reserved.test(text) && !otherTerms.test(match[1] ?? match[2] ?? '');
}

/** Short name of a Creative Commons licence in words or glued: "CC BY 4.0", `CCBYNC`, "Creative Commons Attribution 4.0 International". */
function commonsInWords(text: string): string | undefined {
  if (/^(?:creative commons )?(?:cc[\s_-]?0|(?<=commons )zero)\b/i.test(text)) return 'CC0-1.0';
  const words = germanAndRomance
    .reduce((translated, [pattern, word]) => translated.replace(pattern, word), text)
    .replace(/[\u064b-\u0652]/g, '');
  if (!namesCommons(words)) return undefined;
  const spaced = words
    .replace(/cc[\s_-]?(?=by)/i, 'CC ')
    .replace(/(?<=CC )[a-z]+/i, (codes) => codes.replace(/(by|nc|sa|nd)(?=[a-z])/gi, '$1 '))
    .replace(/(?<=[a-z])(?=\d\.)|[-_]/gi, ' ');
  const codes = elements.filter(([, words]) => words.test(spaced)).map(([code]) => code);
  const version = /(?<![\d.])([1-4]\.\d)(?![\d.])/.exec(spaced)?.[1];
  return codes[0] === 'BY' ? ['CC', ...codes, ...(version ? [version] : [])].join('-') : undefined;
}

/** Short name of a licence from its address or words; undefined for other texts, such as "All rights reserved". */
function knownLicence(licence: string): string | undefined {
  const commons = /creativecommons\.org\/licenses\/([a-z-]+)(?:\/(\d\.\d))?/i.exec(licence);
  if (commons) return `CC-${commons[1]?.toUpperCase()}${commons[2] ? `-${commons[2]}` : ''}`;
  if (/creativecommons\.org\/publicdomain\/zero/i.test(licence)) return 'CC0-1.0';
  if (/creativecommons\.org\/publicdomain\/mark|^public domain mark/i.test(licence)) return 'CC-PDM-1.0';
  if (/arxiv\.org\/licenses\/nonexclusive|^arxiv\.org perpetual/i.test(licence)) return 'arXiv non-exclusive';
  if (/^(?:(?:A?GPL|Apache|BSD|CDLA|EUPL|GFDL|LGPL|MPL|ODC|ODbL|OGL|PDDL)-|CC-PD)[\w.+-]+$/.test(licence)) return licence;
  // Longer texts are terms of use.
  const words = licence.length > 300 ? undefined : commonsInWords(licence.trim());
  if (words) return words;
  const software = /^(?:the )?(mit|isc|apache)(?: (?:software )?licen[sc]e)?(?:,? (?:version |v)?(\d\.\d))?$/i.exec(licence.trim());
  if (software)
    return [software[1]?.toLowerCase() === 'apache' ? 'Apache' : software[1]?.toUpperCase(), software[2]].filter(Boolean).join('-');
  const match = /(?:apache\.org\/licenses\/license-(\d\.\d)|(?:opensource|spdx)\.org\/licenses?\/([\w.-]+?)(?:\.(?:html|php))?\/?$)/i.exec(
    licence,
  );
  if (match) return match[1] ? `Apache-${match[1]}` : match[2];
  const [notice = '', terms = ''] = copyrightNotice.exec(licence) ?? [];
  return notice && !otherTerms.test(terms) ? knownLicence(licence.slice(notice.length)) : undefined;
}

/** A notice of copyright before the name of a licence: "© 2019 Example Press, Apache License 2.0". */
const copyrightNotice =
  /^(?:©|\(c\)|copyright\b|\d{4}\b)(.{1,200}?)(?=\bcc[\s-]?(?:by|0)\b|\bcreative\s?commons\b|\b(?:mit|isc|apache)(?: software)? licen[sc]e\b)/is;

/** Short name of a licence; undefined for unknown addresses, such as text-mining terms, and for notices of copyright. Other text is unchanged. */
export function cleanLicence(licence: string | undefined): string | undefined {
  if (!licence) return undefined;
  return knownLicence(licence) ?? (/^(?:https?:\/\/|©|\(c\)|copyright\b|\d{4}\b)/i.test(licence) ? undefined : licence);
}

/** The text that names a licence, of fields that also hold notices of copyright; a short name, which our own exports have, comes first. */
export const firstLicence = (texts: readonly (string | undefined)[]): string | undefined => {
  const licences = texts.filter((text) => text !== undefined && knownLicence(text) !== undefined);
  return licences.find((text) => text === knownLicence(text as string)) ?? licences[0];
};
