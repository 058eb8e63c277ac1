import { getTranslations } from 'next-intl/server';
import { issuedKeyLabels } from '#app/_pages/developers/issued-key-view.ts';
import { confirmKey } from '#app/_pages/developers/key-actions.ts';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { ConfirmForm } from '#components/developers/confirm-form.tsx';
import { ManualPage } from '#components/developers/manual-page.tsx';
import { readSearchParams } from '#lib/url/table/search-params.ts';

type Props = PageProps<'/[locale]/developers/keys/confirm'>;

export const generateMetadata = manualMetadata('keys/confirm', 'keys', { index: false });

/** Target of the link in a confirmation message. Mail scanners follow links, so only the button on the page confirms. */
export default async function ConfirmPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const token = readSearchParams(await searchParams).get('token')?.[0] ?? '';
  const t = await getTranslations('developers.keys');
  const keys = await ownKeys();
  if (!keys) return remoteNotice({ language, section: 'keys', title: t('confirmTitle') });
  return (
    <ManualPage language={language} section="keys" title={t('confirmTitle')} lead={t('confirmText')}>
      <div className="mt-6">
        <ConfirmForm
          action={confirmKey}
          hidden={{ language, token }}
          button={t('confirmButton')}
          expiredText={t('confirmGone')}
          labels={await issuedKeyLabels(language)}
        />
      </div>
    </ManualPage>
  );
}
