import { useTranslations } from 'next-intl';
import type { Language } from '#lib/languages/languages.ts';
import { ManualPage, type ManualSection } from './manual-page.tsx';

interface RemoteNoticeProps {
  readonly language: Language;
  readonly section: ManualSection;
  readonly title: string;
  /** The setting `UPSTREAM_DEVELOPERS_URL`. */
  readonly developersUrl?: string | undefined;
}

/** In remote mode, a note with a link to the service that issues keys. */
export function RemoteNotice({ language, section, title, developersUrl }: RemoteNoticeProps) {
  const t = useTranslations('developers.remote');
  return (
    <ManualPage language={language} section={section} title={title} lead={t('heading')} hasChapters={false}>
      <p className="mt-6 max-w-[41em]">{t('text')}</p>
      <p className="mt-3 max-w-[41em]">
        {developersUrl ? (
          <a href={developersUrl} rel="external" className="button mt-2">
            {t('link')}
          </a>
        ) : (
          t('none')
        )}
      </p>
    </ManualPage>
  );
}
