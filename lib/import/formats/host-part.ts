import { latinDigits } from '#lib/base/latin-digits.ts';

/** Position of a work in a serial, as stated in the source. */
interface Part {
  readonly volume?: string | undefined;
  readonly issue?: string | undefined;
  readonly pages?: string | undefined;
}

const volumeWord = '(?:vol(?:ume|úmen)?\\.?|المجلد|مجلد|مج\\.?|bd\\.?|band|tom[eo]?\\.?)';
const issueWord = '(?:no\\.?|n[°º]\\.?|issue|iss\\.?|number|nr\\.?|n[uú]m(?:ero)?\\.?|heft|العدد|عدد|ع\\.)';
const pagesWord = '(?:pp?\\.?|pages?|الصفحات|ص\\.?|s\\.)';
const volume = new RegExp(`(?<!\\p{L})${volumeWord}\\s*([\\p{L}\\d]+)`, 'iu');
const issue = new RegExp(`(?<!\\p{L})${issueWord}\\s*(\\d[\\d–/-]*(?!\\d))`, 'iu');
const pages = new RegExp(`(?<!\\p{L})${pagesWord}\\s*([a-z]?\\d+(?:\\s*[-–]\\s*[a-z]?\\d+)?)`, 'iu');
const isPart = new RegExp(`^${volumeWord}\\s*[\\p{L}\\d]+|^${issueWord}\\s*\\d|^${pagesWord}\\s*\\d`, 'iu');

/** Volume, issue and pages after their labels: "Vol. 3, no. 2 (May 2020), p. 10-22", «مجلد 5 عدد 2». */
export function readPart(text: string): Part {
  const normalised = latinDigits(text);
  return { volume: volume.exec(normalised)?.[1], issue: issue.exec(normalised)?.[1], pages: pages.exec(normalised)?.[1] };
}

/** Splits a source line such as "Journal; Vol. 5 No. 2 (2023): December; 33-48" (OJS). Pages without a label must come last. */
export function readSource(text: string): { readonly name: string } & Part {
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
