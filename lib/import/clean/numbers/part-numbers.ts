import { monthOf } from '#lib/import/clean/dates.ts';
import { asciiDigits } from '#lib/import/clean/digits.ts';

/** Words for a volume, an issue and pages in English, Arabic, French, German and Spanish, as patterns. */
export const partWords = {
  volume: 'vol(?:ume|umen|úmen)?|band|bd|jahrgang|jg|tom[eo]?|المجلد|مجلد|مج',
  issue: 'issue|iss|number|num(?:[eé]ro)?|núm(?:ero)?|no|nr|n[°º]|heft|fasc(?:icule)?|العدد|عدد',
  pages: 'pp|pages?|págs?|páginas?|seiten?|ص\\s?\\.?\\s?ص|الصفحات|صفحات|صفحة',
} as const;

/** Abbreviations of one letter, which count as labels only before a full stop, a colon or a blank and a number. */
const letters = { volume: '[vtجم]', issue: '[nhع]', pages: '[psص]' } as const;

type Part = keyof typeof partWords;

const labels = Object.fromEntries(
  (['volume', 'issue', 'pages'] as const).map((part) => [
    part,
    new RegExp(
      `^\\s*(?:(?:${partWords[part]})(?![\\p{L}\\p{M}])[.:]*\\s*|(?:${partWords[part]})(?=\\p{Nd})|${letters[part]}(?:[.:]+\\s*|\\s+)(?=\\p{L}?\\p{Nd}))`,
      'iu',
    ),
  ]),
) as Readonly<Record<Part, RegExp>>;

/** A number of a volume, an issue or pages; `restored` when a spreadsheet had changed the value, with no text if it cannot be restored. */
interface PartNumber {
  readonly text?: string;
  readonly restored?: true;
}

/** Cleans the number of a volume, an issue or pages: without its label, brackets around it and a final full stop, in ASCII digits. */
export function cleanPart(part: Part, value: string): PartNumber {
  const text = withoutLabel(part, asciiDigits(value).trim());
  if (/^\d+(?:\.\d+)?E[+]\d+$/i.test(text)) return { restored: true };
  const dated = part === 'volume' ? undefined : fromSpreadsheetDate(text);
  const number = dated ?? text;
  return {
    text: part === 'pages' ? number.replace(/\s*(?:-{1,3}|[‐‑‒–—−])\s*/g, '–') : number,
    ...(dated !== undefined && { restored: true }),
  };
}

function withoutLabel(part: Part, text: string): string {
  const number = text
    .replace(labels[part], '')
    .replace(/(?<=\d)[.,;:]+$/, '')
    .replace(/^[[(](\d[\d–/-]*)[\])]$/, '$1');
  return number || text;
}

/** A range that a spreadsheet took for a date: `12-Oct` was 10-12, `Mar-04` was 3-4. The smaller number comes first. */
function fromSpreadsheetDate(text: string): string | undefined {
  const [, dayBefore, monthAfter, monthBefore, dayAfter, isoMonth, isoDay] =
    /^(\d{1,2})[-–](\p{L}{3,9})\.?$|^(\p{L}{3,9})\.?[-–](\d{1,2})$|^\d{4}-(\d\d)-(\d\d)(?:[T ]00:00:00.*)?$/u.exec(text) ?? [];
  const month = isoMonth ? Number(isoMonth) : monthOf(monthAfter ?? monthBefore ?? '');
  const day = Number(isoDay ?? dayBefore ?? dayAfter);
  if (!month || !day || day === month) return undefined;
  return `${Math.min(day, month)}-${Math.max(day, month)}`;
}
