import { coveragePath } from '#app/_pages/load/missing-address.ts';
import type { Language } from '#lib/domain/language.ts';
import { type CountedText, countedTexts } from '#lib/domain/text-origin.ts';
import { type RawSearchParams, readSearchParams } from '#lib/url/search-params.ts';

export interface OriginsAddress {
  readonly text: CountedText;
  readonly by: 'area' | 'year';
}

/** Reads from the address which text to count by origin, and whether per area or per year (`text=abstract.ar&by=year`). */
export function readOrigins(raw: RawSearchParams, language: Language): OriginsAddress {
  const values = readSearchParams(raw);
  const text = countedTexts.find((candidate) => candidate === values.get('text')?.[0]) ?? `title.${language}`;
  return { text, by: values.get('by')?.[0] === 'year' ? 'year' : 'area' };
}

export const originsPath = (language: Language, { text, by }: OriginsAddress): string =>
  `${coveragePath(language)}?text=${text}&by=${by}#origins`;
