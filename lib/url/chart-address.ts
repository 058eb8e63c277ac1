/**
 * The charts of a list in page order: publications by year, area, country, institution (`partner`) and orbit. `citation` counts the works
 * that cite one work, by year; `compare` counts by year for each of two to four values of one filter.
 */
export const chartKinds = ['year', 'citation', 'compare', 'area', 'country', 'partner', 'orbit'] as const;

export type ChartKind = (typeof chartKinds)[number];

/** Kinds whose rows are years. */
export const isByYear = (kind: ChartKind): kind is 'year' | 'citation' => kind === 'year' || kind === 'citation';

export function isChartKind(text: string): text is ChartKind {
  return (chartKinds as readonly string[]).includes(text);
}

export const chartExtensions = ['png', 'svg', 'csv'] as const;

export type ChartExtension = (typeof chartExtensions)[number];

/** Themes of charts. Without a theme, an embedded chart uses that of its reader, and a chart file the light one. */
export const chartThemes = ['light', 'dark'] as const;

export type ChartTheme = (typeof chartThemes)[number];

/** The theme in an address; undefined for none or an unknown one. */
export function chartThemeOf(params: URLSearchParams): ChartTheme | undefined {
  return chartThemes.find((theme) => theme === params.get('theme'));
}
