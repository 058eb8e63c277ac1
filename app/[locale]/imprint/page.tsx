import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { Essay, Part } from '#components/site/essay.tsx';
import { MailLink, OperatorLogo } from '#components/site/operator.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import type { Operator } from '#lib/domain/site/site.ts';
import type { Language } from '#lib/languages/languages.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/imprint'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const { name, operator } = site();
  const t = await getTranslations('imprint');
  const metadata = listMetadata({ title: [t('title')], pathIn: paths.imprint, index: operator.name !== undefined, language });
  return { ...metadata, description: t(operator.name ? 'description' : 'unnamed', { site: name[language] }) };
}

/** Who runs the site, or whom to ask if no operator is named. */
export default async function ImprintPage({ params }: Props) {
  const language = await languageOf(params);
  const { name, operator } = site();
  const t = await getTranslations('imprint');
  return (
    <Essay title={t('title')} lead={t(operator.name ? 'lead' : 'unnamed', { site: name[language] })}>
      <Part id="operator" title={t('operatorHeading')}>
        <OperatorPart operator={operator} language={language} />
      </Part>
      <Part id="content-of-site" title={t('contentHeading')}>
        <p>{t.rich('content', { sources: link(`/${language}/about#sources`), privacy: link(`/${language}/privacy`) })}</p>
      </Part>
      <Part id="report" title={t('reportHeading')}>
        <p>{t.rich('report', { report: link(`/${language}/about#report`) })}</p>
        <p>{t.rich('security', { security: (chunks) => <Ltr>{link('/.well-known/security.txt')(chunks)}</Ltr> })}</p>
      </Part>
      <Part id="program" title={t('programHeading')}>
        <p>{t.rich('program', { licence: (chunks) => <bdi>{link('https://opensource.org/license/mit')(chunks)}</bdi> })}</p>
      </Part>
    </Essay>
  );
}

async function OperatorPart({ operator, language }: { readonly operator: Operator; readonly language: Language }) {
  const t = await getTranslations('imprint');
  const { name, url, email } = operator;
  return (
    <>
      <OperatorLogo operator={operator} className="mt-4 h-16" />
      {name ? (
        <p className="text-lg">
          <Text value={name[language]} as="span" className="block" />
          <Text value={name[language].alt} as="span" className="page-start block text-base text-muted" />
        </p>
      ) : (
        <p>{t('unnamedText')}</p>
      )}
      {(url || email) && (
        <dl className="mt-3 grid gap-x-8 sm:grid-cols-[auto_minmax(0,1fr)]">
          {url && (
            <Line name={t('website')}>
              <a href={url} rel="external">
                <Ltr className="break-all">{url.replace(/^https?:\/\/|\/$/g, '')}</Ltr>
              </a>
            </Line>
          )}
          {email && (
            <Line name={t('email')}>
              <MailLink address={email} />
            </Line>
          )}
        </dl>
      )}
    </>
  );
}

function Line({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="pt-2 text-muted">{name}</dt>
      <dd className="tap">{children}</dd>
    </>
  );
}

function link(href: string) {
  return (chunks: ReactNode) => <a href={href}>{chunks}</a>;
}
