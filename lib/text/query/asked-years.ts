import { listIn, readData } from '#lib/text/data/read-data.ts';

/** Years of publication that a query asks for by name: `year:1960`, "from 2003", «سنة 2003», "since 2020", "between 1990 and 2000". */
export interface AskedYears {
  readonly from: number;
  /** `lastYear` where it is open. */
  readonly to: number;
  /** Whether they cannot be words: `year:1960`. */
  readonly surely: boolean;
  /** How they are asked for: "since 2020". */
  readonly asked: string;
  /** The query without them. */
  readonly rest: string;
}

const firstYear = 1000;
const lastYear = 9999;

/** How years are asked for, and which they are. */
interface Way {
  readonly pattern: RegExp;
  readonly years: (found: RegExpExecArray) => readonly [number, number];
  readonly surely?: true;
  /** Years to come are part of a name: a "2035-2040 mission". */
  readonly past?: true;
}

let known: readonly Way[] | undefined;

/** By the words of `data/years.tsv`, the narrowest way first. */
function readWays(): readonly Way[] {
  const words = new Map(readData('years.tsv').map(([kind = '', list]) => [kind, `(?:${listIn(list).join('|')})`]));
  const of = (kind: string) => words.get(kind) ?? '';
  const year = `(?:${of('of')} )?(1[6-9]\\d\\d|20\\d\\d)(?: ?م)?`;
  const named = (pattern: string) => new RegExp(`(?<=^|[ (])(?:and |و ?)?(?:${of('published')} )?${pattern}(?=[?؟!,،;؛.)]*(?: |$))`, 'i');
  const range = '(1[6-9]\\d\\d|20\\d\\d)(?:[-–](1[6-9]\\d\\d|20\\d\\d))?';
  const rangeOf = ([, from, to]: RegExpExecArray) => [Number(from), Number(to ?? from)] as const;
  return [
    { pattern: named(`${of('field')}:${range}`), years: rangeOf, surely: true },
    { pattern: named(`${of('from')} ${year}(?: ${of('to')} ?|[-–])${year}`), years: rangeOf },
    { pattern: named(`${of('since')} ${year}(?: ${of('onwards')})?`), years: ([, from]) => [Number(from), lastYear] },
    { pattern: named(`(?:${of('in')} )?${year},? ${of('onwards')}`), years: ([, from]) => [Number(from), lastYear] },
    { pattern: named(`${of('until')} ${year}`), years: ([, to]) => [firstYear, Number(to)] },
    { pattern: named(`${of('after')} ${year}`), years: ([, from]) => [Number(from) + 1, lastYear] },
    { pattern: named(`${of('before')} ${year}`), years: ([, to]) => [firstYear, Number(to) - 1] },
    { pattern: named(`${of('in')} ${range}`), years: rangeOf },
    { pattern: named('(1[6-9]\\d\\d|20\\d\\d)[-–](1[6-9]\\d\\d|20\\d\\d)'), years: rangeOf, past: true },
  ];
}

/** The years a query asks for by name, and the query without them; of two bounds ("after 1990 and before 2000") those within both. A number alone stays a word. With `isLiteral` only `year:1960` counts. */
export function askedYears(text: string, isLiteral = false): AskedYears | undefined {
  if (text.includes('"')) return undefined;
  const plain = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  const first = /\d{4}/.test(plain) ? boundIn(plain, isLiteral) : undefined;
  const other = first && boundIn(first.rest, isLiteral);
  if (!first || !other) return first;
  const [from, to] = [Math.max(first.from, other.from), Math.min(first.to, other.to)];
  return from > to ? first : { ...first, from, to, rest: other.rest, asked: `${first.asked} ${other.asked}` };
}

function boundIn(text: string, isLiteral: boolean): AskedYears | undefined {
  known ??= readWays();
  for (const { pattern, years, surely = false, past = false } of known) {
    const match = isLiteral && !surely ? null : pattern.exec(text);
    if (!match) continue;
    const [from, to] = [...years(match)].sort((a, b) => a - b) as [number, number];
    if (past && to > new Date().getUTCFullYear() + 1) continue;
    const rest = `${text.slice(0, match.index)}${text.slice(match.index + match[0].length)}`.replace(/ +/g, ' ').trim();
    return { rest, from, to, surely, asked: match[0] };
  }
  return undefined;
}
