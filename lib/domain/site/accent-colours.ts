/** The accent colours of both themes, as `#rrggbb`. */
export interface AccentColours {
  readonly day: ThemeAccent;
  readonly night: ThemeAccent;
}

/** The accent colours of one theme, as CSS colours with enough contrast (WCAG 2.2, 1.4.3). */
export interface ThemeAccent {
  readonly accent: string;
  /** The background of selected and hovered elements. */
  readonly soft: string;
  /** Contrast ratio of the requested colour, from 1 to 21. Below `contrastMin`, `accent` is a different shade. */
  readonly requestedContrast: number;
}

type Rgb = readonly [red: number, green: number, blue: number];

interface Theme {
  /** Backgrounds on which text has the accent colour (app/globals.css), besides the soft one. */
  readonly backgrounds: readonly string[];
  readonly surface: string;
  readonly ink: string;
  /** The direction in which a colour is changed until it is readable. */
  readonly towards: string;
}

const themes: Readonly<Record<keyof AccentColours, Theme>> = {
  day: { backgrounds: ['#fbf9f4', '#ffffff'], surface: '#ffffff', ink: '#1a1f2b', towards: '#000000' },
  night: { backgrounds: ['#0e1220', '#141a2b'], surface: '#141a2b', ink: '#ece8dd', towards: '#ffffff' },
};

/** Minimum contrast ratio for text of any size (WCAG 2.2, 1.4.3). */
export const contrastMin = 4.5;
/** Share of the accent in its soft background; the rest is the surface colour. */
const softShare = 0.1;

/** The accents of both themes from one colour: the colour itself if it is readable on every background, else the nearest readable shade. */
export function accentColours(colour: string): AccentColours {
  return { day: readableAccent(colour.toLowerCase(), themes.day), night: readableAccent(colour.toLowerCase(), themes.night) };
}

function readableAccent(colour: string, theme: Theme): ThemeAccent {
  const requestedContrast = leastContrast(colour, mix(theme.surface, colour, softShare), theme);
  for (let percent = 0; ; percent += 1) {
    const accent = mix(colour, theme.towards, percent / 100);
    const soft = mix(theme.surface, accent, softShare);
    if (leastContrast(accent, soft, theme) >= contrastMin || percent === 100) return { accent, soft, requestedContrast };
  }
}

/** The lowest of these contrasts: the accent on each background, and ordinary text on the soft background. */
function leastContrast(accent: string, soft: string, { backgrounds, ink }: Theme): number {
  return Math.min(...[...backgrounds, soft].map((background) => contrast(accent, background)), contrast(ink, soft));
}

/** Contrast ratio of two colours as defined by WCAG 2.2, from 1 to 21. */
export function contrast(first: string, second: string): number {
  const [light, dark] = [luminance(rgb(first)), luminance(rgb(second))].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

function luminance(channels: Rgb): number {
  const [red, green, blue] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as unknown as Rgb;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function mix(from: string, to: string, share: number): string {
  const [a, b] = [rgb(from), rgb(to)];
  return `#${a
    .map((channel, index) => Math.round(channel + ((b[index] as number) - channel) * share))
    .map(hex)
    .join('')}`;
}

const hex = (channel: number) => channel.toString(16).padStart(2, '0');

function rgb(colour: string): Rgb {
  return [1, 3, 5].map((start) => Number.parseInt(colour.slice(start, start + 2), 16)) as unknown as Rgb;
}
