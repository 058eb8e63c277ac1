import { getTranslations } from 'next-intl/server';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { beforeTimeout } from '#app/_pages/load/load-collection.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { DumpTable, Examples, SetTable } from '#components/developers/harvest-tables.tsx';
import { Chapter, ManualPage, Prose } from '#components/developers/manual-page.tsx';
import { RemoteNotice } from '#components/developers/remote-notice.tsx';
import { instance, siteUrl } from '#lib/compose.ts';
import { fallback } from '#lib/domain/failed-parts.ts';
import type { Language } from '#lib/domain/language.ts';
import { pageQuota } from '#lib/domain/page-quota.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { formatDate } from '#lib/i18n/format.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/developers/harvest'>;

export const generateMetadata = manualMetadata('harvest', 'harvest');

/** Records per OAI-PMH response, the same number as in `app/oai/answer-oai.ts`. */
const oaiPage = 100;

/** Manual: how to copy all records, by files, OAI-PMH or feeds, and at which rate. */
export default async function HarvestPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('developers.harvest');
  const { catalogue, extras, currentDump, env } = await instance();
  if (!extras) return <RemoteNotice language={language} section="harvest" title={t('title')} developersUrl={env.UPSTREAM_DEVELOPERS_URL} />;
  const [types, areas, dump] = await Promise.all([
    catalogue.researchTypes(language).catch(fallback([])),
    catalogue.researchAreas(language).catch(fallback([])),
    currentDump && beforeTimeout(currentDump()),
  ]);
  const oai = (query: string) => `/oai?${query}`;
  const area = areas[0]?.id ?? '1';
  return (
    <ManualPage language={language} section="harvest" title={t('title')} lead={t('lead')}>
      <Chapter id="files" title={t('filesHeading')} code={dump && <DumpTable dump={dump} language={language} />}>
        {dump ? (
          <Prose
            name="harvest.files"
            values={{ count: dump.records, date: formatDate({ iso: dump.made.slice(0, 10), precision: 'day' }, language) }}
          />
        ) : (
          <p>{t('making')}</p>
        )}
      </Chapter>
      <Chapter
        id="oai"
        title={t('oaiHeading')}
        code={
          <Examples
            title={t('examples')}
            rows={[
              [t('example.identify'), oai('verb=Identify')],
              [t('example.formats'), oai('verb=ListMetadataFormats')],
              [t('example.sets'), oai('verb=ListSets')],
              [t('example.records'), oai('verb=ListRecords&metadataPrefix=oai_dc')],
              [t('example.set'), oai(`verb=ListRecords&metadataPrefix=oai_dc&set=area:${area}`)],
              [t('example.from'), oai('verb=ListIdentifiers&metadataPrefix=oai_dc&from=2026-01-01')],
            ]}
          />
        }
      >
        <Prose name="harvest.oai" values={{ url: `${siteUrl()}/oai`, page: oaiPage }} />
        <Prose name="harvest.deleted" />
        <Prose name="harvest.sets" />
        <SetTable
          sets={[
            ...types.map(({ id, name }) => ({ spec: `type:${id}`, name })),
            ...areas.map(({ id, name }) => ({ spec: `area:${id}`, name })),
          ]}
        />
      </Chapter>
      <FeedsChapter language={language} area={area} />
      <Chapter id="rates" title={t('ratesHeading')}>
        <Prose name="harvest.rates" values={{ pages: pageQuota }} />
        <Prose name="harvest.manners" />
      </Chapter>
    </ManualPage>
  );
}

async function FeedsChapter({ language, area }: { readonly language: Language; readonly area: string }) {
  const t = await getTranslations('developers.harvest');
  return (
    <Chapter
      id="feeds"
      title={t('feedsHeading')}
      code={
        <Examples
          title={t('examples')}
          rows={[
            [t('feed.all'), paths.researchFile(language, 'atom')],
            [t('feed.area'), paths.researchFile(language, 'atom', { ...defaultResearchQuery, focusedAreaId: [area] })],
            [t('feed.api'), `${paths.developers(language, 'changelog')}/feed.atom`],
            [t('feed.sitemap'), '/sitemap.xml'],
            [t('feed.llms'), '/llms.txt'],
          ]}
        />
      }
    >
      <Prose name="harvest.feeds" />
    </Chapter>
  );
}
