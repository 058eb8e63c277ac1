'use client';

import { useControlledValue } from '#components/list/state/use-controlled-value.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';

interface SortSelectProps<Sort extends string> {
  readonly sorts: readonly Sort[];
  /** The default order, which the address omits. */
  readonly defaultSort: Sort;
  readonly selected: Sort | undefined;
}

/** The sort order of a list as a select of its GET form; the button is for readers without JavaScript. */
export function SortSelect<Sort extends string>({ sorts, defaultSort, selected }: SortSelectProps<Sort>) {
  const t = useTranslations('list');
  const control = useControlledValue<HTMLSelectElement>(selected ?? '');
  return (
    <>
      <label className="no-print flex min-h-11 min-w-0 items-center gap-2 text-sm text-muted">
        <span className="max-sm:sr-only">{t('sortedBy')}</span>
        <select ref={control} name="sort" form="query" defaultValue={selected ?? ''} className="choice min-w-0">
          <option value="">{t(`sort.${defaultSort}` as 'sort.title')}</option>
          {sorts
            .filter((sort) => sort !== defaultSort && sort !== 'relevance')
            .map((sort) => (
              <option key={sort} value={sort}>
                {t(`sort.${sort}` as 'sort.title')}
              </option>
            ))}
        </select>
      </label>
      <button type="submit" form="query" className="no-print link min-h-11 cursor-pointer [@media(scripting:enabled)]:hidden">
        {t('apply')}
      </button>
    </>
  );
}
