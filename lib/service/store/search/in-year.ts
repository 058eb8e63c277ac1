import { warning } from '#lib/contract/warnings.ts';
import type { Language } from '#lib/domain/language.ts';
import { parseQuery } from '#lib/text/parse-query.ts';
import { type Columns, flag } from './columns.ts';
import { keepWhere, scoredSlots } from './scored-slots.ts';
import type { Understood } from './understood.ts';

/**
 * What a keyword finds of the years it asks for by name, if it does. Where nothing is of a span of years, what is of others; where `year:` did not say so and nothing is of a
 * year, it was only a number.
 */
export async function inYear(
  columns: Columns,
  language: Language,
  keyword: string,
  understand: (keyword: string) => Promise<Understood>,
): Promise<Understood> {
  const { year } = parseQuery(keyword);
  if (!year) return understand(keyword);
  const isThen = (slot: number) => (columns.year[slot] as number) >= year.from && (columns.year[slot] as number) <= year.to;
  const all = (): Understood => ({
    clauses: [],
    scores: scoredSlots(Array.from(columns.id, (_, slot) => [slot, 1] as const)),
    mode: 'all',
    warnings: [],
  });
  const found = year.rest === '' ? all() : await understand(year.rest);
  const scores = keepWhere(found.scores, isThen);
  if (scores.slots.length === 0 && year.span && found.scores.slots.length > 0)
    return { ...found, warnings: [warning('other_years', language, { word: year.span }), ...found.warnings] };
  return scores.slots.length > 0 || year.surely ? { ...found, scores } : understand(keyword);
}

/** What a keyword finds of open access where it asks for that beside a subject; where nothing is, all that is found, and that is said. */
export async function openAccessOnly(
  columns: Columns,
  language: Language,
  keyword: string,
  understand: (keyword: string) => Promise<Understood>,
): Promise<Understood> {
  const rest = keyword.replace(openAccess, ' ').replace(/ +/g, ' ').trim();
  if (rest === '' || keyword.includes('"') || !openAccess.test(keyword)) return understand(keyword);
  const found = await understand(rest);
  const scores = keepWhere(found.scores, (slot) => ((columns.flags[slot] as number) & flag.openAccess) !== 0);
  if (scores.slots.length > 0 || found.scores.slots.length === 0) return { ...found, scores };
  return { ...found, warnings: [warning('none_open', language), ...found.warnings] };
}

const openAccess = /(?<=^| )(?:open[- ]access|(?:ال)?وصول (?:ال)?(?:حر|مفتوح)|مفتوحة? الوصول)(?= |$)/i;
