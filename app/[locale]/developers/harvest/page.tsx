import { getTranslations } from 'next-intl/server';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { changelogFeeds, listFeeds } from '#app/_pages/exports/list-feeds.ts';
import type { FeedLink } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { DumpTable, Examples, SetTable } from '#components/developers/harvest-tables.tsx';
import { Chapter, ManualPage, Prose } from '#components/developers/manual-page.tsx';
import { fallback } from '#lib/base/failed-parts.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { pageQuota } from '#lib/domain/page-quota.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { oaiFormats } from '#lib/formats/metadata/oai.ts';
import { formatDate } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { beforeTimeout } from '#lib/library/overview/collection-figures.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/developers/harvest'>;

export const generateMetadata = manualMetadata('harvest', 'harvest', { feeds });

/** The feeds among the examples. */
async function feeds(language: Language): Promise<readonly FeedLink[]> {
  const area = exampleArea(await (await instance()).collection.researchAreas(language).catch(fallback([])));
  return [...(await listFeeds(language)), ...(await listFeeds(language, { focusedAreaId: [area] })), ...(await changelogFeeds(language))];
}

const exampleArea = (areas: readonly ResearchArea[]): string => areas[0]?.id ?? '1';

/** Records per OAI-PMH response, the same number as in `app/oai/answer-oai.ts`. */
const oaiPage = 100;

/** Manual: how to copy all records, by files, OAI-PMH or feeds, and at which rate. */
export default async function HarvestPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('developers.harvest');
  const { collection } = await instance();
  if (!collection.harvest) return remoteNotice({ language, section: 'harvest', title: t('title') });
  const [types, areas, dump] = await Promise.all([
    collection.researchTypes(language).catch(fallback([])),
    collection.researchAreas(language).catch(fallback([])),
    collection.currentDump && beforeTimeout(collection.currentDump()),
  ]);
  const area = exampleArea(areas);
  const oai = (query: string) => `/oai?${query}`;
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
        <Prose
          name="harvest.oai"
          values={{ url: `${siteUrl()}/oai`, formats: oaiFormats.map(({ prefix }) => prefix).join(', '), page: oaiPage }}
        />
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
            [t('feed.api'), paths.changelogFeed(language)],
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
