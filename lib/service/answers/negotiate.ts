import type { FormatName } from '#lib/contract/parameters/parameters.ts';

/** The value of `Content-Type` for each format. */
export const mediaTypes: Readonly<Record<FormatName, string>> = {
  json: 'application/json; charset=utf-8',
  bibtex: 'application/x-bibtex; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  csl: 'application/vnd.citationstyles.csl+json; charset=utf-8',
  csv: 'text/csv; charset=utf-8; header=present',
  jsonld: 'application/ld+json; charset=utf-8',
};

/** Types in `Accept` that select JSON, including those that browsers send. */
const jsonTypes = new Set(['application/json', 'application/problem+json', 'text/html', 'application/xhtml+xml', '*/*', 'application/*']);

/** The format that `Accept` requests, or undefined when none of `formats` matches. Highest quality first, then header order. */
export function negotiate(accept: string | null, formats: readonly FormatName[]): FormatName | undefined {
  if (!accept?.trim()) return 'json';
  const candidates = accept
    .split(',')
    .map((part, index) => {
      const [type = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
      const quality = parameters.find((parameter) => parameter.startsWith('q='));
      return { type, quality: quality ? Number(quality.slice(2)) : 1, index };
    })
    .filter((candidate) => candidate.quality > 0)
    .sort((a, b) => b.quality - a.quality || a.index - b.index);
  for (const { type } of candidates) {
    if (jsonTypes.has(type)) return 'json';
    const format = formats.find((name) => mediaTypes[name].split(';')[0] === type || (type === 'text/*' && name === 'csv'));
    if (format) return format;
  }
  return undefined;
}
