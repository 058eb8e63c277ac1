import type { Language } from '#lib/domain/language.ts';
import { type Columns, flag, oncePerColumns } from './columns.ts';

const sameLanguage = 0.06;
/** From here on more citations add nothing: 6 % are reached. */
const citedMax = 9999;

/** Worth of so many citations, from none to `citedMax`. */
const fame = Float64Array.from({ length: citedMax + 1 }, (_, cited) => 1 + Math.min(0.06, Math.log10(1 + cited) * 0.015));

/** Worth of each year, from 0 to the newest of the collection. */
const recency = oncePerColumns(({ year }) => {
  let newest = 0;
  for (let slot = 0; slot < year.length; slot += 1) if ((year[slot] as number) > newest) newest = year[slot] as number;
  return Float64Array.from({ length: newest + 1 }, (_, one) => 1 + 0.04 / (1 + (newest - one) / 10));
});

/**
 * What a publication is worth before anything is asked, by its slot. Citations and recency decide among equals: together at most a tenth; the language
 * of the reader 6 %. Looked up in two short tables, so that no start and no memory goes into a list of them.
 */
export function priors(columns: Columns, language: Language): (slot: number) => number {
  const { citations, year, flags, language: written, languages } = columns;
  const byYear = recency(columns);
  const arabic = languages.indexOf('ar');
  const isTheirs =
    language === 'ar'
      ? (slot: number) => ((flags[slot] as number) & flag.arabic) !== 0
      : (slot: number) => (written[slot] as number) !== arabic;
  return (slot) => {
    const cited = Math.min(citedMax, Math.max(0, citations[slot] as number));
    const worth = (fame[cited] as number) * (byYear[Math.max(0, year[slot] as number)] as number);
    return worth * (isTheirs(slot) ? 1 + sameLanguage : 1);
  };
}
