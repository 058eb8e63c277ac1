'use client';

import { useEffect } from 'react';
import { useTranslations } from '#lib/i18n/use-translations.ts';

interface ListTitle {
  readonly keyword?: string | undefined;
  readonly pageIndex: number;
  /** False if the list is part of a page with another title, which then does not change. */
  readonly isKnown: boolean;
}

/** Sets the document title when the list changes: search words, kind of list, page number and site, as on the server. */
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
