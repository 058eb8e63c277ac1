import type { ComparisonAnswer } from '#lib/answers/comparison-answer.ts';
import { writeCsvRow } from '#lib/formats/bibliography/csv-syntax.ts';
import type { Translate } from '#lib/i18n/translator.ts';

/** A comparison as CSV: a row per measure with the value of each column, then a row per pair of columns with the number of common works. */
export function compareCsv({ columns, pairs }: ComparisonAnswer, t: Translate): string {
  const years = [...new Set(columns.flatMap((column) => [...column.years.keys()]))].toSorted((a, b) => a - b);
  const areas = new Map(columns.flatMap((column) => column.areas.map(({ id, name }) => [id, name.value] as const)));
  const row = (name: string, value: (column: ComparisonAnswer['columns'][number]) => number | string) => [name, ...columns.map(value)];
  const rows = [
    row(t('measure'), ({ name }) => name.value),
    row(t('publications'), ({ total }) => total),
    row(t('freeToRead'), ({ free }) => free),
    row(t('citations'), ({ citations }) => (citations.counted > 0 ? citations.sum : '')),
    row(t('people'), ({ people }) => people),
    ...years.map((year) => row(t('inYear', { year: String(year) }), (column) => column.years.get(year) ?? 0)),
    ...[...areas].map(([id, name]) => row(t('inArea', { name }), (column) => column.areas.find((area) => area.id === id)?.count ?? 0)),
    ...pairs.map(({ of, count }) => [t('pair', { one: of[0].name.value, other: of[1].name.value }), count]),
  ];
  return rows.map(writeCsvRow).join('');
}
