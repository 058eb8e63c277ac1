import { getTranslations } from 'next-intl/server';
import { mailLink, openByKey } from '#app/_pages/developers/key-actions.ts';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { ActionForm, Field, Honeypot, Notice } from '#components/developers/form-parts.tsx';
import { Chapter, ManualPage } from '#components/developers/manual-page.tsx';
import { honeypotField, isKeyId, keyFormFaults } from '#lib/contract/key-form.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { readSearchParams } from '#lib/url/table/search-params.ts';

type Props = PageProps<'/[locale]/developers/keys'>;

export const generateMetadata = manualMetadata('keys', 'keys', { index: false });

/** Forms to open the key page by key or by mailed link, and to revoke a leaked key. */
export default async function KeysPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const values = readSearchParams(await searchParams);
  const t = await getTranslations('developers.keys');
  const keys = await ownKeys();
  if (!keys) return remoteNotice({ language, section: 'keys', title: t('title') });
  return (
    <ManualPage language={language} section="keys" title={t('title')} lead={t('lead')} status={failureStatus(values)}>
      <StatusNotices searchParams={values} language={language} />
      <Chapter id="by-key" title={t('byKeyHeading')}>
        <p>{t('byKeyNote')}</p>
        <ActionForm action={openByKey} hidden={{ language }} button={t('open')} isMain className="mt-3 grid gap-3">
          <Field id="key-to-open" name="key" label={t('keyField')} type="password" dir="ltr" />
        </ActionForm>
      </Chapter>
      <Chapter id="by-mail" title={t('byMailHeading')}>
        {keys.canMail ? <MailForm language={language} token={keys.openForm()} /> : <p>{t('noMail')}</p>}
      </Chapter>
      <Chapter id="leaked" title={t('leakedHeading')}>
        <p>{t('leakedNote')}</p>
        <ActionForm action={paths.developers(language, 'keys/revoke')} method="post" button={t('endKey')} className="mt-3 grid gap-3">
          <Field id="key-to-end" name="key" label={t('keyField')} type="password" dir="ltr" />
        </ActionForm>
      </Chapter>
    </ManualPage>
  );
}

/** HTTP status of the page after a failed form redirected to it; undefined without a failure. */
function failureStatus(searchParams: ReadonlyMap<string, readonly string[]>): number | undefined {
  const fault = searchParams.get('fault')?.[0];
  if (fault === 'too_many_requests' || fault === 'day_is_full') return 429;
  if (fault !== undefined || searchParams.has('missing')) return 422;
  if (searchParams.has('gone')) return 410;
  return searchParams.has('unknown') ? 404 : undefined;
}

/** The result of the form that redirected here. */
async function StatusNotices({
  searchParams,
  language,
}: {
  readonly searchParams: ReadonlyMap<string, readonly string[]>;
  readonly language: Language;
}) {
  const t = await getTranslations('developers.keys');
  const endedKeyId = searchParams.get('ended')?.[0] ?? '';
  const fault = searchParams.get('fault')?.[0];
  // Anybody can craft a link to this page, so only text in the form of a key id is displayed.
  if (isKeyId(endedKeyId))
    return (
      <Notice isSuccess={!searchParams.has('gone')}>
        {t.rich('ended', { id: endedKeyId, b: (chunks) => <bdi dir="ltr">{chunks}</bdi> })}
      </Notice>
    );
  if (searchParams.has('sent')) return <Notice>{t('linkSent')}</Notice>;
  if (searchParams.has('erased')) return <Notice>{t('erased')}</Notice>;
  if (searchParams.has('missing')) return <Notice isSuccess={false}>{t('missing')}</Notice>;
  if (searchParams.has('unknown')) return <Notice isSuccess={false}>{t('unknown')}</Notice>;
  if (fault && Object.hasOwn(keyFormFaults, fault))
    return <Notice isSuccess={false}>{keyFormFaults[fault as keyof typeof keyFormFaults][language]}</Notice>;
  return null;
}

async function MailForm({ language, token }: { readonly language: Language; readonly token: string }) {
  const t = await getTranslations('developers');
  return (
    <>
      <p>{t('keys.byMailNote')}</p>
      <ActionForm action={mailLink} hidden={{ language, seal: token }} button={t('keys.sendLink')} className="mt-3 grid gap-3">
        <Honeypot name={honeypotField} label={t('key.trap')} />
        <Field id="email" name="email" label={t('key.email')} type="email" dir="ltr" />
      </ActionForm>
    </>
  );
}
