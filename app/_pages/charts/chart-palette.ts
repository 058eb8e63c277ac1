import { site } from '#lib/setup/site.ts';
import type { ChartTheme } from '#lib/url/chart-address.ts';
import type { Palette } from './chart-svg.ts';

/** The colours of `app/globals.css`, for drawings that do not load it: light theme, then dark theme. */
const colours = {
  paper: ['#fbf9f4', '#0e1220'],
  ink: ['#1a1f2b', '#ece8dd'],
  muted: ['#59606f', '#a6adbd'],
  line: ['#e4dfd3', '#262e44'],
  hair: ['#d3ccbb', '#39435e'],
  control: ['#8b8471', '#717c9c'],
  accent: ['#1d4f91', '#93b7f5'],
} as const satisfies Readonly<Record<keyof Palette, readonly [light: string, dark: string]>>;

/** The colours of a theme, with the accent colour of the site. */
export function paletteOf(theme: ChartTheme): Palette {
  const colourOf = Object.fromEntries(Object.entries(colours).map(([name, [light, dark]]) => [name, theme === 'dark' ? dark : light]));
  const accent = site().accent?.[theme === 'dark' ? 'night' : 'day'].accent;
  return { ...(colourOf as Palette), ...(accent && { accent }) };
}

/** Both themes as custom properties, and the palette that refers to them. */
export function paletteInCss(): { readonly css: string; readonly palette: Palette } {
  const [light, dark] = [paletteOf('light'), paletteOf('dark')];
  const names = Object.keys(colours) as (keyof Palette)[];
  return {
    css: names.map((name) => `--${name}:light-dark(${light[name]},${dark[name]})`).join(';'),
    palette: Object.fromEntries(names.map((name) => [name, `var(--${name})`])) as Palette,
  };
}
