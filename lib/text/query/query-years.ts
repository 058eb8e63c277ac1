import { listIn, readData } from '#lib/text/data/read-data.ts';

/** Years of publication that a query asks for: `year:1960`, "from 2003", «سنة 2003», "since 2020", "between 1990 and 2000". */
export interface QueryYears {
  readonly from: number;
  /** `lastYear` if the range has no end. */
  readonly to: number;
  /** Whether `asked` cannot be ordinary words: true for `year:1960`. */
  readonly surely: boolean;
  /** The part of the query that asks for these years: "since 2020". */
  readonly asked: string;
  /** The query without `asked`. */
  readonly rest: string;
}

const firstYear = 1000;
const lastYear = 9999;

/** A pattern for years and how to read them from a match. */
interface YearPattern {
  readonly pattern: RegExp;
  readonly years: (match: RegExpExecArray) => readonly [number, number];
  readonly surely?: true;
  /** Whether a match with years after next year is ignored, since such years belong to a name: "2035-2040 mission". */
  readonly past?: true;
}

let cachedPatterns: readonly YearPattern[] | undefined;

/** Patterns from `data/years.tsv`, the most specific first. */
function readYearPatterns(): readonly YearPattern[] {
  const words = new Map(readData('years.tsv').map(([kind = '', list]) => [kind, `(?:${listIn(list).join('|')})`]));
  const wordsOf = (kind: string) => words.get(kind) ?? '';
  const year = `(?:${wordsOf('of')} )?(1[6-9]\\d\\d|20\\d\\d)(?: ?م)?`;
  const phrase = (pattern: string) =>
    new RegExp(`(?<=^|[ (])(?:and |و ?)?(?:${wordsOf('published')} )?${pattern}(?=[?؟!,،;؛.)]*(?: |$))`, 'i');
  const range = '(1[6-9]\\d\\d|20\\d\\d)(?:[-–](1[6-9]\\d\\d|20\\d\\d))?';
  const rangeOf = ([, from, to]: RegExpExecArray) => [Number(from), Number(to ?? from)] as const;
  return [
    { pattern: phrase(`${wordsOf('field')}:${range}`), years: rangeOf, surely: true },
    { pattern: phrase(`${wordsOf('from')} ${year}(?: ${wordsOf('to')} ?|[-–])${year}`), years: rangeOf },
    { pattern: phrase(`${wordsOf('since')} ${year}(?: ${wordsOf('onwards')})?`), years: ([, from]) => [Number(from), lastYear] },
    { pattern: phrase(`(?:${wordsOf('in')} )?${year},? ${wordsOf('onwards')}`), years: ([, from]) => [Number(from), lastYear] },
    { pattern: phrase(`${wordsOf('until')} ${year}`), years: ([, to]) => [firstYear, Number(to)] },
    { pattern: phrase(`${wordsOf('after')} ${year}`), years: ([, from]) => [Number(from) + 1, lastYear] },
    { pattern: phrase(`${wordsOf('before')} ${year}`), years: ([, to]) => [firstYear, Number(to) - 1] },
    { pattern: phrase(`${wordsOf('in')} ${range}`), years: rangeOf },
    { pattern: phrase('(1[6-9]\\d\\d|20\\d\\d)[-–](1[6-9]\\d\\d|20\\d\\d)'), years: rangeOf, past: true },
  ];
}

/** The years that a query asks for; of two ranges, the overlap. A year alone is a word; with `isLiteral`, only `year:1960` counts. */
export function queryYears(text: string, isLiteral = false): QueryYears | undefined {
  if (text.includes('"')) return undefined;
  const plain = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const first = /\d{4}/.test(plain) ? boundIn(plain, isLiteral) : undefined;
  const second = first && boundIn(first.rest, isLiteral);
  if (!first || !second) return first;
  const [from, to] = [Math.max(first.from, second.from), Math.min(first.to, second.to)];
  return from > to ? first : { ...first, from, to, rest: second.rest, asked: `${first.asked} ${second.asked}` };
}

function boundIn(text: string, isLiteral: boolean): QueryYears | undefined {
  cachedPatterns ??= readYearPatterns();
  for (const { pattern, years, surely = false, past = false } of cachedPatterns) {
    const match = isLiteral && !surely ? null : pattern.exec(text);
    if (!match) continue;
    const [from, to] = [...years(match)].sort((a, b) => a - b) as [number, number];
    if (past && to > new Date().getUTCFullYear() + 1) continue;
    const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`.replace(/ +/g, ' ').trim();
    return { rest, from, to, surely, asked: match[0] };
  }
  return undefined;
}
