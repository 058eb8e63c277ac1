import { bareType, type FormatName, formatNames, formats } from './formats.ts';

/** The format that an `Accept` header prefers to HTML (RFC 9110 §12.5.1), if any. `*\/*` means the page. */
export function negotiateFormat(accept: string | null | undefined): FormatName | undefined {
  const ranges = (accept ?? '').split(',').map(readRange);
  const html = Math.max(
    0,
    ...ranges.filter(({ type }) => ['text/html', 'application/xhtml+xml'].includes(type)).map(({ quality }) => quality),
  );
  const candidates = ranges.flatMap(({ type, quality }) => {
    const format = formatNames.find((name) => bareType(formats[name].mediaType) === type);
    return format && quality > 0 ? [{ format, quality }] : [];
  });
  const best = candidates.toSorted((a, b) => b.quality - a.quality)[0];
  return best && best.quality > html ? best.format : undefined;
}

function readRange(range: string): { type: string; quality: number } {
  const [type = '', ...parameters] = range
    .toLowerCase()
    .split(';')
    .map((part) => part.trim());
  const quality = parameters.map((parameter) => /^q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
  return { type, quality: quality === undefined ? 1 : Number(quality) };
}
