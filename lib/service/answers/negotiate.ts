import type { FormatName } from '#lib/contract/parameters/parameters.ts';

export const mediaTypes: Readonly<Record<FormatName, string>> = {
  json: 'application/json; charset=utf-8',
  bibtex: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  csl: 'application/vnd.citationstyles.csl+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  jsonld: 'application/ld+json; charset=utf-8',
};

/** Types that are answered with JSON: a browser that types the address gets the data, not a redirect. */
const meansJson = new Set(['application/json', 'application/problem+json', 'text/html', 'application/xhtml+xml', '*/*', 'application/*']);

/** The representation that `Accept` asks for, or undefined when none of `formats` will do. Highest quality wins, then the order of the header. */
export function negotiate(accept: string | null, formats: readonly FormatName[]): FormatName | undefined {
  if (!accept?.trim()) return 'json';
  const wishes = accept
    .split(',')
    .map((part, place) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { type, quality: quality ? Number(quality.slice(2)) : 1, place };
    })
    .filter((wish) => wish.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.place - b.place);
  for (const { type } of wishes) {
    if (meansJson.has(type)) return 'json';
    const format = formats.find((name) => mediaTypes[name].split(';')[0] === type || (type === 'text/*' && name === 'csv'));
    if (format) return format;
  }
  return undefined;
}
