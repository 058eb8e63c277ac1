import { latinDigits } from '#lib/base/latin-digits.ts';
import { decodeSafely, withoutArxivClass } from '#lib/domain/identifiers/identifier-addresses.ts';
import { languagePattern } from '#lib/languages/language-path.ts';

/** An identifier of a work or person, or an address of this site. */
export interface Identifier {
  readonly kind: 'doi' | 'orcid' | 'arxiv' | 'url';
  /** DOI in lower case, ORCID with hyphens, arXiv id without version, path of a URL of this site. */
  readonly value: string;
}

/** arXiv registers a DOI for each of its ids. */
export const arxivDoi = /^10\.48550\/arxiv\./;

/** Number of characters of an input that are read, including brackets and punctuation around an identifier. */
const inputMax = 400;

/** The identifier if the input is nothing else, with or without its usual prefix or resolver; undefined for any other input. */
export function identifierIn(input: string): Identifier | undefined {
  const candidate = latinDigits(input.trim().slice(0, inputMax));
  const text = withoutFrame(candidate);
  if (text.length > 300 || text === '') return undefined;
  return doiIn(text) ?? orcidIn(text) ?? arxivIn(text) ?? siteUrlIn(text);
}

/** Removes brackets, quotes and punctuation around an identifier, but not a closing bracket that was opened within it. */
function withoutFrame(whole: string): string {
  const text = whole.replace(/^[<("]+/, '').replace(/(?<![>)",;.])[>)",;.]+$/, '');
  const [next = ''] = whole.slice(whole.indexOf(text) + text.length);
  const open = { ')': '(', '>': '<' }[next];
  const belongsToIdentifier = open !== undefined && text.lastIndexOf(open) > text.lastIndexOf(next);
  return belongsToIdentifier ? text + next : text;
}

function doiIn(text: string): Identifier | undefined {
  const match = /^(?:(?:doi|المعر[ّ]?ف):? ?|(?:https?:\/\/)?(?:dx\.|www\.)?doi\.org\/)?(10\.\d{4,9}(?:\.\d+)*(?:\/|%2f)\S+)$/i.exec(text);
  // Percent-decodes the DOI, which may be copied from a browser's address bar. Imports decode DOIs in the same way.
  const value = match?.[1] && decodeSafely(match[1]).toLowerCase();
  if (!value) return undefined;
  const [archive] = arxivDoi.exec(value) ?? [''];
  return { kind: 'doi', value: archive ? archive + withoutArxivClass(value.slice(archive.length)) : value };
}

function orcidIn(text: string): Identifier | undefined {
  const match = /^(?:orcid:? ?)?(?:(?:https?:\/\/)?(?:www\.)?orcid\.org\/)?(\d{4})[- ]?(\d{4})[- ]?(\d{4})[- ]?(\d{3}[\dx])$/i.exec(text);
  return match ? { kind: 'orcid', value: match.slice(1, 5).join('-').toUpperCase() } : undefined;
}

function arxivIn(text: string): Identifier | undefined {
  const bare = text.replace(/^(?:arxiv:? ?|(?:https?:\/\/)?(?:www\.)?arxiv\.org\/(?:abs|pdf)\/)/i, '').replace(/\.pdf$/i, '');
  // The month must exist, so that a number such as 1420.4058 is not taken for an id.
  const match = /^(\d{2}(?:0[1-9]|1[0-2])\.\d{4,5}|[a-z-]{2,10}(?:\.[a-z]{2})?\/\d{7})(?:v\d{1,2})?$/i.exec(bare);
  return match?.[1] ? { kind: 'arxiv', value: withoutArxivClass(match[1]) } : undefined;
}

/** The ISSN that a text is, with or without its prefix, as eight characters; undefined if its check digit is wrong. */
export function issnIn(text: string): string | undefined {
  const [, first = '', second = ''] = /^(?:e?-?issn:? ?)?(\d{4})-(\d{3}[\dx])$/i.exec(latinDigits(text.trim())) ?? [];
  const issn = (first + second).toLowerCase();
  const sum = [...issn].reduce((total, digit, index) => total + (8 - index) * (digit === 'x' ? 10 : Number(digit)), 0);
  return issn !== '' && sum % 11 === 0 ? issn : undefined;
}

function siteUrlIn(text: string): Identifier | undefined {
  const match = siteUrl.exec(text);
  return match?.[1] ? { kind: 'url', value: match[1] } : undefined;
}

const siteUrl = new RegExp(String.raw`^(?:https?://[^\s/]+)?(/${languagePattern}/(?:research|authors)/[^\s/?#]+)/?(?:[?#]\S*)?$`, 'i');
