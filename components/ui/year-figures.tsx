import { useTranslations } from 'next-intl';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';

interface YearFiguresProps {
  readonly rows: readonly { readonly id: number; readonly name: string; readonly count: number }[];
  readonly language: Language;
}

/** A table with the counts of a chart by year. Years with a count of zero are omitted. */
export function YearFigures({ rows, language }: YearFiguresProps) {
  const t = useTranslations('filters');
  return (
    <table className="mt-1 w-full text-xs">
      <thead>
        <tr>
          <th scope="col" className="text-start font-normal text-muted">
            {t('year')}
          </th>
          <th scope="col" className="text-end font-normal text-muted">
            {t('publications')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows
          .filter(({ count }) => count > 0)
          .map(({ id, name, count }) => (
            <tr key={id}>
              <td>{name}</td>
              <td className="text-end">{formatInteger(count, language)}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
