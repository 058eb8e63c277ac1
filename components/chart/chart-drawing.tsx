import { directionOf, type Language } from '#lib/languages/languages.ts';
import { type DrawnChart, drawChart } from './draw-chart.ts';
import type { Drawing, LinkBox, PathShape, TextShape, Tone } from './shapes.ts';
import { yearNote } from './year-note.ts';

interface ChartDrawingProps {
  readonly chart: DrawnChart & { readonly title: string };
  readonly language: Language;
  /** Width of the wide layout, in pixels. */
  readonly width?: number;
}

const narrowChart = { width: 328, size: 12 } as const;

/** A chart in the colours of the page, laid out separately for wide and narrow windows, because scaled text is illegible. */
export function ChartDrawing({ chart, language, width = 720 }: ChartDrawingProps) {
  const isMirrored = directionOf(language) === 'rtl';
  return [{ width, size: 13 }, narrowChart].map((size) => {
    const drawing = drawChart(chart, { ...size, isMirrored });
    const note = yearNote(chart, drawing, language);
    return (
      <div key={size.width} className={size.width === width ? 'max-sm:hidden' : 'sm:hidden'}>
        <Svg drawing={drawing} label={chart.title} language={language} />
        {note && <p className="mt-2 text-sm">{note}</p>}
      </div>
    );
  });
}

interface SvgProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly language: Language;
}

/** The drawing as an image, or as a group of links with the names and values of what is drawn. */
function Svg({ drawing: { width, height, paths, texts, links }, label, language }: SvgProps) {
  const shapes = (
    <>
      {paths.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never move.
        <Path key={index} {...shape} />
      ))}
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Words key={index} {...text} page={language} />
      ))}
    </>
  );
  const box = {
    viewBox: `0 0 ${width} ${Math.ceil(height)}`,
    width,
    className: 'chart h-auto max-w-full max-sm:w-full max-sm:max-w-md lg:w-full',
  };
  if (links.length === 0)
    return (
      <svg {...box} role="img" aria-label={label}>
        {shapes}
      </svg>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: no HTML element groups links inside a drawing.
    <svg {...box} role="group" aria-label={label}>
      {links.map((link) => (
        <Link key={link.href} {...link} />
      ))}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: the shapes cannot have the focus; the links have their names and values. */}
      <g aria-hidden="true">{shapes}</g>
    </svg>
  );
}

function Link({ href, label, ...box }: LinkBox) {
  return (
    <a href={href} rel="nofollow" aria-label={label}>
      <title>{label}</title>
      <rect {...box} />
    </a>
  );
}

const fills: Readonly<Record<Tone, string>> = {
  paper: 'fill-paper',
  ink: 'fill-ink',
  muted: 'fill-muted',
  accent: 'fill-accent',
  control: 'fill-control',
  hair: 'fill-hair',
  line: 'fill-line',
};
const strokes: Readonly<Record<Tone, string>> = {
  paper: 'stroke-paper',
  ink: 'stroke-ink',
  muted: 'stroke-muted',
  accent: 'stroke-accent',
  control: 'stroke-control',
  hair: 'stroke-hair',
  line: 'stroke-line',
};

function Path({ d, fill, stroke, strokeWidth, hasRoundCaps, placed }: PathShape) {
  return (
    <path
      d={d}
      className={`${fill ? fills[fill] : 'fill-none'} ${stroke ? strokes[stroke] : ''}`}
      strokeWidth={strokeWidth}
      strokeLinecap={hasRoundCaps ? 'round' : undefined}
      transform={placed && `translate(${placed.x} ${placed.y}) scale(${placed.scale})`}
    />
  );
}

function Words({ text, x, y, side, size, tone, isBold, lang, page }: TextShape & { readonly page: Language }) {
  const direction = directionOf(lang ?? page);
  return (
    <text
      x={x}
      y={y}
      fontSize={size}
      fontWeight={isBold ? 600 : undefined}
      direction={direction}
      textAnchor={anchorOf(side, direction)}
      lang={lang === page ? undefined : lang}
      className={fills[tone]}
    >
      {text}
    </text>
  );
}

/** The `text-anchor` for a side. It depends on the text direction: the left edge is `start` only in left-to-right text. */
export const anchorOf = (side: TextShape['side'], direction: 'ltr' | 'rtl') =>
  side === 'middle' ? 'middle' : (side === 'left') === (direction === 'ltr') ? 'start' : 'end';
