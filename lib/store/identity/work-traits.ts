import { hash } from 'node:crypto';
import type { ResearchRecord } from '#lib/domain/record.ts';
import { fold } from '#lib/text/words/fold.ts';
import { firstPage } from './compare-places.ts';
import { titleLetters } from './title-likeness.ts';
import { isDistinctive, titleWords } from './title-words.ts';

/** Number of letters compared at the start and at the end of a title. */
const endLength = 24;

/**
 * Hashed properties by which possible duplicates without a shared identifier are found; `compareWorks` decides. A generic title counts only
 * with year and author.
 */
export function workTraits(record: ResearchRecord): string[] {
  const traits = new Set<string>();
  const add = (kind: string, ...parts: (string | number | undefined)[]) =>
    traits.add(kind + hash('sha256', parts.join('\n'), 'base64url').slice(0, 14));
  const page = firstPage(record.pages);
  for (const title of Object.values(record.title)) {
    const words = titleWords(title ?? '');
    if (words.length === 0) continue;
    if (isDistinctive(words)) add('t', words.join(''));
    else add('c', words.join(''), record.year, familyOf(record));
    // Titles that differ in a letter, in the subtitle or in the first words still share their start or end.
    const letters = isDistinctive(words) ? titleLetters(title ?? '') : '';
    if (letters.length >= endLength) {
      add('h', letters.slice(0, endLength));
      add('e', letters.slice(-endLength));
    }
  }
  if (page && record.volume && record.year) add('p', fold(record.volume), page.replace(/^\p{L}+/u, ''), record.year);
  const number = reportKey(record.reportNumber);
  if (number) add('r', number);
  if (record.url && isDeepUrl(record.url)) add('u', plainUrl(record.url));
  const isbn = (record.isbn ?? record.venue?.isbn)?.replace(/\D/g, '');
  if (isbn && page) add('i', isbn.slice(-10, -1), page);
  return [...traits];
}

function familyOf({ authors: [first] }: ResearchRecord): string {
  const name = first?.family ?? Object.values(first?.name ?? {})[0] ?? '';
  return (
    fold(name)
      .split(/[\s-]+/)
      .at(-1) ?? ''
  );
}

/** Normalised report number: "NASA TM-2019-220001" equals "NASA/TM–2019–220001". Undefined if under four characters or without a digit. */
export function reportKey(number: string | undefined): string | undefined {
  const key = number && fold(number).replace(/[^\p{L}\p{N}]+/gu, '');
  return key && key.length >= 4 && /\d/.test(key) ? key : undefined;
}

/** Whether an address identifies one item. Neither a site's front page nor a link to a DOI or arXiv id does. */
export function isDeepUrl(url: string): boolean {
  const plain = plainUrl(url);
  const path = plain.slice(plain.indexOf('/') + 1);
  return (
    plain.includes('/') &&
    path.replace(/[^\p{L}\p{N}]/gu, '').length >= 4 &&
    /\d/.test(path) &&
    !/^(?:dx\.)?doi\.org\/|^arxiv\.org\//.test(plain)
  );
}

/** An address for comparison: without scheme, `www.` and trailing slashes, with the host in lower case. */
export function plainUrl(url: string): string {
  return url
    .trim()
    .replace(/^https?:\/\/(?:www\d?\.)?/i, '')
    .replace(/^[^/]+/, (host) => host.toLowerCase())
    .replace(/\/+$/, '');
}
