import { decodeSafely, withoutArxivClass } from '#lib/domain/identifiers/identifier-addresses.ts';

/** Bare lower-case DOI from any notation; undefined for anything else. */
export function cleanDoi(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const text = decodeSafely(value.trim())
    .replace(/^(?:doi:?\s*|(?:https?:\/\/)?[\w.-]{0,50}\bdoi[.-][\w.-]{1,100}\/)+/i, '')
    .replace(/[;,]?\s[\s\S]*$/, '')
    // ADS appends further DOIs, such as that of the archive's copy, without a separator.
    .replace(/^(10\.\d+\/\S+?[^./:])10\.\d{4,9}\/.*$/i, '$1')
    .replace(/(?<![\s.,;])[\s.,;]+$/, '')
    .toLowerCase();
  return /^10\.\d{4,9}(?:\.\d+)*\/\S+$/.test(text) ? text : undefined;
}

/** The DOI in an address: a resolver's, a `?doi=10.…` parameter, or a publisher's path (`/doi/full/10.…`). Also a bare DOI. */
export function doiInUrl(value: string | undefined): string | undefined {
  const text = decodeSafely(value?.trim() ?? '');
  const pathDoi = /^(?:doi:\s*)?(10\.\d{4,9}\/\S+)$/i.exec(text)?.[1] ?? /^https?:\/\/[^\s?#]*\/(10\.\d{4,9}\/[^\s?#]+)/i.exec(text)?.[1];
  const parameterDoi = /[?&](?:rft_id=info:)?doi[=/](10\.\d{4,9}\/[^\s&#]+)/i.exec(text)?.[1];
  return cleanDoi(parameterDoi ?? pathDoi?.replace(/\/(?:asset\/.*|full|abstract|pdf|epdf|html|meta|summary|fulltext\.html)$/i, ''));
}

/** The arXiv id without its version, also from a DOI that arXiv assigned. */
export function cleanArxiv(value: string | undefined): string | undefined {
  if (!value) return undefined;
  const text = value
    .trim()
    .replace(
      /^(?:(?:https?:\/\/)?(?:www\.|export\.)?arxiv\.org\/(?:abs|pdf)\/|oai:arxiv\.org:|(?:https?:\/\/doi\.org\/)?10\.48550\/arxiv\.|arxiv:|e-?print:?\s*)+/i,
      '',
    )
    .replace(/\.pdf$/i, '');
  const match = /^(\d{2}(?:0[1-9]|1[0-2])\.\d{4,5}|[a-z-]{2,10}(?:\.[a-z]{2})?\/\d{7})(?:v\d{1,3})?(?:\s*\[.*\])?$/i.exec(text);
  return match?.[1] && withoutArxivClass(match[1]);
}

/** arXiv id within a phrase: `arXiv preprint arXiv:2101.01234`, `arXiv e-prints, astro-ph/9403052`. */
export function arxivIn(text: string | undefined): string | undefined {
  return /arxiv(?:\.org\/(?:abs|pdf)\/|[\s:,.]{0,4}(?:e-?prints?|preprint)?[\s:,.]{0,4}(?:arxiv[\s:]{0,4})?)(\d{4}\.\d{4,5}|[a-z-]{2,10}(?:\.[a-z]{2})?\/\d{7})(?!\d)/i.exec(
    text ?? '',
  )?.[1];
}

/** Bare ORCID iD with a valid check digit. */
export function cleanOrcid(value: string | undefined): string | undefined {
  const match = /(\d{4})-?(\d{4})-?(\d{4})-?(\d{3}[\dxX])\s*$/.exec(value ?? '');
  if (!match) return undefined;
  const digits = match.slice(1, 5).join('').toUpperCase();
  let sum = 0;
  for (const digit of digits.slice(0, 15)) sum = (sum + Number(digit)) * 2;
  const check = (12 - (sum % 11)) % 11;
  return digits[15] === (check === 10 ? 'X' : String(check))
    ? `${digits.slice(0, 4)}-${digits.slice(4, 8)}-${digits.slice(8, 12)}-${digits.slice(12)}`
    : undefined;
}

/** The OpenAlex id of a work (`W123`) or author (`A123`), bare or at the end of an address. */
export function cleanOpenalex(value: string | undefined): string | undefined {
  return /(?:^|\/)([WA]\d{3,})$/i.exec(value?.trim() ?? '')?.[1]?.toUpperCase();
}

/** ADS bibcode: 19 characters that begin with a year. */
export function cleanBibcode(value: string | undefined): string | undefined {
  const text = value
    ?.trim()
    .replace(/\\(?=[&#])/g, '')
    .replace(/^https?:\/\/\S*?\/#?abs\/([^/]+)[\s\S]*$/, '$1')
    .replace(/%26/g, '&');
  return text && /^\d{4}[A-Za-z0-9&.]{14}[A-Za-z.:]$/.test(text) ? text : undefined;
}

/** Bare PubMed id. */
export function cleanPmid(value: string | undefined): string | undefined {
  return /^(?:(?:https?:\/\/)?(?:www\.)?(?:pubmed\.ncbi\.nlm\.nih\.gov|ncbi\.nlm\.nih\.gov\/pubmed)\/|info:pmid\/|pmid:?\s*)?([1-9]\d{0,8})\/?$/i.exec(
    value?.trim() ?? '',
  )?.[1];
}

/** An http(s) address; undefined for anything that a page must not link to. */
export function cleanUrl(value: string | undefined): string | undefined {
  const field = value?.trim().replace(/^\\url\{(.*)\}$/, '$1');
  // Takes the first of several addresses; blanks within one are percent-encoded as in browsers.
  const text = field?.split(/(?<![\s;,])[\s;,]+(?=https?:\/\/)/i, 1)[0]?.replace(/\s/g, '%20');
  if (!text || !/^https?:\/\/(?!https?:)/i.test(text)) return undefined;
  return URL.canParse(text) ? text : undefined;
}

/** The distinct ISSNs of a text as `1234-567X`; their check digits are not verified. */
export function issnsIn(value = ''): string[] {
  const numbers = value.matchAll(/(?<!\d|\d-)(\d{4})-?(\d{3}[\dxX])(?!\d|-\d)/g);
  return [...new Set(Array.from(numbers, ([, start, end]) => `${start}-${end?.toUpperCase()}`))];
}

/** The ISBNs of a text, those with a valid check digit first. Hyphens stay. */
export function isbnsIn(value = ''): string[] {
  const numbers =
    value.match(/(?<![\dXx])(?:97[89][- ]?)?\d(?:[- ]?\d){8}[- ]?[\dXx](?![\dXx])/g)?.map((number) => number.replace(/ /g, '-')) ?? [];
  return [...numbers.filter(isValidIsbn), ...numbers.filter((number) => !isValidIsbn(number))];
}

/** The part of an ISBN that its forms with 10 and 13 digits share. */
export const coreOfIsbn = (isbn: string): string => isbn.replaceAll('-', '').slice(-10, -1);

/** Whether the check digit of an ISBN is right. */
export function isValidIsbn(isbn: string): boolean {
  const digits = [...isbn.replaceAll('-', '').toUpperCase()].map((digit) => (digit === 'X' ? 10 : Number(digit)));
  const weightOf = digits.length === 13 ? (index: number) => (index % 2 === 0 ? 1 : 3) : (position: number) => 10 - position;
  const sum = digits.reduce((total, digit, index) => total + digit * weightOf(index), 0);
  return sum % (digits.length === 13 ? 10 : 11) === 0;
}

/** Bare lower-case ROR id: `02x3bpx58`. */
export function cleanRor(value: string | undefined): string | undefined {
  return /^(?:https?:\/\/)?(?:www\.)?(?:ror\.org\/)?(0[a-z0-9]{6}\d{2})\/?$/.exec(value?.trim().toLowerCase() ?? '')?.[1];
}
