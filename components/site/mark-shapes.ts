/** The logo in a square of 32: a body, a tilted orbit and a satellite. It is used in the header, the icon and share images. */
export const markShapes = {
  body: { cx: 16, cy: 16, r: 4.5 },
  orbit: { cx: 16, cy: 16, rx: 14, ry: 6.2, transform: 'rotate(-28 16 16)' },
  moon: { cx: 27.2, cy: 8.2, r: 2 },
} as const;

/** The logo in one colour, as a data URL of an SVG image. */
export function markAddress(color: string): string {
  const toMarkup = (shape: object) =>
    Object.entries(shape)
      .map(([name, value]) => ` ${name}="${value}"`)
      .join('');
  const { body, orbit, moon } = markShapes;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="${color}" stroke-width="1.75"><circle${toMarkup(body)} fill="${color}" stroke="none"/><ellipse${toMarkup(orbit)}/><circle${toMarkup(moon)} fill="${color}" stroke="none"/></svg>`;
  return `data:image/svg+xml;base64,${btoa(svg)}`;
}
