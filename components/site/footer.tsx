import { useTranslations } from 'next-intl';
import type { Language } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';

export function Footer({ language, isRemote }: { readonly language: Language; readonly isRemote: boolean }) {
  const t = useTranslations('site');
  return (
    <footer className="no-print mt-auto border-t border-line text-sm text-muted">
      <div className="wrap grid gap-y-2 py-8">
        <p className="max-w-[41em]">{isRemote ? t('remoteFooterNote') : t('footerNote')}</p>
        <nav
          aria-label={t('footerNavigation')}
          className="flex flex-wrap gap-x-6 [&_a]:inline-flex [&_a]:items-center max-md:[&_a]:min-h-11"
        >
          {!isRemote && <a href={paths.collection(language)}>{t('collection')}</a>}
          <a href={paths.terms(language)}>{t('terms')}</a>
          <a href={paths.developers(language)}>{t('developers')}</a>
          <a href={`/${language}/about`}>{t('about')}</a>
          <a href={`/${language}/accessibility`}>{t('accessibility')}</a>
          <a href={`/${language}/privacy`}>{t('privacy')}</a>
        </nav>
      </div>
    </footer>
  );
}
