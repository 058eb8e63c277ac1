import type { YearBar } from './year-bars.ts';

/** Semantic colours. The page and the image files replace them with the colours of their theme. */
export type Tone = 'paper' | 'ink' | 'muted' | 'accent' | 'control' | 'hair' | 'line';

export interface PathShape {
  readonly d: string;
  readonly fill?: Tone;
  readonly stroke?: Tone;
  readonly strokeWidth?: number;
  readonly hasRoundCaps?: true;
  /** Scales the path and moves its origin to this point of the drawing. */
  readonly placed?: { readonly x: number; readonly y: number; readonly scale: number };
}

export interface TextShape {
  readonly text: string;
  /** Position from the top left: `x` of the edge or middle that `side` names, `y` of the baseline. */
  readonly x: number;
  readonly y: number;
  readonly side: 'left' | 'middle' | 'right';
  readonly size: number;
  readonly tone: Tone;
  readonly isBold?: true;
  /** Language of the text, where known. */
  readonly lang?: string;
}

/** A box of a drawing that links to the list of the publications that it counts. */
export interface LinkBox {
  readonly href: string;
  /** Name and count, for screen readers and as a tooltip. */
  readonly label: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A chart in pixels at its natural size, independent of the renderer. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly paths: readonly PathShape[];
  readonly texts: readonly TextShape[];
  readonly links: readonly LinkBox[];
  /** The columns of a drawing by year. */
  readonly bars?: readonly YearBar[];
}

/** Size and direction of a drawing. */
export interface Layout {
  readonly width: number;
  /** Font size of values and names. */
  readonly size: number;
  /** Whether the drawing runs from right to left. */
  readonly isMirrored: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${round(x)} ${round(y)}h${round(width)}v${round(height)}h${round(-width)}z`;

/** Distance between the lines of a hatched box. */
const hatchPitch = 5;

/** The outline of a box and diagonal lines inside it: a part that differs in black and white too. */
export function hatched(x: number, y: number, width: number, height: number): string {
  const lines: string[] = [];
  for (let offset = hatchPitch; offset < width + height; offset += hatchPitch) {
    const [startX, startY] = [Math.max(0, offset - height), Math.min(offset, height)];
    const [endX, endY] = [Math.min(offset, width), Math.max(0, offset - width)];
    lines.push(`M${round(x + startX)} ${round(y + startY)}L${round(x + endX)} ${round(y + endY)}`);
  }
  return rectangle(x, y, width, height) + lines.join('');
}

export const circle = (x: number, y: number, r: number): string =>
  `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 1 0 ${round(2 * r)} 0a${round(r)} ${round(r)} 0 1 0 ${round(-2 * r)} 0z`;

/** Converts positions from the start edge of the page into positions from the left. */
export function directed({ width, isMirrored }: Pick<Layout, 'width' | 'isMirrored'>) {
  return {
    /** Left edge of a box of the given width. */
    x: (offset: number, shapeWidth = 0) => round(isMirrored ? width - offset - shapeWidth : offset),
    side: (side: 'start' | 'middle' | 'end'): TextShape['side'] =>
      side === 'middle' ? side : (side === 'start') === isMirrored ? 'right' : 'left',
  };
}

/** The shapes of a drawing, moved to a point of another drawing that contains it. */
export function inset(drawing: Drawing, x: number, y: number): Pick<Drawing, 'paths' | 'texts' | 'links'> {
  return {
    paths: drawing.paths.map((path) => {
      const { x: left, y: top, scale } = path.placed ?? { x: 0, y: 0, scale: 1 };
      return { ...path, placed: { x: left + x, y: top + y, scale } };
    }),
    texts: drawing.texts.map((text) => ({ ...text, x: text.x + x, y: text.y + y })),
    links: drawing.links.map((link) => ({ ...link, x: link.x + x, y: link.y + y })),
  };
}
