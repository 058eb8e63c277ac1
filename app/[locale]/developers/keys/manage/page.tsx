import { getTranslations } from 'next-intl/server';
import { closeKeys, eraseData, openByLink, revokeKey, saveKey } from '#app/_pages/developers/key-actions.ts';
import { readSessionCookie } from '#app/_pages/developers/keys-session.ts';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { ownKeys, remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { languageOf } from '#app/_pages/view/locale.ts';
import { ActionForm, Confirmation, Field, Notice } from '#components/developers/form-parts.tsx';
import { ManualPage } from '#components/developers/manual-page.tsx';
import { Ltr } from '#components/text/text.tsx';
import { BarList } from '#components/ui/bar-list.tsx';
import { formatDate, formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { readSearchParams } from '#lib/url/table/search-params.ts';

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
      <ActionForm action={closeKeys} hidden={{ language }} button={t('close')} className="mt-4" data-testid="close-keys" />
      {session.scope === 'owner' && <Erase language={language} />}
    </ManualPage>
  );
}

async function OpenLink({ language, token }: { readonly language: Language; readonly token: string }) {
  const t = await getTranslations('developers.keys');
  return (
    <ManualPage language={language} section="keys" title={t('title')} lead={t('manageText')}>
      <ActionForm action={openByLink} hidden={{ language, token }} button={t('manageButton')} isMain className="mt-6" />
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
      <ActionForm action={eraseData} hidden={{ language }} button={t('erase')}>
        <Confirmation>{t('sure')}</Confirmation>
      </ActionForm>
    </details>
  );
}

type Row = NonNullable<Awaited<ReturnType<NonNullable<Instance['keys']>['manage']['list']>>>[number];

interface ManagedKeyProps {
  readonly row: Row;
  readonly language: Language;
  readonly saveStatus?: 'saved' | 'failed' | undefined;
}

const dateOf = (moment: string, language: Language) => formatDate({ iso: moment.slice(0, 10), precision: 'day' }, language);

/** One key: its settings, its usage and its actions. Only its hash is stored, so the key itself is never shown. */
async function ManagedKeySection({ row, language, saveStatus }: ManagedKeyProps) {
  const t = await getTranslations('developers.keys');
  const isLive = row.status === 'active' || row.status === 'rotating';
  return (
    <section
      aria-labelledby={row.id}
      className="grid gap-x-12 gap-y-6 border-b border-line py-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)]"
    >
      <div className="min-w-0">
        <h2 id={row.id} className="text-lg">
          <bdi>{row.name}</bdi>
        </h2>
        {saveStatus && <Notice isSuccess={saveStatus === 'saved'}>{t(saveStatus === 'saved' ? 'saved' : 'notSaved')}</Notice>}
        {row.seenInUrlAt && <Notice isSuccess={false}>{t('seenInUrl')}</Notice>}
        <Facts row={row} language={language} />
        {isLive && <Changes row={row} language={language} />}
      </div>
      <Usage row={row} language={language} />
    </section>
  );
}

async function Facts({ row, language }: ManagedKeyProps) {
  const t = await getTranslations('developers.keys');
  const state =
    row.status === 'rotating' && row.expiresAt
      ? t('state.rotating', { date: dateOf(row.expiresAt, language) })
      : t(`state.${row.status === 'rotating' ? 'active' : row.status}`);
  return (
    <dl className="mt-2 grid grid-cols-[max-content_1fr] gap-x-5 gap-y-1 text-sm [&_dt]:text-muted">
      <dt>{t('keyField')}</dt>
      <dd>
        <Ltr className="font-mono text-xs">{row.hint}</Ltr> ({state})
      </dd>
      <dt>{t('created')}</dt>
      <dd>{dateOf(row.createdAt, language)}</dd>
      <dt>{t('lastUsed')}</dt>
      <dd>{row.lastUsedDay ? dateOf(row.lastUsedDay, language) : t('never')}</dd>
      <dt>{t('today')}</dt>
      <dd>{t('todayText', { used: row.today.requests, left: row.today.remaining })}</dd>
    </dl>
  );
}

async function Changes({ row, language }: ManagedKeyProps) {
  const t = await getTranslations('developers.keys');
  const hidden = { language, keyId: row.id };
  return (
    <>
      <ActionForm action={saveKey} hidden={hidden} button={t('save')} className="mt-6 grid gap-3">
        <Field id={`name-${row.id}`} name="name" label={t('rename')} defaultValue={row.name} />
        <Field
          id={`origins-${row.id}`}
          name="origins"
          label={t('origins')}
          hint={t('originsHint')}
          defaultValue={row.origins.join('\n')}
          rows={2}
          dir="ltr"
        />
      </ActionForm>
      {row.status === 'active' && (
        <p className="mt-4">
          <a href={`${paths.developers(language, 'keys/rotate')}?key=${encodeURIComponent(row.id)}`} className="link tap">
            {t('rotate')}
          </a>
        </p>
      )}
      <details>
        <summary className="link w-fit py-2.5">{t('revoke')}</summary>
        <p className="text-sm">{t('revokeNote')}</p>
        <ActionForm action={revokeKey} hidden={hidden} button={t('revoke')}>
          <Confirmation>{t('sure')}</Confirmation>
        </ActionForm>
      </details>
    </>
  );
}

async function Usage({ row, language }: ManagedKeyProps) {
  const t = await getTranslations('developers.keys');
  return (
    <div className="min-w-0 text-sm">
      <h3 className="text-base">{t('days')}</h3>
      <DayBars days={row.days} language={language} />
      {row.operations.length > 0 && (
        <>
          <h3 className="mt-6 text-base">{t('byOperation')}</h3>
          <dl className="mt-1">
            {row.operations.map(({ operation, requests }) => (
              <div key={operation} className="flex justify-between gap-4 border-t border-line py-1.5 first:border-0">
                <dt>
                  <Ltr className="font-mono text-xs">{operation}</Ltr>
                </dt>
                <dd>{formatInteger(requests, language)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {row.lastErrors.length > 0 && (
        <>
          <h3 className="mt-6 text-base">{t('lastErrors')}</h3>
          <ul className="mt-1">
            {row.lastErrors.map(({ at, operation, status }) => (
              <li key={`${at} ${operation} ${status}`} className="border-t border-line py-1.5 first:border-0">
                <Ltr className="font-mono text-xs">
                  {at} {operation} {status}
                </Ltr>
              </li>
            ))}
          </ul>
          <p className="mt-1 text-xs">
            <a href={`${paths.developers(language, 'reference')}#errors`}>{t('errorsLink')}</a>
          </p>
        </>
      )}
    </div>
  );
}

/** Requests of each day that has any. */
function DayBars({ days, language }: Pick<Row, 'days'> & { readonly language: Language }) {
  const t = useTranslations('developers.keys');
  const rows = days
    .filter(({ requests }) => requests > 0)
    .map(({ day, requests }) => ({ id: day, name: dateOf(day, language), count: requests }));
  if (rows.length === 0) return <p className="mt-1 text-muted">{t('noRequests')}</p>;
  return <BarList rows={rows} countMax={Math.max(...rows.map(({ count }) => count))} language={language} />;
}
