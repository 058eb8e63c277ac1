import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { DataTable } from './data-table.tsx';

interface YearFiguresProps {
  readonly rows: readonly { readonly id: number; readonly name: string; readonly count: number }[];
  readonly language: Language;
}

/** A table with the counts of a chart by year. Years with a count of zero are omitted. */
export function YearFigures({ rows, language }: YearFiguresProps) {
  const t = useTranslations('filters');
  return (
    <DataTable
      className="mt-1 w-full text-xs"
      head={[t('year'), t('publications')]}
      rows={rows.filter(({ count }) => count > 0).map(({ id, name, count }) => ({ id, cells: [name, formatInteger(count, language)] }))}
    />
  );
}
