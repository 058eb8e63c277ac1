/** Years of publication that a query asks for by name: `year:1960`, "from 2003", «سنة 2003», "since 2020", "between 1990 and 2000". */
export interface AskedYears {
  readonly from: number;
  /** `lastYear` where it is open. */
  readonly to: number;
  /** Whether they cannot be words: `year:1960`. */
  readonly surely: boolean;
  /** How they are asked for where it is a span of years, "since 2020". A year alone may be a number of something else. */
  readonly span?: string;
  /** The query without them. */
  readonly rest: string;
}

const firstYear = 1000;
const lastYear = 9999;

const year = String.raw`(1[6-9]\d\d|20\d\d)`;
const ofYear = '(?:(?:the )?years? |عام |سنة |عامي |سنتي |العام )?';
const named = (pattern: string) => new RegExp(`(?<=^| )${pattern}(?= |$)`, 'i');

/** How years are asked for, and which they are. */
interface Way {
  readonly pattern: RegExp;
  readonly years: (found: RegExpExecArray) => readonly [number, number];
  readonly surely?: true;
  readonly isSpan?: true;
}

/** The narrowest way first. */
const ways: readonly Way[] = [
  {
    pattern: named(`(?:years?|date|سنة|عام|السنة|العام|تاريخ):${year}(?:[-–]${year})?`),
    years: ([, from, to]) => [Number(from), Number(to ?? from)],
    surely: true,
  },
  {
    pattern: named(`(?:from|between|بين|من) ${ofYear}${year} (?:to|until|till|and|إلى|الى|حتى|و) ?${ofYear}${year}`),
    years: ([, from, to]) => [Number(from), Number(to)],
    isSpan: true,
  },
  { pattern: named(`(?:since|منذ|ابتداء من) ${ofYear}${year}`), years: ([, from]) => [Number(from), lastYear], isSpan: true },
  { pattern: named(`(?:after|بعد) ${ofYear}${year}`), years: ([, from]) => [Number(from) + 1, lastYear], isSpan: true },
  { pattern: named(`(?:before|قبل) ${ofYear}${year}`), years: ([, to]) => [firstYear, Number(to) - 1], isSpan: true },
  { pattern: named(`(?:until|till|حتى) ${ofYear}${year}`), years: ([, to]) => [firstYear, Number(to)], isSpan: true },
  {
    pattern: named(`(?:from|in|year|سنة|عام|لعام|لسنة|من|في) ${year}(?:[-–]${year})?`),
    years: ([, from, to]) => [Number(from), Number(to ?? from)],
  },
];

/** The years a query asks for by name, and the query without them. A number alone stays a word. */
export function askedYears(text: string): AskedYears | undefined {
  if (text.includes('"')) return undefined;
  const plain = text.replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660));
  for (const { pattern, years, surely, isSpan } of ways) {
    const match = pattern.exec(plain);
    if (!match) continue;
    const [from, to] = [...years(match)].sort((a, b) => a - b) as [number, number];
    const rest = `${plain.slice(0, match.index)}${plain.slice(match.index + match[0].length)}`.replace(/ +/g, ' ').trim();
    return { rest, from, to, surely: surely ?? false, ...(isSpan && { span: match[0] }) };
  }
  return undefined;
}
