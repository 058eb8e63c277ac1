'use client';

import { useTranslations } from 'next-intl';
import { useEffect } from 'react';

interface ListTitle {
  readonly keyword?: string | undefined;
  readonly pageIndex: number;
  /** False where the list is part of a page with its own title. */
  readonly isKnown: boolean;
}

/** Updates the document title with the list: words, kind, page, site, like the served title. */
export function useListTitle(kind: 'researchTitle' | 'authorsTitle', { keyword, pageIndex, isKnown }: ListTitle): void {
  const t = useTranslations('lists');
  const parts = [
    keyword ? t('searchTitle', { query: keyword }) : '',
    t(kind),
    pageIndex > 1 ? t('pageTitle', { page: pageIndex }) : '',
  ].filter(Boolean);
  const title = parts.join(' · ');
  useEffect(() => {
    if (!isKnown) return;
    const site = document.title.split(' · ').at(-1);
    document.title = `${title} · ${site}`;
  }, [title, isKnown]);
}
