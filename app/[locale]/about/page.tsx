import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { messageMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { Essay, Part } from '#components/site/essay.tsx';
import { MailLink, OperatorName } from '#components/site/operator.tsx';
import { Text } from '#components/text/text.tsx';
import { fallback } from '#lib/base/failed-parts.ts';
import { licences } from '#lib/domain/licences.ts';
import type { Operator } from '#lib/domain/site/site.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/about'>;

/** Home page and licence of each source of the starter collection. */
const sources = {
  openalex: { home: 'https://openalex.org/', licence: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  arxiv: { home: 'https://arxiv.org/', licence: 'https://creativecommons.org/publicdomain/zero/1.0/' },
  ads: { home: 'https://ui.adsabs.harvard.edu/', licence: undefined },
  muqtabas: { home: 'https://openarabicpe.github.io/journal_al-muqtabas/', licence: licences.sa },
  other: { home: undefined, licence: undefined },
} as const;

const parts = ['what', 'collection', 'summaries', 'sources', 'reuse', 'credits', 'report'] as const;
/** The sections in remote mode, which has no starter collection and therefore no sections on its texts and sources. */
const remoteParts = ['what', 'collection', 'reuse', 'credits', 'report'] as const;

export const generateMetadata = messageMetadata('about', (language) => `/${language}/about`);

/** What the site is, where its records come from, under which licences they are, and how to report an error. */
export default async function AboutPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('about');
  const { collection, service } = await instance();
  const values = { site: site().name[language] };
  const isRemote = !service;
  const counts = await collection.counts?.counts().catch(fallback(undefined));
  return (
    <Essay
      title={t('title', values)}
      lead={t('lead', values)}
      contents={{ label: t('contents'), parts: (isRemote ? remoteParts : parts).map((id) => ({ id, title: t(`${id}Heading`) })) }}
    >
      <Part id="what" title={t('whatHeading')}>
        <p>{t('what', values)}</p>
        <p>{isRemote ? t('remoteLanguages') : t('languages')}</p>
      </Part>
      <Part id="collection" title={t('collectionHeading')}>
        <p>{counts ? t('collection', counts) : t('remoteCollection')}</p>
        {isRemote ? (
          <p>{t('remoteLimits')}</p>
        ) : (
          <p>{t.rich('coverage', { a: (chunks) => <a href={paths.collection(language)}>{chunks}</a> })}</p>
        )}
      </Part>
      {!isRemote && <StarterCollection />}
      <Licences language={language} isRemote={isRemote} />
      <Part id="credits" title={t('creditsHeading')}>
        <p>{t.rich('fonts', link('/fonts/OFL.txt'))}</p>
        <p>{t.rich('charts', link('https://github.com/d3/d3/blob/main/LICENSE'))}</p>
      </Part>
      <Part id="report" title={t('reportHeading')}>
        <p>{t('report')}</p>
        <ReportContact operator={site().operator} language={language} />
        {!isRemote && <p>{t('reportTime')}</p>}
      </Part>
    </Essay>
  );
}

/** The contact address of the operator. If there is no address, a general sentence. */
async function ReportContact({ operator, language }: { readonly operator: Operator; readonly language: Language }) {
  const t = await getTranslations('about');
  if (!operator.email) return <p>{t('reportWhere')}</p>;
  const mail = () => <MailLink address={operator.email as string} />;
  return (
    <p>
      {operator.name
        ? t.rich('reportToNamed', { o: () => <OperatorName operator={operator} language={language} />, a: mail })
        : t.rich('reportTo', { a: mail })}
    </p>
  );
}

/** What the records of the starter collection are and where they come from. */
async function StarterCollection() {
  const t = await getTranslations('about');
  return (
    <>
      <Part id="summaries" title={t('summariesHeading')}>
        <p>{t('summaries')}</p>
      </Part>
      <Part id="sources" title={t('sourcesHeading')}>
        <p>{t('sourcesNote')}</p>
        <dl className="mt-4">
          {(Object.keys(sources) as (keyof typeof sources)[]).map((name) => (
            <div
              key={name}
              className="grid gap-x-8 border-t border-line py-3 first:border-0 sm:grid-cols-[12rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)]"
            >
              <dt className="font-semibold">
                {sources[name].home ? (
                  <a href={sources[name].home} rel="external" className="touch">
                    <Text value={t(`sourceNames.${name}`)} />
                  </a>
                ) : (
                  <Text value={t(`sourceNames.${name}`)} />
                )}
              </dt>
              <dd>{t.rich(`sources.${name}`, link(sources[name].licence))}</dd>
            </div>
          ))}
        </dl>
      </Part>
    </>
  );
}

/** Licences of the texts, the publications and the program. In remote mode, a note on the service replaces the first two. */
async function Licences({ language, isRemote }: { readonly language: Language; readonly isRemote: boolean }) {
  const t = await getTranslations('about');
  return (
    <Part id="reuse" title={t('reuseHeading')}>
      {isRemote ? (
        <p>{t('remoteReuse')}</p>
      ) : (
        <>
          <p>{t.rich('reuse', { by: linkTo(licences.by), sa: linkTo(licences.sa) })}</p>
          <p>{t('reuseWorks')}</p>
          <p>{t.rich('reuseHow', { a: (chunks) => <a href={paths.developers(language)}>{chunks}</a> })}</p>
        </>
      )}
      <p>{t.rich('programs', link('https://opensource.org/license/mit'))}</p>
    </Part>
  );
}

function link(href: string | undefined) {
  return { l: href ? linkTo(href) : (chunks: ReactNode) => chunks };
}

const linkTo = (href: string) => (chunks: ReactNode) => (
  <bdi>
    <a href={href} rel="external license">
      {chunks}
    </a>
  </bdi>
);
