/** Colours by what they mean; the page takes those of its theme, a file those of the theme it is asked for. */
export type Tone = 'paper' | 'ink' | 'muted' | 'accent' | 'control' | 'hair' | 'line';

export interface PathShape {
  readonly d: string;
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly strokeWidth?: number;
  readonly isDashed?: true;
  readonly hasRoundCaps?: true;
  /** The whole path is drawn larger or smaller, from its own origin to a point of the drawing. */
  readonly placed?: { readonly x: number; readonly y: number; readonly scale: number };
}

export interface TextShape {
  readonly text: string;
  /** Where the line begins, has its middle or ends, and its baseline, both measured from the left and the top. */
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'middle' | 'right';
  readonly size: number;
  readonly tone: Tone;
  readonly isBold?: true;
  /** Of the text, where it is known. */
  readonly lang?: string;
}

/** A chart in units that are pixels where it is drawn at its own size. Nothing in it depends on how it is drawn. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly PathShape[];
  readonly texts: readonly TextShape[];
}

/** How a chart is laid out. */
export interface Layout {
  readonly width: number;
  /** Of values and names. */
  readonly size: number;
  /** Time and bars run from the right. */
  readonly isMirrored: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

/** Maps places that are measured from where a line of the page begins to those measured from the left. */
export function directed({ width, isMirrored }: Pick<Layout, 'width' | 'isMirrored'>) {
  return {
    /** The left edge of something so wide. */
    x: (offset: number, shapeWidth = 0) => round(isMirrored ? width - offset - shapeWidth : offset),
    side: (side: 'start' | 'middle' | 'end'): TextShape['side'] =>
      side === 'middle' ? side : (side === 'start') === isMirrored ? 'right' : 'left',
  };
}

/** One drawing with another one at a point of it. */
export function inset(drawing: Drawing, x: number, y: number): Pick<Drawing, 'paths' | 'texts'> {
  return {
    paths: drawing.paths.map((path) => {
      const { x: left, y: top, scale } = path.placed ?? { x: 0, y: 0, scale: 1 };
      return { ...path, placed: { x: left + x, y: top + y, scale } };
    }),
    texts: drawing.texts.map((text) => ({ ...text, x: text.x + x, y: text.y + y })),
  };
}
