import { monthOf } from '#lib/import/clean/dates.ts';
import { asciiDigits } from '#lib/import/clean/digits.ts';

/** Words for a volume, an issue and pages in English, Arabic, French, German and Spanish, as patterns. */
export const partWords = {
  volume: 'vol(?:ume|umen|úmen)?|band|bd|jahrgang|jahrg|jg|tom[eo]?|année|año|anno|(?:ال)?مجلد|مج|السنة|(?:ال)?جزء',
  issue: 'issue|iss|number|num(?:[eé]ro)?|núm(?:ero)?|no|nr|n[°º]|№|heft|ausgabe|ausg|fasc(?:icule)?|cahier|(?:ال)?عدد(?:ان)?',
  pages:
    'unsp|(?:art(?:icle)?|paper)\\.?\\s?(?:no|nr|num(?:ber)?|id)?|pgs|pp|pages?|págs?|pags?|páginas?|seiten?|صص|ص\\s?\\.?\\s?[-–]?\\s?ص|(?:ال)?صفحات|(?:ال)?صفحة',
} as const;

/** Abbreviations of one letter, which count as labels only before a full stop, a colon or a blank and a number. */
const letters = { volume: '[vtجمس]', issue: '[nhع]', pages: '[psص]' } as const;

type Part = keyof typeof partWords;

/** Words before the number of an article in a field of its own; in a source line they are those of an issue. */
const fieldWords = { volume: partWords.volume, issue: partWords.issue, pages: `${partWords.pages}|id|no` } as const;

/** A label has a number after it, in Roman numerals too: "Special issue", «عدد خاص» and "Valencia" have none. */
const labels = Object.fromEntries(
  (['volume', 'issue', 'pages'] as const).map((part) => [
    part,
    new RegExp(
      `^\\s*(?:[#№]\\s*|(?:${fieldWords[part]})(?:(?![\\p{L}\\p{M}])[.:]*\\s*|(?=\\p{Nd}))|${letters[part]}[.:]*\\s*(?<=[.:\\s]|ع|مج))(?=[[(–-]?(?:\\p{L}?\\p{Nd}|[IVXLC]+(?!\\p{L})))`,
      'iu',
    ),
  ]),
) as Readonly<Record<Part, RegExp>>;

/** Labels after page numbers ("12-15 pp.", "12–15 ص") and the number of pages in brackets. A lone "120 p." is an extent, not a page. */
const labelAfter = /(?<=\d\s?[-–]\s?[a-z]?\d+)(?:\s?(?:pp?|pages?|ص|صفحة|صفحات)|\ss)\.?$|\s?\(\d+\s?(?:pp?|pages?|ص|صفحة)\.?\)$/i;

/** Words that sources write instead of a number. */
const noNumber =
  /^(?:n\.?[/.]?a\.?|nan|none|null|not available|no pagination|unpag(?:ed|inated)|n\.\s?p\.?|غير متوفر|لا يوجد|[\s\p{P}]*)$/iu;

/** Arabic ordinals from the first to the twentieth, without the article of the first word. */
const ordinals =
  'أول ثاني ثالث رابع خامس سادس سابع ثامن تاسع عاشر حادي+عشر ثاني+عشر ثالث+عشر رابع+عشر خامس+عشر سادس+عشر سابع+عشر ثامن+عشر تاسع+عشر عشرون'
    .split(' ')
    .map((word) => `ال${word.replace('+', ' ')}`);
const ordinalLabel = new RegExp(`^(?:${partWords.volume}|${partWords.issue})\\s+`, 'iu');

/** A number of a volume, an issue or pages; `restored` when a spreadsheet had changed the value, with no text if it cannot be restored. */
interface PartNumber {
  readonly text?: string;
  readonly restored?: true;
}

/** Cleans the number of a volume, an issue or pages: without its label, brackets around it and a final full stop, in ASCII digits. */
export function cleanPart(part: Part, value: string): PartNumber {
  const stated = value.replace(/https?:\/\/\S+/g, '');
  const text = withoutLabel(part, asciiDigits(stated).trim());
  // Without an address, the rest may be words only: "Available: https://…".
  if (noNumber.test(text) || (stated !== value && !/\d/.test(text))) return {};
  if (/^\d+(?:\.\d+)?E[+]\d+$/i.test(text)) return { restored: true };
  const dated = part === 'volume' ? undefined : fromSpreadsheetDate(text);
  const restored = dated ?? (part === 'pages' ? undefined : /^(\d+)\.0$/.exec(text)?.[1]);
  const number = restored ?? text;
  return {
    text:
      part === 'pages'
        ? number
            .replace(/\s*(?:-{1,3}|[‐‑‒–—−])\s*|(?<=\d)\s+to\s+(?=\d)/g, '–')
            .replace(/^–(?=\d)|(?<=\d)–$/g, '')
            .replace(/^([^–]+)–\1$/, '$1')
        : number.replace(/^[-–](?=\d)/, ''),
    ...(restored !== undefined && { restored: true }),
  };
}

function withoutLabel(part: Part, text: string): string {
  const ordinal = ordinals.indexOf(text.replace(ordinalLabel, '')) + 1;
  if (ordinal > 0) return String(ordinal);
  const number = text
    .replace(labels[part], '')
    .replace(part === 'pages' ? labelAfter : '', '')
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
