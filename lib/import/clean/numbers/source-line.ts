import { latinDigits } from '#lib/base/latin-digits.ts';
import { monthOf } from '#lib/import/clean/dates.ts';
import { partWords } from './part-numbers.ts';

/** Position of a work in a serial, as stated in the source. */
interface Part {
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly pages?: string | undefined;
}

const pageRange = '[a-z]?\\d+(?:\\s*[-–]\\s*[a-z]?\\d+)?';
const volumeLabel = `(?:(?:${partWords.volume})(?!\\p{L})[.:]*|[tm]\\.)`;
const issueLabel = `(?:(?:${partWords.issue})(?!\\p{L})[.:]*|h\\.|ع[.:]*)`;
const pagesLabel = `(?:(?:${partWords.pages})(?!\\p{L})[.:]*|[psص][.:]*)`;
const volume = new RegExp(`(?<!\\p{L})${volumeLabel}\\s*([\\p{L}\\d]+)`, 'iu');
const issue = new RegExp(`(?<!\\p{L})${issueLabel}\\s*(\\d[\\d–/-]*(?!\\d))`, 'iu');
const pages = new RegExp(`(?<!\\p{L})${pagesLabel}\\s*(${pageRange})`, 'iu');
const isPart = new RegExp(`^${volumeLabel}\\s*(?:\\p{L}?\\d|[IVXLC]+(?!\\p{L}))|^${issueLabel}\\s*\\d|^${pagesLabel}\\s*\\d`, 'iu');

const isVolume = new RegExp(`^${volumeLabel}`, 'iu');

/** A labelled number, a year, a month, bare pages or a mark: what the numbers after a name consist of. */
const numberToken = new RegExp(
  `${volumeLabel}\\s*[\\p{L}\\d]+|${issueLabel}\\s*\\d[\\d–/-]*|${pagesLabel}\\s*${pageRange}|${pageRange}|[\\s,،;؛:.()\\[\\]]+|(\\p{L}+)\\.?`,
  'iuy',
);

/** Numbers without labels: "3 (2014) 152–160", "3(2): 15-20", "17: e173358", "50 (2023), 2", "2014 Mar;3(2):152-60", "102, 012345 (2014)". */
const year = '(?:1[5-9]|20)\\d\\d';
const bareNumbers =
  `(?:(?<yearBefore>\\(?${year}\\)?(?:\\s\\p{L}{3,9}(?:-\\p{L}{3,9})?\\.?)?(?:\\s\\d{1,2})?)\\s*[;,]\\s*)?` +
  '(?<number>\\d{1,4})(?:\\s*\\((?<bracket>\\d{1,4}(?:[-–/]\\d{1,4})?)\\)|/(?<slashed>\\d{1,2}))?' +
  `(?:\\s*(?<yearInside>\\(${year}\\)))?(?:\\s*(?<mark>[:,])?\\s*(?<last>${pageRange}))?(?<yearAfter>\\s*,\\s*${year}|\\s*\\(${year}\\))?`;
const bare = new RegExp(`^${bareNumbers}(?=$|[,;.])`, 'iu');
/** Longest line in which numbers without labels are read, since the pattern takes time by the square of the length. */
const lineMax = 300;

const endOfName = new RegExp(`^(.*?\\p{L}[.)]?),?\\s(?=[\\d(])(${bareNumbers})\\.?$`, 'iu');

/** Whether numbers after a name are its volume and pages: a bracket, a colon, a year or a range shows that they are not part of the name. */
function isPosition({
  number,
  bracket,
  yearBefore,
  yearInside,
  mark,
  last,
  yearAfter,
}: Readonly<Record<string, string | undefined>>): boolean {
  if ((bracket ?? yearInside ?? yearBefore) !== undefined || mark === ':') return true;
  return mark === ',' && !isYear(number) && (/[-–]/.test(last ?? '') || (yearAfter !== undefined && /\d{3}/.test(last ?? '')));
}

const isYear = (text = ''): boolean => /^(?:1[5-9]|20)\d\d$/.test(text);

/** Volume, issue and pages, with labels ("Vol. 3, no. 2 (May 2020), p. 10-22", «مجلد 5 عدد 2») or without ("3 (2014) 152–160"). */
export function readPart(text: string): Part {
  const normalised = latinDigits(text).trim();
  const labelled = { volume: volume.exec(normalised)?.[1], issue: issue.exec(normalised)?.[1], pages: pages.exec(normalised)?.[1] };
  const groups = normalised.length > lineMax ? undefined : bare.exec(normalised)?.groups;
  if (!groups || labelled.volume || !isPosition(groups)) return labelled;
  const { number, bracket, slashed, mark, last, yearInside } = groups;
  const hasYear = isYear(bracket) || yearInside !== undefined;
  // After a year and a comma the next number is the issue: "50 (2023), 2, Seite 3-9".
  const isIssue = hasYear && mark === ',' && /^\d{1,3}$/.test(last ?? '');
  return {
    volume: number,
    issue: labelled.issue ?? (isYear(bracket) ? undefined : bracket) ?? slashed ?? (isIssue ? last : undefined),
    pages: labelled.pages ?? (isIssue ? undefined : last),
  };
}

const volumeField = new RegExp(
  `^(?:${volumeLabel})?\\s*([\\p{L}\\d]{1,9}(?:[-–/]\\d+)?)\\s*(?:[,،;؛]?\\s*(?<!\\p{L})${issueLabel}\\s*(\\d[\\d–/-]*)|\\((\\d{1,4}(?:[-–/]\\d{1,4})?)\\))$`,
  'iu',
);

/** Separates the volume from the issue or the year that sources write into the same field: "12(3)", "Vol. 12, no. 3", "12 (2014)". */
export function splitVolume(text: string): Part {
  const [, number, labelled, bracket] = volumeField.exec(latinDigits(text).trim()) ?? [];
  return number === undefined
    ? { volume: text }
    : { volume: number, issue: labelled ?? (/^\d{4}$|^\d{3}.*\D\d{3}/.test(bracket ?? '') ? undefined : bracket) };
}

/** Splits a source line: "Journal; Vol. 5 No. 2 (2023): December; 33-48" (OJS), "Journal 17: e173358". Pages without a label must come last. */
export function readSource(text: string): { readonly name: string } & Part {
  const line = latinDigits(text).trim();
  if (line.length > lineMax) return { name: text.trim() };
  const match = endOfName.exec(line);
  if (match?.groups && !isPart.test(match[1] ?? '') && isPosition(match.groups))
    return { name: nameOf(text.trim().slice(0, match[1]?.length)), ...readPart(match[2] ?? '') };
  const numbersFrom = labelledNumbers(line);
  if (numbersFrom === undefined) return { name: text.trim() };
  const part = readPart(line.slice(numbersFrom));
  // Pages need a label unless they are the last part.
  const last = line.split(/\s*[;؛,،]\s*/).at(-1) ?? '';
  const barePages = /^[a-z]?\d+(?:\s*[-–]\s*[a-z]?\d+)?$/i.test(last) && !isYear(last) ? last : undefined;
  return { name: nameOf(text.trim().slice(0, numbersFrom)), ...part, pages: part.pages ?? barePages };
}

/** Where the labelled numbers of a line begin: after a separator, or after a blank if they are clearly not part of the name. */
function labelledNumbers(line: string): number | undefined {
  const isList = /[;؛]/.test(line);
  for (const { index } of line.matchAll(/(?<=[\s([,،;؛]|^)(?=[\p{L}№])/gu)) {
    if (!isPart.test(line.slice(index))) continue;
    const isSeparated = (isList ? /[;؛]\s*$/ : /(?:^|[,،])\s*$/).test(line.slice(0, index));
    if (isSeparated || endsInNumbers(line, index)) return index;
  }
  return undefined;
}

/** Whether a line ends in a volume or several numbers, without a word that belongs to the name: not "Annals of Band 5", "Space Studies No. 5". */
function endsInNumbers(line: string, from: number): boolean {
  const numbers = line.slice(from);
  if (!isVolume.test(numbers) && !/\d.*[^\d–-].*\d/.test(numbers)) return false;
  if (/(?<!\p{L})(?:of|the|and|for|in|der|des|de|du|und|et|في|من)\s+$/iu.test(line.slice(0, from))) return false;
  numberToken.lastIndex = from;
  for (let match = numberToken.exec(line); match; match = numberToken.exec(line)) {
    if (match[1] && monthOf(match[1]) === undefined) return false;
    if (numberToken.lastIndex === line.length) return true;
  }
  return false;
}

/** The name before the numbers, without the marks between them, a year and the "In:" of a chapter. */
const nameOf = (text: string): string =>
  text
    .replace(/[\s,،;؛:([]+$/, '')
    .replace(/[,،]?\s\(?(?:1[5-9]|20)\d\d\)?$/, '')
    .replace(/[\s,،;؛:]+$/, '')
    .replace(/^in:\s+/i, '');
