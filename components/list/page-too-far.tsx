'use client';

import type { Page } from '#lib/domain/page.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';

interface PageTooFarProps {
  readonly pageIndex: number;
  readonly page: Page<unknown>;
  readonly pages: number;
  readonly hrefOf: (change: { readonly pageIndex: number }) => string;
}

/** Whether an empty page is beyond the end of the list: it is not the first page, and the total is not 0. */
export const isTooFar = ({ pageIndex, page }: Pick<PageTooFarProps, 'pageIndex' | 'page'>): boolean => pageIndex > 1 && page.total !== 0;

/** Whether records follow the last numbered page (`limits.pageWindow`). */
export const endsByRule = ({ total = 0, pageSize }: Pick<Page<unknown>, 'total' | 'pageSize'>, pages: number): boolean =>
  total > pages * pageSize;

/** A link to the last page of a list, or to the first when its length is unknown. */
export function PageTooFar({ pageIndex, page, pages, hrefOf }: PageTooFarProps) {
  const t = useTranslations('list');
  const isKnown = page.total !== undefined;
  const isLimited = endsByRule(page, pages);
  return (
    <div className="py-10" data-testid="out-of-range">
      <h2 className="text-lg">
        {isKnown ? t(isLimited ? 'pageBehindLast' : 'pageTooFar', { page: pageIndex, pages }) : t('pageEmpty', { page: pageIndex })}
      </h2>
      {isLimited && <p className="mt-2 max-w-[39em]">{t('pagesEnd', { last: pages * page.pageSize, total: page.total ?? 0 })}</p>}
      <p className="mt-2">
        <a href={hrefOf({ pageIndex: isKnown ? pages : 1 })} className="max-md:inline-flex max-md:min-h-11 max-md:items-center">
          {t(isKnown ? 'lastPage' : 'firstPage')}
        </a>
      </p>
    </div>
  );
}
