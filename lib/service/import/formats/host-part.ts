/** Where in a serial a work is, as written. */
interface Part {
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly pages?: string | undefined;
}

const digits = (text: string) => text.replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));
const volumeWord = '(?:vol(?:ume|úmen)?\\.?|المجلد|مجلد|مج\\.?|bd\\.?|band|tom[eo]?\\.?)';
const issueWord = '(?:no\\.?|n[°º]\\.?|issue|iss\\.?|number|nr\\.?|n[uú]m(?:ero)?\\.?|heft|العدد|عدد|ع\\.)';
const pagesWord = '(?:pp?\\.?|pages?|الصفحات|ص\\.?|s\\.)';
const volume = new RegExp(`(?<!\\p{L})${volumeWord}\\s*([\\p{L}\\d]+)`, 'iu');
const issue = new RegExp(`(?<!\\p{L})${issueWord}\\s*(\\d[\\d–/-]*(?!\\d))`, 'iu');
const pages = new RegExp(`(?<!\\p{L})${pagesWord}\\s*([a-z]?\\d+(?:\\s*[-–]\\s*[a-z]?\\d+)?)`, 'iu');
const isPart = new RegExp(`^${volumeWord}\\s*[\\p{L}\\d]+|^${issueWord}\\s*\\d|^${pagesWord}\\s*\\d`, 'iu');

/** Volume, issue and pages as words give them: "Vol. 3, no. 2 (May 2020), p. 10-22", «مجلد 5 عدد 2». */
export function readPart(text: string): Part {
  const folded = digits(text);
  return { volume: volume.exec(folded)?.[1], issue: issue.exec(folded)?.[1], pages: pages.exec(folded)?.[1] };
}

/**
 * A source in one line as repositories write it, taken apart: OJS ("Journal; Vol. 5 No. 2 (2023): December; 33-48"), DOAJ ("Journal, Vol 5, Iss 2, Pp 33-48
 * (2023)"). What no word marks stays in the name; bare pages are taken only at the end of a list of parts.
 */
export function readSource(text: string): { readonly name: string } & Part {
  const separator = /[;؛]/.test(text) ? /\s*[;؛]\s*/ : /\s*[,،]\s*/;
  const [first = '', ...rest] = text.split(separator);
  const begin = rest.findIndex((part) => isPart.test(digits(part)));
  if (begin < 0) return { name: text.trim() };
  const name = [first, ...rest.slice(0, begin)].join(/[;؛]/.test(text) ? '; ' : ', ');
  const parts = rest.slice(begin);
  const place = readPart(parts.join(', '));
  const last = digits(parts.at(-1) ?? '').trim();
  const bare = /^[a-z]?\d+(?:\s*[-–]\s*[a-z]?\d+)?$/i.test(last) && parts.length > 1 ? last : undefined;
  return { name: name.trim(), ...place, pages: place.pages ?? bare };
}
