import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactElement } from 'react';
import { render } from 'takumi-js';
import { runOnce } from '#lib/base/bounds/run-once.ts';

interface Face {
  readonly name: string;
  readonly data: Buffer;
  readonly weight: number;
}

/** Font fallback order of a card. Subsets are separate families, so that the renderer (Takumi) selects one per letter. */
const families: readonly (readonly [name: string, file: (weight: number) => string])[] = [
  ['Latin', (weight) => `public/fonts/madar-sans-latin-${weight}.v1.woff2`],
  ['Arabic', (weight) => `public/fonts/madar-sans-arabic-${weight}.v1.woff2`],
  ['Plex Latin', (weight) => plex('latin', weight)],
  ['Plex Latin Extended', (weight) => plex('latin-ext', weight)],
  ['Plex Greek', (weight) => plex('greek', weight)],
  ['Plex Cyrillic', (weight) => plex('cyrillic', weight)],
];
const signs = 'node_modules/@fontsource/noto-sans-math/files/noto-sans-math-latin-400-normal.woff2';

export const fontFamily = [...families.map(([name]) => name), 'Signs'].join(', ');

const faces = runOnce(readFaces);

const shareSize = { width: 1200, height: 630 } as const;

/** A PNG of 1200 × 630 pixels by default, drawn with local fonts; nothing is fetched. */
export async function drawShareImage(
  card: ReactElement,
  size: { width: number; height: number } = shareSize,
): Promise<Buffer<ArrayBuffer>> {
  const fonts = [...(await faces())];
  return Buffer.from(await render(card, { ...size, format: 'png', emoji: 'from-font', fonts }));
}

async function readFaces(): Promise<readonly Face[]> {
  const readAsset = (file: string) => readFile(join(/* turbopackIgnore: true */ process.cwd(), file));
  const letters = families.flatMap(([name, file]) =>
    [400, 600].map(async (weight) => ({ name, data: await readAsset(file(weight)), weight })),
  );
  // The math font has one weight.
  return Promise.all([...letters, readAsset(signs).then((data) => ({ name: 'Signs', data, weight: 400 }))]);
}

function plex(script: string, weight: number): string {
  return `node_modules/@fontsource/ibm-plex-sans/files/ibm-plex-sans-${script}-${weight}-normal.woff2`;
}
