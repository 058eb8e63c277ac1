export interface YearBin {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  readonly count: number;
}

const binsMax = 30;

/** Counts by year gathered into at most thirty bins of equal, round width, gaps included, so that the bars show time and not just values. */
export function yearBins(years: readonly { readonly year: number; readonly count: number }[]): YearBin[] {
  const known = years.filter(({ year }) => year > 0);
  if (known.length === 0) return [];
  const first = Math.min(...known.map(({ year }) => year));
  const last = Math.max(...known.map(({ year }) => year));
  const width = [1, 2, 5, 10, 20, 50, 100].find((step) => Math.ceil((last - first + 1) / step) <= binsMax) ?? 100;
  const start = Math.floor(first / width) * width;
  const bins = Array.from({ length: Math.floor((last - start) / width) + 1 }, (_, place) => ({
    from: start + place * width,
    to: Math.min(start + (place + 1) * width - 1, last),
    count: 0,
  }));
  for (const { year, count } of known) {
    const bin = bins[Math.floor((year - start) / width)];
    if (bin) bin.count += count;
  }
  return bins;
}
