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
const hatchedIn = (drawing: ReturnType<typeof draw>) => drawing.paths.filter(({ stroke, d }) => stroke && /zM/.test(d));
const yearsFrom = fc.uniqueArray(fc.integer({ min: 1500, max: 2026 }), { minLength: 1, maxLength: 80 });

describe('Years', () => {
  it('are horizontal bars when there are fewer than four, and columns otherwise', () => {
    const heights = (rows: readonly ChartRow[]) => draw(rows).height;
    expect(heights([year(2025, 3), year(2026, 3)])).toBeLessThan(70);
    expect(heights([year(2023, 1), year(2026, 3)])).toBeGreaterThan(150);
  });

  it('that are unfinished are hatched, alone or as a part of their column', () => {
    const open = year(2026, 3, { isUnfinished: true });
    expect(hatchedIn(draw([year(2020, 1), year(2025, 3), open]))).toHaveLength(1);
    expect(hatchedIn(draw([year(2025, 3), open]))).toHaveLength(1);
    expect(hatchedIn(draw([year(1900, 900), year(2025, 3), open]))).toHaveLength(1);
    expect(hatchedIn(draw([year(2020, 1), year(2025, 3)]))).toHaveLength(0);
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

  it('have labels that name exactly the years of their column, and a link to these years, in both directions', () => {
    fc.assert(
      fc.property(yearsFrom, fc.constantFrom(328, 540, 720), fc.boolean(), (years, width, isMirrored) => {
        const rows = years.toSorted((a, b) => a - b).map((id, index) => year(id, 1 + (index % 7)));
        const yearsHref = (from: number, to: number) => `${from}-${to}`;
        const { texts, links, bars } = drawChart({ kind: 'year', rows, yearsHref }, { width, size: 13, isMirrored });
        if (!bars) return;
        const counted = bars.filter(({ count }) => count > 0);
        expect(links.map(({ href }) => href)).toEqual(counted.map(({ from, to }) => `${from}-${to}`));
        for (const [index, { from, to, label, count }] of counted.entries()) {
          const inBar = rows.filter(({ id }) => Number(id) >= from && Number(id) <= to);
          expect(inBar.reduce((sum, row) => sum + row.count, 0)).toBe(count);
          expect(label).toBe(
            from === to ? `${from}` : `${from}–${isMirrored || `${from}`.slice(0, 2) !== `${to}`.slice(0, 2) ? to : `${to}`.slice(-2)}`,
          );
          const box = links[index];
          const value = texts.find(({ tone, x }) => tone === 'ink' && box && x > box.x && x < box.x + box.width);
          expect(value?.text).toBe(`${count}`);
        }
        const labels = texts.filter(({ tone }) => tone === 'muted').map(({ text }) => text);
        expect(labels).toEqual(bars.map(({ label }) => label).filter((label) => labels.includes(label)));
        expect(labels).toEqual(expect.arrayContaining([bars[0]?.label, bars.at(-1)?.label]));
      }),
    );
  });

  it('run from right to left where the page does', () => {
    const placesOf = (isMirrored: boolean) =>
      draw([year(2018, 1), year(2019, 3), year(2021, 1), year(2023, 2)], 720, isMirrored)
        .texts.filter(({ tone }) => tone === 'muted')
        .map(({ x }) => x);
    expect(placesOf(false)).toEqual(placesOf(false).toSorted((a, b) => a - b));
    expect(placesOf(true)).toEqual(placesOf(true).toSorted((a, b) => b - a));
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
