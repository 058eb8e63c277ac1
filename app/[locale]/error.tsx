'use client';

import { useTranslations } from '#lib/i18n/use-translations.ts';

/** Next.js shows this when a page fails to render: the reference to quote in a report, and a button to retry. */
export default function ErrorPage({ error, reset }: { readonly error: Error & { readonly digest?: string }; readonly reset: () => void }) {
  const t = useTranslations('states');
  return (
    <main id="content" data-status="500" className="wrap py-12">
      <h1 className="text-2xl">{t('broken')}</h1>
      <p className="mt-3 max-w-[39em]">{t('brokenText')}</p>
      {error.digest && (
        <p className="mt-2 text-sm text-muted">
          {t('reference')} <bdi dir="ltr">{error.digest}</bdi>
        </p>
      )}
      <button type="button" onClick={reset} className="button mt-6">
        {t('retry')}
      </button>
    </main>
  );
}
