import { readFileSync } from 'node:fs';
import type { Logo } from '#lib/domain/site/site.ts';

/** Bounded, since every reader loads the logo with the first page. */
const bytesMax = 200_000;

/** Reads the file of `OPERATOR_LOGO`. Throws an `Error` whose message completes "OPERATOR_LOGO: …" when it is not a supported image. */
export function readLogo(path: string): Logo {
  const bytes = read(path);
  if (bytes.byteLength > bytesMax) throw new Error(`${path} has ${bytes.byteLength} bytes; a logo has ${bytesMax} at the most`);
  const size = sizeOfPng(bytes) ?? sizeOfSvg(bytes.toString('utf8'));
  if (!size) throw new Error(`${path} must be a PNG, or an SVG with a viewBox or a width and a height`);
  return { bytes, ...size };
}

function read(path: string): Buffer<ArrayBuffer> {
  try {
    return readFileSync(/* turbopackIgnore: true */ path);
  } catch (error) {
    throw new Error(`${path} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

type Size = Omit<Logo, 'bytes'>;

function sizeOfPng(bytes: Buffer): Size | undefined {
  if (bytes.toString('latin1', 0, 8) !== '\x89PNG\r\n\x1a\n' || bytes.byteLength < 33) return undefined;
  return validSize('image/png', bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

function sizeOfSvg(text: string): Size | undefined {
  const [tag] = /<svg\b[^>]*>/.exec(text) ?? [];
  if (!tag) return undefined;
  const box = /\bviewBox=["'](?:\s*[-\d.e]+[\s,]+){2}([\d.e]+)[\s,]+([\d.e]+)/.exec(tag);
  const lengthOf = (name: string) => new RegExp(`\\s${name}=["']([\\d.]+)(?:px)?["']`).exec(tag)?.[1];
  return validSize('image/svg+xml', Number(box?.[1] ?? lengthOf('width')), Number(box?.[2] ?? lengthOf('height')));
}

function validSize(type: Logo['type'], width: number, height: number): Size | undefined {
  return width > 0 && height > 0 ? { type, width, height } : undefined;
}
