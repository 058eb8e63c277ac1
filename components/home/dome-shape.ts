import type { Language } from '#lib/domain/language.ts';
import { round } from './orbit-scale.ts';

/** Measures of the dome, in units of the drawing. */
export const dome = {
  width: 1120,
  middle: 560,
  /** The line on which the orbits stand, and the radius of the innermost. */
  ground: 536,
  inner: 262,
  gap: 38,
  pitch: 5.2,
  footStep: 20,
} as const;

export const radiusOf = (place: number) => dome.inner + dome.gap * place;
export const footOf = (place: number) => dome.ground + 24 + dome.footStep * place;

/** Places on the drawing in the direction of the page: time runs from the right in Arabic. */
export function domeShape(language: Language) {
  const mirrored = language === 'ar';
  const x = (left: number) => round(mirrored ? dome.width - left : left);
  /** A share of a half circle of a radius. */
  const point = (share: number, radius: number): readonly [number, number] => {
    const angle = Math.PI * (1 - share);
    return [x(dome.middle + radius * Math.cos(angle)), round(dome.ground - radius * Math.sin(angle))];
  };
  const arc = (start: number, end: number, radius: number) =>
    `M${point(start, radius).join(' ')}A${radius} ${radius} 0 0 ${mirrored ? 0 : 1} ${point(end, radius).join(' ')}`;
  return { mirrored, x, point, arc };
}
