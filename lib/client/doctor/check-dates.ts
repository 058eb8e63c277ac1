import { openRow } from '#lib/client/reader/row.ts';
import type { Members } from '#lib/client/reader/tables/names.ts';
import { researchTable } from '#lib/client/reader/tables/research-table.ts';
import { isHijriYear } from '#lib/client/reader/values/clean-date.ts';
import { asciiDigits } from '#lib/client/reader/values/clean-value.ts';
import { type Finding, finding } from './finding.ts';

const forms: readonly (readonly [string, RegExp])[] = [
  ['0001-01-01', /^(0001|1900)-01-01/],
  ['/Date(…)/', /^\/Date\(/],
  ['YYYY-MM-DDTHH:MM:SS+zone', /^\d{4}-\d\d-\d\dT.*(Z|[+-]\d\d:?\d\d)$/],
  ['YYYY-MM-DDTHH:MM:SS', /^\d{4}-\d\d-\d\dT/],
  ['YYYY-MM-DD', /^\d{4}-\d\d-\d\d$/],
  ['YYYY-MM', /^\d{4}-\d\d$/],
  ['YYYY', /^\d{4}$/],
  ['DD/MM/YYYY', /^\d{1,2}[-/.]\d{1,2}[-/.]\d{4}/],
];

const names = ['date', 'year', 'createdAt', 'updatedAt'].flatMap((to) => researchTable[to]?.from ?? []);

/** D16: how dates are written, and whether any of them are of the Islamic calendar. */
export function checkDates(rows: readonly Members[]): Finding {
  const values = rows.flatMap((source) => {
    const row = openRow(source);
    return names.map((name) => row.get(name)).filter((value) => typeof value === 'string' || typeof value === 'number');
  });
  if (values.length === 0) return finding('D16', 'note', 'dates_none');
  const texts = values.map((value) => asciiDigits(String(value)));
  const count = texts.filter((text) => isHijriYear(Number(/^\d{4}/.exec(text)?.[0] ?? 0))).length;
  if (count > 0) return finding('D16', 'warning', 'dates_hijri', { count });
  const seen = new Set(texts.map((text) => forms.find(([, form]) => form.test(text))?.[0] ?? 'other'));
  return finding('D16', 'ok', 'dates_seen', { forms: [...seen].join(', ') });
}
