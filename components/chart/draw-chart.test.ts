import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChartRow } from './chart.ts';
import { drawChart } from './draw-chart.ts';

const year = (id: number, count: number, fields: Partial<ChartRow> = {}): ChartRow => ({
  id: String(id),
  name: String(id),
  count,
  ...fields,
});
const draw = (rows: readonly ChartRow[], width = 720, isMirrored = false) =>
  drawChart({ kind: 'year', rows }, { width, size: 13, isMirrored });
const dashed = (drawing: ReturnType<typeof draw>) => drawing.paths.filter(({ isDashed }) => isDashed);
const yearsFrom = fc.uniqueArray(fc.integer({ min: 1500, max: 2026 }), { minLength: 1, maxLength: 80 });

describe('Years', () => {
  it('are horizontal bars when there are fewer than four, and columns otherwise', () => {
    const heights = (rows: readonly ChartRow[]) => draw(rows).height;
    expect(heights([year(2025, 3), year(2026, 3)])).toBeLessThan(70);
    expect(heights([year(2023, 1), year(2026, 3)])).toBeGreaterThan(150);
  });

  it('that are unfinished are hollow, alone or as a part of their column', () => {
    const open = year(2026, 3, { isUnfinished: true });
    expect(dashed(draw([year(2020, 1), year(2025, 3), open]))).toHaveLength(1);
    expect(dashed(draw([year(2025, 3), open]))).toHaveLength(1);
    expect(dashed(draw([year(1900, 900), year(2025, 3), open]))).toHaveLength(1);
    expect(dashed(draw([year(2020, 1), year(2025, 3)]))).toHaveLength(0);
  });

  it('have the value of every column, which add up to the publications, in narrow and wide drawings', () => {
    fc.assert(
      fc.property(yearsFrom, fc.constantFrom(328, 540, 720), fc.boolean(), (years, width, isMirrored) => {
        const rows = years.toSorted((a, b) => a - b).map((id, index) => year(id, 1 + (index % 7)));
        const { texts } = draw(rows, width, isMirrored);
        const values = texts
          .filter(({ tone, isBold }) => isBold || (tone === 'ink' && !/^\d{4}$/.test('')))
          .map(({ text }) => Number(text));
        const total = rows.length > 0 && rows.reduce((sum, { count }) => sum + count, 0);
        const isBars = texts.some(({ isBold }) => isBold);
        const labels = isBars ? texts.filter(({ isBold }) => isBold).map(({ text }) => Number(text)) : values;
        expect(labels.reduce((sum, value) => sum + value, 0)).toBe(total);
      }),
    );
  });

  it('are centred below their columns when these are wide, including the first', () => {
    for (const isMirrored of [false, true]) {
      const { texts } = draw([year(2018, 1), year(2019, 3), year(2021, 1), year(2023, 2)], 720, isMirrored);
      const placeOf = (text: string, tone: string) => texts.filter((one) => one.text === text && one.tone === tone)[0];
      expect(placeOf('2018', 'muted')).toMatchObject({ side: 'middle', x: placeOf('1', 'ink')?.x });
      expect(placeOf('2019', 'muted')).toMatchObject({ side: 'middle', x: placeOf('3', 'ink')?.x });
    }
  });

  it('never lie outside the drawing, and their labels never overlap', () => {
    fc.assert(
      fc.property(yearsFrom, fc.constantFrom(328, 540, 720), fc.boolean(), (years, width, isMirrored) => {
        const rows = years.toSorted((a, b) => a - b).map((id) => year(id, 1));
        const { texts, height } = draw(rows, width, isMirrored);
        const labels = texts.filter(({ tone }) => tone === 'muted');
        for (const { x, y } of texts) expect(x >= 0 && x <= width && y > 0 && y <= height).toBe(true);
        const spans = labels.map(({ x, side, size, text }) => {
          const labelWidth = text.length * size * 0.6;
          const labelLeft = side === 'left' ? x : side === 'right' ? x - labelWidth : x - labelWidth / 2;
          return [labelLeft, labelLeft + labelWidth] as const;
        });
        const byStart = spans.toSorted((a, b) => a[0] - b[0]);
        for (const [index, [spanLeft]] of byStart.entries())
          if (index > 0) expect(spanLeft).toBeGreaterThanOrEqual((byStart[index - 1]?.[1] ?? 0) - 1);
      }),
    );
  });
});
