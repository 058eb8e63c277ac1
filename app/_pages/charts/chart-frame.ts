import type { Chart } from '#components/chart/chart.ts';
import { drawChart } from '#components/chart/draw-chart.ts';
import { type Drawing, directed, inset, type PathShape, type TextShape } from '#components/chart/shapes.ts';
import { chartNotes } from '#components/chart/year-note.ts';
import { widthOf, wrapToWidth } from '#components/home/cut-to-width.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';

interface FrameWords {
  /** The address of the chart, printed at the bottom. */
  readonly address: string;
  readonly siteName: string;
}

/** Sizes in units of two PNG pixels. The height grows with the drawing. */
const width = 800;
const heightMin = 450;
const margin = 48;
const innerWidth = width - 2 * margin;
const titleSize = 25;
/** Bold letters are 7 % wider than the regular ones that `widthOf` measures. */
const boldFactor = 1.07;
/** Width and height of the logo. */
export const markSize = 24;

/** A standalone chart: title, finding, notes, source and address around the drawing. `mark` is the position of the logo. */
export function frameChart(
  chart: Chart,
  language: Language,
  { address, siteName }: FrameWords,
): Pick<Drawing, 'width' | 'height' | 'paths' | 'texts'> & { readonly mark: { readonly x: number; readonly y: number } } {
  const isMirrored = directionOf(language) === 'rtl';
  const { x, side } = directed({ width, isMirrored });
  const paths: PathShape[] = [];
  const texts: TextShape[] = [];
  const line = (text: string, y: number, size: number, options: Partial<TextShape> = {}) =>
    texts.push({ text, x: x(margin), y, side: side('start'), size, tone: 'muted', ...options });
  let y = margin;
  for (const part of wrapToWidth(chart.title, innerWidth / titleSize / boldFactor, 3)) {
    line(part, y + titleSize * 0.8, titleSize, { tone: 'ink', isBold: true });
    y += titleSize * 1.35;
  }
  for (const part of wrapToWidth(chart.finding ?? '', innerWidth / 14, 2)) {
    line(part, y + 14, 14);
    y += 20;
  }
  const drawing = drawChart(chart, { width: innerWidth, size: 14, isMirrored });
  const notes = wrapToWidth(chartNotes(chart, drawing, language), innerWidth / 13, 3);
  const source = wrapToWidth(chart.source, (innerWidth - 120) / 11, 4);
  const footHeight = 28 + notes.length * 20 + (source.length + 1) * 17;
  const spareHeight = heightMin - margin / 2 - footHeight - (y + 20) - drawing.height;
  const plotY = y + 20 + Math.max(0, spareHeight / 2);
  const plotShapes = inset(drawing, margin, plotY);
  paths.push(...plotShapes.paths);
  texts.push(...plotShapes.texts);
  const notesY = plotY + drawing.height + Math.max(0, spareHeight / 2) + 12;
  for (const [index, part] of notes.entries()) line(part, notesY + 12 + index * 20, 13, { tone: 'ink' });
  const footY = Math.ceil(notesY + notes.length * 20);
  paths.push({ d: `M${margin} ${footY}H${width - margin}`, stroke: 'line' });
  for (const [index, part] of source.entries()) line(part, footY + 24 + index * 17, 11);
  const bottom = footY + 24 + source.length * 17;
  // Addresses run left to right in both languages.
  line(address, bottom, 11, { lang: 'en' });
  const nameWidth = widthOf(siteName) * 15 * boldFactor;
  line(siteName, bottom, 15, { x: x(width - margin), side: side('end'), tone: 'ink', isBold: true });
  const height = Math.max(heightMin, bottom + margin / 2);
  return { width, height, paths, texts, mark: { x: x(width - margin - nameWidth - markSize - 8, markSize), y: bottom - 18 } };
}
