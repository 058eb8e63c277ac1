import type { Language } from '#lib/domain/language.ts';
import { type Columns, flag, oncePerColumns } from './columns.ts';

const sameLanguage = 0.06;

/** What each publication is worth before anything is asked, by slot. Citations and recency decide among equals: together at most a tenth; the language of the reader 6 %. */
export function priors(columns: Columns, language: Language): Float64Array {
  return language === 'ar' ? arabicPriors(columns) : englishPriors(columns);
}

const arabicPriors = oncePerColumns((columns) => {
  const { flags } = columns;
  return compute(columns, (slot) => ((flags[slot] as number) & flag.arabic) !== 0);
});

const englishPriors = oncePerColumns((columns) => {
  const arabic = columns.languages.indexOf('ar');
  return compute(columns, (slot) => columns.language[slot] !== arabic);
});

function compute({ size, citations, year }: Columns, isTheirs: (slot: number) => boolean): Float64Array {
  const newest = year.reduce((most, one) => Math.max(most, one), 0);
  const worth = new Float64Array(size);
  for (let slot = 0; slot < size; slot += 1) {
    const cited = Math.max(0, citations[slot] as number);
    const age = Math.max(0, newest - (year[slot] as number));
    const fame = 1 + Math.min(0.06, Math.log10(1 + cited) * 0.015);
    worth[slot] = fame * (1 + 0.04 / (1 + age / 10)) * (isTheirs(slot) ? 1 + sameLanguage : 1);
  }
  return worth;
}
