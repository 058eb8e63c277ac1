/**
 * What is charted of a list, in the order of the page: publications by year, and by what they have in common. `citation` is the list of works that cite one
 * work, by year: the citations of that work.
 */
export const chartKinds = ['year', 'citation', 'area', 'country', 'partner', 'orbit'] as const;

export type ChartKind = (typeof chartKinds)[number];

/** Kinds whose rows are years. */
export const isByYear = (kind: ChartKind): kind is 'year' | 'citation' => kind === 'year' || kind === 'citation';

export function isChartKind(text: string): text is ChartKind {
  return (chartKinds as readonly string[]).includes(text);
}

export const chartExtensions = ['png', 'svg', 'csv'] as const;

export type ChartExtension = (typeof chartExtensions)[number];

/** A frame without a choice follows its reader; a file is light. */
export const chartThemes = ['light', 'dark'] as const;

export type ChartTheme = (typeof chartThemes)[number];

/** The theme that an address asks for; undefined for none or an unknown one. */
export function chartThemeOf(params: URLSearchParams): ChartTheme | undefined {
  return chartThemes.find((theme) => theme === params.get('theme'));
}
