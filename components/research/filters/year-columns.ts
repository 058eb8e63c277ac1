/** A column of years; the first may gather all earlier years. */
export interface YearColumn {
  readonly from: number;
  /** Last year of the column, inclusive. */
  readonly to: number;
  readonly count: number;
  readonly isEarly: boolean;
}

/** Maximum columns next to the list, where each must be at least 24 px wide for touch. */
const columnsMax = 11;
/** If the earliest years together have at most this share of the results, they share one column. */
const sparseShare = 0.08;
/** Years per column. */
const widths = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000] as const;

/** Counts by year in at most `columnsLimit` columns of 1, 2, 5, 10, … years. Early years with few results share one column. */
export function yearColumns(years: readonly { readonly year: number; readonly count: number }[], columnsLimit = columnsMax): YearColumn[] {
  const datedYears = years.filter(({ year }) => year > 0);
  if (datedYears.length === 0) return [];
  const firstYear = Math.min(...datedYears.map(({ year }) => year));
  const lastYear = Math.max(...datedYears.map(({ year }) => year));
  const countOf = (from: number, to: number) =>
    datedYears.reduce((sum, { year, count }) => sum + (year >= from && year <= to ? count : 0), 0);
  const total = countOf(firstYear, lastYear);
  const startOf = (width: number, columns: number) => (Math.floor(lastYear / width) - columns + 1) * width;
  const fits = (width: number) =>
    startOf(width, columnsLimit) <= firstYear || countOf(firstYear, startOf(width, columnsLimit - 1) - 1) <= total * sparseShare;
  const width = widths.find(fits) ?? 1000;
  const isWhole = startOf(width, columnsLimit) <= firstYear;
  const start = isWhole ? Math.floor(firstYear / width) * width : startOf(width, columnsLimit - 1);
  const columns = Array.from({ length: Math.floor((lastYear - start) / width) + 1 }, (_, index) => {
    const binStart = start + index * width;
    const [from, to] = [Math.max(binStart, firstYear), Math.min(binStart + width - 1, lastYear)];
    return { from, to, count: countOf(from, to), isEarly: false };
  });
  return isWhole ? columns : [{ from: firstYear, to: start - 1, count: countOf(firstYear, start - 1), isEarly: true }, ...columns];
}

/** Start and end of the selected years in a column, as fractions of its width; undefined if none is selected. */
export function chosenShare(column: YearColumn, selection: { readonly fromYear?: number; readonly toYear?: number }) {
  const { fromYear, toYear } = selection;
  if (fromYear === undefined && toYear === undefined) return undefined;
  const span = column.to - column.from + 1;
  const startShare = Math.max(0, (fromYear ?? column.from) - column.from) / span;
  const endShare = Math.min(span, (toYear ?? column.to) - column.from + 1) / span;
  return startShare < endShare ? { begin: startShare, end: endShare } : undefined;
}
