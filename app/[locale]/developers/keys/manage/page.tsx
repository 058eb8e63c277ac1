import { getTranslations } from 'next-intl/server';
import { closeKeys, eraseData, openByLink } from '#app/_pages/developers/key-actions.ts';
import { readSessionCookie } from '#app/_pages/developers/keys-session.ts';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { Confirmation, Notice } from '#components/developers/form-parts.tsx';
import { ManualPage } from '#components/developers/manual-page.tsx';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { readSearchParams } from '#lib/url/table/search-params.ts';
import { ManagedKeySection } from './managed-key.tsx';

type Props = PageProps<'/[locale]/developers/keys/manage'>;

export const generateMetadata = manualMetadata('keys/manage', 'keys', { index: false });

/** Manages the keys of a person, who opens the page with a mailed link or with a key. */
export default async function ManagePage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const values = readSearchParams(await searchParams);
  const t = await getTranslations('developers.keys');
  const keys = await ownKeys();
  if (!keys) return remoteNotice({ language, section: 'keys', title: t('title') });
  const link = values.get('token')?.[0];
  if (link) return <OpenLink language={language} token={link} />;
  const session = await readSessionCookie(language);
  const rows = session && (await keys.manage.list(session.token));
  if (!session || !rows) return <ClosedNotice language={language} isGone={values.has('gone')} />;
  return (
    <ManualPage language={language} section="keys" title={t('title')} lead={t('closed')} status={values.has('failed') ? 422 : undefined}>
      {rows.map((row) => (
        <ManagedKeySection
          key={row.id}
          row={row}
          language={language}
          saveStatus={values.get('saved')?.[0] === row.id ? 'saved' : values.get('failed')?.[0] === row.id ? 'failed' : undefined}
        />
      ))}
      <p className="mt-6">
        <a href={paths.developers(language, 'keys/export')} download>
          {t('export')}
        </a>
      </p>
      <form action={closeKeys} className="mt-4" data-testid="close-keys">
        <input type="hidden" name="language" value={language} />
        <button type="submit" className="button-quiet">
          {t('close')}
        </button>
      </form>
      {session.scope === 'owner' && <Erase language={language} />}
    </ManualPage>
  );
}

async function OpenLink({ language, token }: { readonly language: Language; readonly token: string }) {
  const t = await getTranslations('developers.keys');
  return (
    <ManualPage language={language} section="keys" title={t('title')} lead={t('manageText')}>
      <form action={openByLink} className="mt-6">
        <input type="hidden" name="language" value={language} />
        <input type="hidden" name="token" value={token} />
        <button type="submit" className="button">
          {t('manageButton')}
        </button>
      </form>
    </ManualPage>
  );
}

async function ClosedNotice({ language, isGone }: { readonly language: Language; readonly isGone: boolean }) {
  const t = await getTranslations('developers.keys');
  return (
    <ManualPage language={language} section="keys" title={t('title')} lead={t('closed')} status={isGone ? 410 : undefined}>
      {isGone && <Notice isSuccess={false}>{t('manageGone')}</Notice>}
      <p className="mt-6">
        <a href={paths.developers(language, 'keys')} className="button">
          {t('open')}
        </a>
      </p>
    </ManualPage>
  );
}

async function Erase({ language }: { readonly language: Language }) {
  const t = await getTranslations('developers.keys');
  return (
    <details className="mt-4 max-w-[34rem]">
      <summary className="link w-fit py-2.5">{t('erase')}</summary>
      <p className="text-sm">{t('eraseNote')}</p>
      <form action={eraseData}>
        <input type="hidden" name="language" value={language} />
        <Confirmation>{t('sure')}</Confirmation>
        <button type="submit" className="button-quiet">
          {t('erase')}
        </button>
      </form>
    </details>
  );
}
