import { getTranslations } from 'next-intl/server';
import { issuedKeyLabels } from '#app/_pages/developers/issued-key-view.ts';
import { rotateKey } from '#app/_pages/developers/key-actions.ts';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { ConfirmForm } from '#components/developers/confirm-form.tsx';
import { ManualPage } from '#components/developers/manual-page.tsx';
import { paths } from '#lib/url/paths.ts';
import { readSearchParams } from '#lib/url/table/search-params.ts';

type Props = PageProps<'/[locale]/developers/keys/rotate'>;

export const generateMetadata = manualMetadata('keys/rotate', 'keys', { index: false });

/** Replaces a key. This is a separate page, because the response to its form is the only place where the new key is shown. */
export default async function RotatePage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const keyId = readSearchParams(await searchParams).get('key')?.[0] ?? '';
  const t = await getTranslations('developers.keys');
  const keys = await ownKeys();
  if (!keys) return remoteNotice({ language, section: 'keys', title: t('rotate') });
  return (
    <ManualPage language={language} section="keys" title={t('rotate')} lead={t('rotateNote')}>
      <div className="mt-6">
        <ConfirmForm
          action={rotateKey}
          hidden={{ language, keyId }}
          button={t('rotate')}
          expiredText={t('notSaved')}
          labels={await issuedKeyLabels(language)}
        />
      </div>
      <p className="mt-8">
        <a href={paths.developers(language, 'keys/manage')}>{t('title')}</a>
      </p>
    </ManualPage>
  );
}
