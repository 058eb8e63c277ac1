import { drawShareImage, fontFamily } from '#app/_pages/share-image/draw-share-image.ts';
import type { Drawing, TextShape } from '#components/chart/shapes.ts';
import { markAddress } from '#components/site/mark-shapes.ts';
import { plainText } from '#lib/formats/values/plain-text.ts';
import { directionOf, type Language } from '#lib/languages/languages.ts';
import { markSize } from './chart-frame.ts';
import { type Palette, svgOf } from './chart-svg.ts';
import { isolated } from './isolate.ts';

/** Pixels per unit. */
const scale = 2;
const lineHeight = 1.6;
/** Distance of the baseline below the middle of a line, in em. */
const baseline = 0.35;

interface ChartImageProps {
  readonly drawing: Pick<Drawing, 'width' | 'height' | 'paths' | 'texts'> & { readonly mark: { readonly x: number; readonly y: number } };
  readonly palette: Palette;
  readonly language: Language;
}

/** A framed chart as PNG, 1600 pixels wide. Shapes are drawn as SVG, text with the fonts of the server. */
export async function chartPng({ drawing, palette, language }: ChartImageProps): Promise<Buffer<ArrayBuffer>> {
  const size = { width: drawing.width * scale, height: Math.ceil(drawing.height) * scale };
  const shapes = svgOf({ ...drawing, texts: [] }, { language, palette, title: '' });
  const { x, y } = drawing.mark;
  const position = { position: 'absolute', left: x * scale, top: y * scale } as const;
  return drawShareImage(
    <div style={{ display: 'flex', position: 'relative', ...size, fontFamily }}>
      {/* biome-ignore lint/performance/noImgElement: it is drawn here, not in a browser. */}
      <img
        src={`data:image/svg+xml;base64,${Buffer.from(shapes).toString('base64')}`}
        {...size}
        alt=""
        style={{ position: 'absolute', left: 0, top: 0 }}
      />
      {drawing.texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never move.
        <Words key={index} shape={text} palette={palette} language={language} width={drawing.width} />
      ))}
      {/* biome-ignore lint/performance/noImgElement: as above. */}
      <img src={markAddress(palette.accent)} width={markSize * scale} height={markSize * scale} alt="" style={position} />
    </div>,
    size,
  );
}

interface WordsProps {
  readonly shape: TextShape;
  readonly palette: Palette;
  readonly language: Language;
  readonly width: number;
}

function Words({ shape, palette, language, width }: WordsProps) {
  const { x, y, side, size, tone, isBold, lang = language } = shape;
  const direction = directionOf(lang);
  // The renderer (Takumi) takes the direction of a line from its first letter unless a directional mark comes first.
  const mark = direction === 'rtl' ? '\u200f' : '\u200e';
  const top = (y - size * (lineHeight / 2 + baseline)) * scale;
  const bounds = { left: { left: x, width: width - x }, right: { left: 0, width: x }, middle: { left: x - width, width: 2 * width } }[side];
  const textAlign = side === 'middle' ? 'center' : side;
  return (
    <div
      dir={direction}
      lang={lang}
      style={{
        position: 'absolute',
        display: 'flex',
        justifyContent: 'flex-start',
        left: bounds.left * scale,
        width: bounds.width * scale,
        top,
        fontSize: size * scale,
        lineHeight,
        fontWeight: isBold ? 600 : 400,
        color: palette[tone],
      }}
    >
      <div style={{ width: '100%', textAlign, direction, whiteSpace: 'nowrap' }}>{`${mark}${isolated(shape.text, plainText)}${mark}`}</div>
    </div>
  );
}
