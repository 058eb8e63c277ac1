import { useTranslations } from '#lib/i18n/use-translations.ts';

/** The heading of a list, for screen readers and paper: the kind of list, and the search words of the current address. */
export function ListHeading({ kind, keyword }: { readonly kind: 'researchTitle' | 'authorsTitle'; readonly keyword: string | undefined }) {
  const t = useTranslations('lists');
  return (
    <h1 className="sr-only print:not-sr-only print:text-xl">{keyword ? `${t(kind)}: ${t('searchTitle', { query: keyword })}` : t(kind)}</h1>
  );
}
