import type { OrbitField } from '#lib/answers/orbit-field.ts';
import { type Era, erasUntil } from '#lib/domain/eras.ts';
import { type Dot, dotsOf, dotYears, perDot, type TimeScale, timeScale } from './orbit-scale.ts';

/** Publications of a field in one era. */
export interface OrbitMark {
  readonly era: Era;
  readonly count: number;
}

export interface OrbitDrawing {
  /** Smallest field first; it is on the innermost orbit. */
  readonly fields: readonly (OrbitField & { readonly marks: readonly OrbitMark[] })[];
  readonly eras: readonly Era[];
  readonly firstYear: number;
  readonly lastYear: number;
  /** Publications per dot. */
  readonly worksPerDot: number;
}

/** Data of the drawing of publications by field and year, without empty fields and marks. Undefined without publications. */
export function orbitDrawing(allFields: readonly OrbitField[]): OrbitDrawing | undefined {
  const fields = allFields.filter(({ total, years }) => total > 0 && years.length > 0).sort((a, b) => a.total - b.total);
  const years = fields.flatMap(({ years }) => years.map(({ year }) => year));
  if (years.length === 0) return undefined;
  const lastYear = Math.max(...years);
  const eras = erasUntil(lastYear);
  const countIn = (field: OrbitField, era: Era) =>
    field.years.reduce((sum, { year, count }) => sum + (year >= era.from && year <= era.to ? count : 0), 0);
  return {
    fields: fields.map((field) => ({
      ...field,
      marks: eras.map((era) => ({ era, count: countIn(field, era) })).filter(({ count }) => count > 0),
    })),
    eras,
    firstYear: Math.min(...years),
    lastYear,
    worksPerDot: perDot(fields.reduce((sum, { total }) => sum + total, 0)),
  };
}

export interface Line {
  readonly scale: TimeScale;
  /** Length of the orbit, from one end to the other. */
  readonly length: number;
  /** Distance between two dots. */
  readonly pitch: number;
}

/** Start and end of an era, as distances along the line. */
export function eraSpan(era: Era, { scale, length }: Line): readonly [start: number, end: number] {
  return [scale.at(era.from) * length, (era.to >= scale.lastYear ? 1 : scale.at(era.to + 1)) * length];
}

/** The line of an orbit of the given length, with the scale that places years on it. */
export const lineOf = (lastYear: number, length: number, pitch: number): Line => ({ scale: timeScale(lastYear), length, pitch });

/** Dots of a mark. The first era has no room to separate its years, so its dots are evenly spaced. */
export function markDots(field: OrbitField, { era }: OrbitMark, worksPerDot: number, line: Line): readonly Dot[] {
  const [start, end] = eraSpan(era, line);
  const years = dotYears(field.years, era, worksPerDot);
  const isFirst = era.from === 0;
  const step = (end - start) / Math.max(1, years.length);
  return dotsOf(
    isFirst ? years.map((_, index) => index) : years,
    isFirst
      ? { start, end, placeOf: (index) => start + index * step, pitch: line.pitch, columnHeight: 5 }
      : { start, end, placeOf: (year) => line.scale.at(year) * line.length, pitch: line.pitch, columnHeight: 5 },
  );
}
