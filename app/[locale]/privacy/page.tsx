import { getTranslations } from 'next-intl/server';
import { messageMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { Essay, Part } from '#components/site/essay.tsx';
import { OperatorName } from '#components/site/operator.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/privacy'>;

const rows = ['contact', 'open', 'digest', 'digestEnd', 'address', 'limits', 'counts', 'unused', 'audit'] as const;
const digestRows: ReadonlySet<string> = new Set(['digest', 'digestEnd']);

export const generateMetadata = messageMetadata('privacy', (language) => `/${language}/privacy`);

/** What the site stores about readers and API users, and for how long. */
export default async function PrivacyPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('privacy');
  const { service, keys } = await instance();
  if (!service) return <PrivacyOfReader language={language} />;
  const hasDigests = keys?.digests !== undefined;
  return (
    <Essay title={t('title')} lead={t('lead')}>
      <Part id="readers" title={t('readersHeading')}>
        <p>{t('readers')}</p>
        <p>{t('cookies')}</p>
        <p>{t('logs')}</p>
        <p>{t('use')}</p>
      </Part>
      <Part id="keys" title={t('keysHeading')}>
        <p>{t('keys')}</p>
        <p>{t('keyItself')}</p>
        <p>{t('usage')}</p>
      </Part>
      {hasDigests && (
        <Part id="digests" title={t('digestsHeading')}>
          <p>{t('digests')}</p>
        </Part>
      )}
      <Part id="retention" title={t('tableHeading')}>
        <RetentionTable hasDigests={hasDigests} />
      </Part>
      <Part id="rights" title={t('rightsHeading')}>
        <p>{t.rich('rights', { a: (chunks) => <a href={paths.developers(language, 'keys')}>{chunks}</a> })}</p>
        <p>{t('law')}</p>
      </Part>
      <PeopleAndOperator language={language} />
    </Essay>
  );
}

/** The privacy page of a site on a remote service, which issues no keys but forwards queries to that service. */
async function PrivacyOfReader({ language }: { readonly language: Language }) {
  const t = await getTranslations('privacy');
  return (
    <Essay title={t('title')} lead={t('remote.lead')}>
      <Part id="readers" title={t('readersHeading')}>
        <p>{t('readers')}</p>
        <p>{t('remote.cookies')}</p>
        <p>{t('logs')}</p>
      </Part>
      <Part id="source" title={t('remote.sourceHeading')}>
        <p>{t('remote.source')}</p>
      </Part>
      <Part id="keys" title={t('keysHeading')}>
        <p>{t.rich('remote.keys', { a: (chunks) => <a href={paths.developers(language)}>{chunks}</a> })}</p>
      </Part>
      <PeopleAndOperator language={language} />
    </Essay>
  );
}

async function PeopleAndOperator({ language }: { readonly language: Language }) {
  const t = await getTranslations('privacy');
  const { operator } = site();
  return (
    <>
      <Part id="authors" title={t('authorsHeading')}>
        <p>{t.rich('authors', { a: (chunks) => <a href={`/${language}/about#report`}>{chunks}</a> })}</p>
      </Part>
      <Part id="operator" title={t('operatorHeading')}>
        {operator.name ? (
          <p>
            {t.rich('operatorNamed', {
              o: () => <OperatorName operator={operator} language={language} />,
              a: (chunks) => <a href={paths.imprint(language)}>{chunks}</a>,
            })}
          </p>
        ) : (
          <p>{t('operator')}</p>
        )}
      </Part>
    </>
  );
}

async function RetentionTable({ hasDigests }: { readonly hasDigests: boolean }) {
  const t = await getTranslations('privacy');
  return (
    <DataTable
      className="mt-3 w-full text-sm"
      isText
      head={[t('what'), t('howLong')]}
      rows={rows
        .filter((row) => hasDigests || !digestRows.has(row))
        .map((row) => ({
          id: row,
          cells: [t.rich(`rows.${row}.what`, { n: (chunks) => <bdi dir="ltr">{chunks}</bdi> }), t(`rows.${row}.howLong`)],
        }))}
    />
  );
}
