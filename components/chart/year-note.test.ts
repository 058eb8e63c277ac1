import { expect, it } from 'vitest';
import { drawChart } from './draw-chart.ts';
import { yearRows } from './year-bars.ts';
import { yearNote } from './year-note.ts';

it('states the years of a first column that covers fewer than the others', () => {
  const noteFrom = (first: number) => {
    const years = Array.from({ length: 2024 - first + 1 }, (_, index) => ({ id: String(first + index), count: 5 }));
    const rows = yearRows(years, 2026);
    return yearNote({ rows }, drawChart({ kind: 'year', rows }, { width: 328, size: 12, isMirrored: false }), 'en');
  };
  expect(noteFrom(1993)).toMatch(/^5 years per column\. The first column covers 1993–94\./);
  expect(noteFrom(1990)).toBe('5 years per column.');
});
