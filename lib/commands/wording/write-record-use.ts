import { type RecordUseLine, type RecordUseTotals, totalUse } from '#lib/domain/record-use.ts';

const recordsShown = 20;
const byDay = ['day', 'record', 'use', 'count'] as const;

/** The most used records as lines for a terminal, with the totals of all. Ends with a line break. */
export function writeRecordUse(lines: readonly RecordUseLine[], siteUrl: string): string {
  const byRecord = [...Map.groupBy(lines, ({ recordId }) => recordId)].map(([id, own]) => ({ id, totals: totalUse(own), sum: sum(own) }));
  const most = byRecord.sort((a, b) => b.sum - a.sum || a.id.localeCompare(b.id, 'en', { numeric: true })).slice(0, recordsShown);
  const row = ({ view, file, citation }: RecordUseTotals, name: string) =>
    `${String(view).padStart(8)}${String(file).padStart(8)}${String(citation).padStart(8)}  ${name}\n`;
  const heading = `${'views'.padStart(8)}${'files'.padStart(8)}${'copied'.padStart(8)}\n`;
  const rest = byRecord.length > most.length ? `The ${most.length} most used of ${byRecord.length.toLocaleString('en')} records\n` : '';
  return `${heading}${row(totalUse(lines), 'all records')}${rest}${most.map(({ id, totals }) => row(totals, `${siteUrl}/en/research/${id}`)).join('')}`;
}

const sum = (lines: readonly RecordUseLine[]) => lines.reduce((total, { count }) => total + count, 0);

/** Every counter as CSV: day, record, use, count. */
export const recordUseCsv = (lines: readonly RecordUseLine[]): string =>
  `${[byDay, ...lines.map(({ day, recordId, use, count }) => [day, recordId, use, count])].map((cells) => `${cells.join(',')}\r\n`).join('')}`;
