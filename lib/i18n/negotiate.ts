import type { Language } from '#lib/languages/languages.ts';

/** The language of a visitor when the URL has none: the remembered language, else the best match of `Accept-Language`, else English. */
export function negotiateLanguage(remembered: string | undefined, acceptLanguage: string | null): Language {
  if (remembered === 'en' || remembered === 'ar') return remembered;
  const candidates = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean);
      return { primary: tag.split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter((candidate) => candidate.quality > 0 && (candidate.primary === 'en' || candidate.primary === 'ar'))
    .sort((a, b) => b.quality - a.quality);
  return candidates[0]?.primary === 'ar' ? 'ar' : 'en';
}
