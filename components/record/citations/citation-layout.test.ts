import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CitationSide } from '#lib/answers/record-answer.ts';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { dotsMax, dotsOn, labelsOf, spanOf, worksPerDot } from './citation-layout.ts';

const row = (id: number, year: number | undefined): ResearchRowData => ({
  id: String(id),
  title: { value: `Work ${id}`, lang: 'en' },
  authors: [],
  authorCount: 0,
  authorsIncomplete: false,
  read: { text: 'doi.org', href: 'https://doi.org/10.5555/a' },
  ...(year !== undefined && { year }),
});
function sideOf(years: readonly number[]): CitationSide {
  const counts = Map.groupBy(years, (year) => year);
  return {
    rows: years.map((year, index) => row(index, year)),
    years: [...counts].map(([year, of]) => ({ year, count: of.length })),
    total: years.length,
  };
}
const years = fc.array(fc.integer({ min: 1900, max: 2026 }), { minLength: 1, maxLength: 100 });

describe('The drawing of citations', () => {
  it('has one dot for each work, within the line and in the order of years', () => {
    fc.assert(
      fc.property(years, (sample) => {
        const side = sideOf(sample);
        const dots = dotsOn(side, spanOf(side, 2000), { length: 600, pitch: 11, columnHeight: 5, dotSize: 1 });
        expect(dots.map(({ work }) => work?.id).sort()).toEqual(side.rows.map(({ id }) => id).sort());
        for (const { along } of dots) expect(along >= 0 && along <= 600).toBe(true);
        for (const { year, work } of dots) expect(work?.year).toBe(year);
        const dotYears = dots.map(({ year }) => year);
        expect(dotYears).toEqual(dotYears.toSorted((a, b) => a - b));
      }),
    );
  });

  it('combines several works in a dot when there are many, and omits works without a year', () => {
    expect([1, 120, 121, 600, 601, 1200, 1201, 5000].map(worksPerDot)).toEqual([1, 1, 5, 5, 10, 10, 20, 50]);
    const manyRows: CitationSide = {
      rows: [],
      years: [
        { year: 2001, count: 600 },
        { year: 2003, count: 3 },
      ],
      total: 603,
    };
    const dots = dotsOn(manyRows, spanOf(manyRows, 2000), {
      length: 600,
      pitch: 11,
      columnHeight: 5,
      dotSize: worksPerDot(manyRows.total),
    });
    expect(dots.length).toBeLessThanOrEqual(dotsMax);
    expect(new Set(dots.map(({ year }) => year))).toEqual(new Set([2001, 2003]));
    const undated: CitationSide = { rows: [row(1, undefined)], years: [], total: 1 };
    expect(dotsOn(undated, spanOf(undated, 2000), { length: 600, pitch: 11, columnHeight: 5, dotSize: 1 })).toEqual([]);
  });

  it('keeps labels of a row apart', () => {
    const dots = [10, 40, 60, 300, 590].map((distance) => ({ along: distance, across: 0, year: 2000, text: 'Al-Otaibi 2000' }));
    const labels = labelsOf(dots, 600);
    expect(labels.map(({ row: place }) => place)).toEqual([0, 1, 2, 0, 0]);
    expect(labels.map(({ anchor }) => anchor)).toEqual(['start', 'start', 'middle', 'middle', 'end']);
  });
});
