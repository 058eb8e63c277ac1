import { directionOf, type Language } from '#lib/domain/language.ts';
import type { Chart } from './chart.ts';
import { drawChart } from './draw-chart.ts';
import type { Drawing, PathShape, TextShape, Tone } from './shapes.ts';

interface ChartDrawingProps {
  readonly chart: Pick<Chart, 'kind' | 'rows' | 'orbits' | 'series' | 'title'>;
  readonly language: Language;
  /** Width of the wide layout, in pixels. */
  readonly width?: number;
}

const narrowChart = { width: 328, size: 12 } as const;

/** A chart in the colours of the page, laid out separately for wide and narrow windows, because scaled text is illegible. */
export function ChartDrawing({ chart, language, width = 720 }: ChartDrawingProps) {
  const isMirrored = directionOf(language) === 'rtl';
  return (
    <>
      <Svg drawing={drawChart(chart, { width, size: 13, isMirrored })} label={chart.title} language={language} className="max-sm:hidden" />
      <Svg drawing={drawChart(chart, { ...narrowChart, isMirrored })} label={chart.title} language={language} className="sm:hidden" />
    </>
  );
}

interface SvgProps {
  readonly drawing: Drawing;
  readonly label: string;
  readonly language: Language;
  readonly className: string;
}

function Svg({ drawing: { width, height, paths, texts }, label, language, className }: SvgProps) {
  return (
    <svg
      viewBox={`0 0 ${width} ${Math.ceil(height)}`}
      width={width}
      role="img"
      aria-label={label}
      className={`h-auto max-w-full ${className}`}
    >
      {paths.map((shape, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a drawing never move.
        <Path key={index} {...shape} />
      ))}
      {texts.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: as above.
        <Words key={index} {...text} page={language} />
      ))}
    </svg>
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

function Path({ d, fill, stroke, strokeWidth, isDashed, hasRoundCaps, placed }: PathShape) {
  return (
    <path
      d={d}
      className={`${fill ? fills[fill] : 'fill-none'} ${stroke ? strokes[stroke] : ''}`}
      strokeWidth={strokeWidth ?? (isDashed ? 1.5 : undefined)}
      strokeDasharray={isDashed ? '3 2' : undefined}
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
