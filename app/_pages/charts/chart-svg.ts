import { anchorOf } from '#components/chart/chart-drawing.tsx';
import type { Drawing, PathShape, TextShape, Tone } from '#components/chart/shapes.ts';
import { escapeXml } from '#lib/formats/feeds/xml.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';
import { isolated } from './isolate.ts';

export type Palette = Readonly<Record<Tone, string>>;

const family = "'Madar Sans', 'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, sans-serif";

/** The shapes of a drawing as SVG elements, without its texts. */
export function svgPaths(paths: readonly PathShape[], palette: Palette): string {
  return paths
    .map(({ d, fill, stroke, strokeWidth = 1, hasRoundCaps, placed }) => {
      const line = stroke
        ? ` stroke="${palette[stroke]}" stroke-width="${strokeWidth}"${hasRoundCaps ? ' stroke-linecap="round"' : ''}`
        : '';
      const transform = placed ? ` transform="translate(${placed.x} ${placed.y}) scale(${placed.scale})"` : '';
      return `<path d="${d}" fill="${fill ? palette[fill] : 'none'}"${line}${transform}/>`;
    })
    .join('');
}

function svgTexts(texts: readonly TextShape[], palette: Palette, language: Language): string {
  return texts
    .map(({ text, x, y, side, size, tone, isBold, lang = language }) => {
      const direction = directionOf(lang);
      const weight = isBold ? ' font-weight="600"' : '';
      return `<text x="${x}" y="${Math.round(y * 10) / 10}" font-size="${size}"${weight} fill="${palette[tone]}" text-anchor="${anchorOf(side, direction)}" direction="${direction}" xml:lang="${escapeXml(lang)}">${isolated(text, escapeXml)}</text>`;
    })
    .join('');
}

interface SvgOptions {
  readonly language: Language;
  readonly palette: Palette;
  /** The accessible name. */
  readonly title: string;
  /** Further elements, as SVG markup. */
  readonly extraMarkup?: string;
  /** Inline drawings have a transparent background and the font of the page. */
  readonly isInline?: boolean;
}

/** A drawing as SVG without scripts, styles or external resources. */
export function svgOf(
  { width, height, paths, texts }: Pick<Drawing, 'width' | 'height' | 'paths' | 'texts'>,
  { language, palette, title, extraMarkup = '', isInline }: SvgOptions,
): string {
  const size = isInline ? `width="${width}"` : `width="${width}" height="${Math.ceil(height)}"`;
  const openingTag = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${Math.ceil(height)}" ${size} role="img" xml:lang="${language}" font-family="${isInline ? 'inherit' : family}"><title>${escapeXml(title)}</title>`;
  const ground = isInline ? '' : `<path d="M0 0h${width}v${Math.ceil(height)}H0z" fill="${palette.paper}"/>`;
  return `${openingTag}${ground}${svgPaths(paths, palette)}${svgTexts(texts, palette, language)}${extraMarkup}</svg>`;
}
