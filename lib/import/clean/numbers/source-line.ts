import { latinDigits } from '#lib/base/latin-digits.ts';
import { partWords } from './part-numbers.ts';

/** Position of a work in a serial, as stated in the source. */
interface Part {
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly pages?: string | undefined;
}

const pageRange = '[a-z]?\\d+(?:\\s*[-–]\\s*[a-z]?\\d+)?';
const volumeLabel = `(?:${partWords.volume})(?!\\p{L})[.:]*`;
const issueLabel = `(?:(?:${partWords.issue})(?!\\p{L})[.:]*|ع[.:]*)`;
const pagesLabel = `(?:(?:${partWords.pages})(?!\\p{L})[.:]*|[psص][.:]*)`;
const volume = new RegExp(`(?<!\\p{L})${volumeLabel}\\s*([\\p{L}\\d]+)`, 'iu');
const issue = new RegExp(`(?<!\\p{L})${issueLabel}\\s*(\\d[\\d–/-]*(?!\\d))`, 'iu');
const pages = new RegExp(`(?<!\\p{L})${pagesLabel}\\s*(${pageRange})`, 'iu');
const isPart = new RegExp(`^${volumeLabel}\\s*[\\p{L}\\d]+|^${issueLabel}\\s*\\d|^${pagesLabel}\\s*\\d`, 'iu');

/** Numbers without labels: "3 (2014) 152–160", "3(2): 15-20", "17: e173358", "50 (2023), 2". */
const bare = new RegExp(`^(\\d{1,4})(?:\\s*\\((\\d{1,4}(?:[-–/]\\d{1,4})?)\\))?(?:\\s*([:,])?\\s*(${pageRange}))?(?=$|[,;])`, 'iu');
/** Longest line in which numbers without labels are read, since the pattern takes time by the square of the length. */
const lineMax = 300;

/** The same at the end of a name. Without brackets, only a colon shows that the numbers are not part of the name. */
const endOfName = new RegExp(
  `^(.*\\p{L}[.]?),?\\s(\\d{1,4}\\s*(?:\\(\\d{1,4}(?:[-–/]\\d{1,4})?\\)(?:\\s*[:,]?\\s*${pageRange})?|:\\s*${pageRange}))\\.?$`,
  'iu',
);

/** Volume, issue and pages, with labels ("Vol. 3, no. 2 (May 2020), p. 10-22", «مجلد 5 عدد 2») or without ("3 (2014) 152–160"). */
export function readPart(text: string): Part {
  const normalised = latinDigits(text).trim();
  const labelled = { volume: volume.exec(normalised)?.[1], issue: issue.exec(normalised)?.[1], pages: pages.exec(normalised)?.[1] };
  const [, number, bracket, mark, last] = bare.exec(normalised) ?? [];
  if (number === undefined || labelled.volume || (bracket === undefined && mark !== ':')) return labelled;
  const isYear = /^(?:1[5-9]|20)\d\d$/.test(bracket ?? '');
  // After a year and a comma the next number is the issue: "50 (2023), 2, Seite 3-9".
  const isIssue = isYear && mark === ',' && /^\d{1,3}$/.test(last ?? '');
  return {
    volume: number,
    issue: labelled.issue ?? (isYear ? (isIssue ? last : undefined) : bracket),
    pages: labelled.pages ?? (isIssue ? undefined : last),
  };
}

/** Splits a source line: "Journal; Vol. 5 No. 2 (2023): December; 33-48" (OJS), "Journal 17: e173358". Pages without a label must come last. */
export function readSource(text: string): { readonly name: string } & Part {
  const [, nameBefore, numbers] = text.length > lineMax ? [] : (endOfName.exec(latinDigits(text).trim()) ?? []);
  if (nameBefore && numbers) return { name: text.trim().slice(0, nameBefore.length).replace(/,$/, ''), ...readPart(numbers) };
  const separator = /[;؛]/.test(text) ? /\s*[;؛]\s*/ : /\s*[,،]\s*/;
  const [first = '', ...rest] = text.split(separator);
  const firstPart = rest.findIndex((part) => isPart.test(latinDigits(part)));
  if (firstPart < 0) return { name: text.trim() };
  const name = [first, ...rest.slice(0, firstPart)].join(/[;؛]/.test(text) ? '; ' : ', ');
  const parts = rest.slice(firstPart);
  const part = readPart(parts.join(', '));
  const last = latinDigits(parts.at(-1) ?? '').trim();
  const barePages = /^[a-z]?\d+(?:\s*[-–]\s*[a-z]?\d+)?$/i.test(last) && parts.length > 1 ? last : undefined;
  return { name: name.trim(), ...part, pages: part.pages ?? barePages };
}
