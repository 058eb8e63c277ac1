import { useTranslations } from '#lib/i18n/use-translations.ts';

/** Replaces a section that failed to load, with a retry. Such a page is not cached. */
export function FailedSection({ name }: { readonly name: string }) {
  const t = useTranslations('states');
  return (
    <div role="alert" data-incomplete="part" className="no-print my-4 border-s-2 border-warn ps-4 text-sm">
      <p>{t('partFailed', { name })}</p>
      {/* biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself, query and all. */}
      <a href="" className="link tap">
        {t('retry')}
      </a>
    </div>
  );
}
