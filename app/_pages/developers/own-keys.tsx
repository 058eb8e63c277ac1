import type { ComponentProps, ReactElement } from 'react';
import { ManualPage, type ManualSection } from '#components/developers/manual-page.tsx';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
/** The keys of our own API; undefined in remote mode. */
export const ownKeys = async () => (await instance()).keys;

/** What a page of the manual shows in remote mode, where this site has no API. */
export async function remoteNotice(props: Omit<ComponentProps<typeof RemoteNotice>, 'developersUrl'>): Promise<ReactElement> {
  return <RemoteNotice {...props} developersUrl={(await instance()).env.UPSTREAM_DEVELOPERS_URL} />;
}

interface RemoteNoticeProps {
  readonly language: Language;
  readonly section: ManualSection;
  readonly title: string;
  /** The setting `UPSTREAM_DEVELOPERS_URL`. */
  readonly developersUrl?: string | undefined;
}

/** In remote mode, a note with a link to the service that issues keys. */
function RemoteNotice({ language, section, title, developersUrl }: RemoteNoticeProps) {
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
