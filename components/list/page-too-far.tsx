'use client';

import { useTranslations } from 'next-intl';
import type { Page } from '#lib/domain/page.ts';

interface PageTooFarProps {
  readonly pageIndex: number;
  readonly page: Page<unknown>;
  readonly pages: number;
  readonly hrefOf: (change: { readonly pageIndex: number }) => string;
}

/** Whether an empty page is empty because it lies behind the last one. Without a total nobody knows that there is none, and one that is not the first may be. */
export const isTooFar = ({ pageIndex, page }: Pick<PageTooFarProps, 'pageIndex' | 'page'>): boolean => pageIndex > 1 && page.total !== 0;

/** The way back to the last page of a list, or to the first where its length is not known. */
export function PageTooFar({ pageIndex, page, pages, hrefOf }: PageTooFarProps) {
  const t = useTranslations('list');
  const isKnown = page.total !== undefined;
  return (
    <div className="py-10" data-testid="out-of-range">
      <h2 className="text-lg">{isKnown ? t('pageTooFar', { page: pageIndex, pages }) : t('pageEmpty', { page: pageIndex })}</h2>
      <p className="mt-2">
        <a href={hrefOf({ pageIndex: isKnown ? pages : 1 })}>{t(isKnown ? 'lastPage' : 'firstPage')}</a>
      </p>
    </div>
  );
}
