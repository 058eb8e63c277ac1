import { queryWords } from '#app/_pages/plain-list/list-title.ts';
import { cutAtWord } from '#app/cut-at-word.ts';
import type { ChartRow } from '#components/chart/chart.ts';
import { barsMax } from '#components/chart/draw-chart.ts';
import type { Language } from '#lib/domain/language.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { translator } from '#lib/i18n/translator.ts';
import { site } from '#lib/site.ts';
import { type ChartKind, isByYear } from '#lib/url/chart-address.ts';
import { comparisonIn } from '#lib/url/compare-query.ts';
import { isolate } from './isolate.ts';

/** Maximum characters: of the query in a title, of each value in that query, and of the query in a source line. */
const subjectMax = 120;
const valueMax = 60;
const queryMax = 240;
/** A chart of at most this many years gives the count of each year in its title. */
const fewYears = 3;

export interface ChartWords {
  /** The current year, whose counts are not final. */
  readonly year: number;
  /**
   * Returns the title, which states the finding, and the rows, in which those that the title names are marked. `isOthers`: the query
   * already selects a value of this kind, so the rows are the other values of the same publications.
   */
  title(kind: ChartKind, rows: readonly ChartRow[], isOthers: boolean): { readonly title: string; readonly rows: readonly ChartRow[] };
  subtitle(kind: ChartKind, rows: readonly ChartRow[], perDot: number): string;
  readonly source: string;
}

/** The texts of the charts of a query: titles, subtitles and source line. */
export async function chartWords(language: Language, query: ResearchQuery, total: number, now: Date): Promise<ChartWords> {
  const t = translator(language, 'charts');
  const words = await queryWords(language, query);
  /** Puts the query before a finding. Omits the compared values, because the drawing of a comparison names them. */
  const withSubject = (kind: ChartKind, finding: string) => {
    const compared = kind === 'compare' ? comparisonIn(query)?.kind : undefined;
    const filterValues = words.filter(({ field }) => field !== 'years' && field !== compared);
    const parts = [...filterValues.map(({ value }) => isolate(cutAtWord(value, valueMax))), ...period(query, t)];
    const subject = cutAtWord(parts.join(t('separator')), subjectMax);
    return capitalised(subject ? t('about', { subject, finding }) : finding);
  };
  const today = { iso: now.toISOString().slice(0, 10), precision: 'day' } as const;
  const parts = words.map(({ label, value }) => t('part', { label, value: isolate(value) }));
  return {
    year: now.getUTCFullYear(),
    title(kind, rows, isOthers) {
      const { finding, isNamed } = isByYear(kind) ? findingOfYears(kind, rows, t) : findingOfNames(kind, rows, { total, isOthers }, t);
      const isFew = isByYear(kind) && spanOf(rows) <= fewYears;
      return {
        title: withSubject(kind, finding),
        rows: rows.map((row) => ({
          ...row,
          ...(isNamed(row) && { isNamed: true as const }),
          ...(isFew && row.isUnfinished && { name: t('yearSoFar', { year: row.name }) }),
        })),
      };
    },
    subtitle(kind, rows, perDot) {
      const unfinished = rows.find(({ isUnfinished }) => isUnfinished);
      const isCut = !isByYear(kind) && kind !== 'orbit' && kind !== 'compare' && rows.length > barsMax;
      return [
        t(`subtitle.${kind}`, { each: perDot }),
        unfinished ? t('unfinished', { year: unfinished.id }) : '',
        isCut ? t('first', { count: rows.length }) : '',
      ]
        .filter(Boolean)
        .join(' ');
    },
    source: t('source', {
      site: site().name[language],
      query: cutAtWord(parts.join(t('semicolon')), queryMax) || t('everything'),
      count: total,
      date: formatDate(today, language),
    }),
  };
}

/** Capitalises a text that begins with a Latin letter. */
const capitalised = (text: string) => text.replace(/^[a-z]/, (letter) => letter.toUpperCase());

/** The years of a query as part of a sentence. */
function period({ fromYear, toYear }: ResearchQuery, t: Translate): readonly string[] {
  if (fromYear === undefined && toYear === undefined) return [];
  const rangeKey = fromYear === undefined ? 'to' : toYear === undefined ? 'from' : 'both';
  return [t(`period.${rangeKey}`, { from: String(fromYear), to: String(toYear) })];
}

const spanOf = (rows: readonly ChartRow[]) => Number(rows.at(-1)?.id) - Number(rows[0]?.id) + 1;

type Translate = ReturnType<typeof translator>;
interface Finding {
  readonly finding: string;
  readonly isNamed: (row: ChartRow) => boolean;
}

/** Finding: the round year since which at least half of the publications appeared, or the counts of up to `fewYears` years. */
function findingOfYears(kind: 'year' | 'citation', rows: readonly ChartRow[], t: Translate): Finding {
  const [first, last] = [Number(rows[0]?.id), Number(rows.at(-1)?.id)];
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  const span = spanOf(rows);
  if (span <= fewYears) {
    const parts = rows.map(({ name, count, isUnfinished }) => t(isUnfinished ? 'soFar' : `${kind}.in`, { count, year: name }));
    return { finding: parts.join(t('separator')), isNamed: () => true };
  }
  const step = span <= 8 ? 1 : span <= 16 ? 5 : span <= 160 ? 10 : 100;
  for (let sinceYear = Math.floor(last / step) * step; sinceYear > first; sinceYear -= step) {
    const count = rows.reduce((sum, row) => sum + (Number(row.id) >= sinceYear ? row.count : 0), 0);
    if (count * 2 >= total)
      return { finding: t(`${kind}.since`, { count, total, year: String(sinceYear) }), isNamed: ({ id }) => Number(id) >= sinceYear };
  }
  return { finding: t(`${kind}.span`, { count: total, from: String(first), to: String(last) }), isNamed: () => true };
}

/** Finding: the most frequent value. If two values share the highest count, the title only names what is counted. */
function findingOfNames(
  kind: Exclude<ChartKind, 'year' | 'citation'>,
  rows: readonly ChartRow[],
  { total, isOthers }: { readonly total: number; readonly isOthers: boolean },
  t: Translate,
): Finding {
  const [firstRow, second] = rows;
  if (!firstRow || firstRow.count === second?.count) return { finding: t(`by.${kind}`), isNamed: ({ count }) => count === firstRow?.count };
  const key = isOthers && kind !== 'compare' ? (`mostOther.${kind}` as const) : (`most.${kind}` as const);
  return {
    finding: t(key, { name: isolate(firstRow.name), count: firstRow.count, total }),
    isNamed: ({ id }) => id === firstRow.id,
  };
}
