import { getTranslations } from 'next-intl/server';
import { manualMetadata } from '#app/_pages/developers/manual-metadata.ts';
import { remoteNotice } from '#app/_pages/developers/own-keys.tsx';
import { changelogFeeds, listFeeds } from '#app/_pages/exports/list-feeds.ts';
import type { FeedLink } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { Chapter, ManualPage, MessageChapter } from '#components/developers/manual-page.tsx';
import { Ltr } from '#components/text/text.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { fallback } from '#lib/base/failed-parts.ts';
import type { Dump } from '#lib/domain/dump.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { pageQuota } from '#lib/domain/page-quota.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { oaiFormats } from '#lib/formats/metadata/oai.ts';
import { formatBytes, formatDate } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
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

/** Records per OAI-PMH response, the same number as in `app/oai/route.ts`. */
const oaiPage = 100;

/** Manual: how to copy all records, by files, OAI-PMH or feeds, and at which rate. */
export default async function HarvestPage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('developers.harvest');
  const { collection } = await instance();
  if (!collection.harvest) return remoteNotice({ language, section: 'harvest', title: t('title') });
  const [areas, dump] = await Promise.all([
    collection.researchAreas(language).catch(fallback([])),
    collection.currentDump && beforeTimeout(collection.currentDump()),
  ]);
  const area = exampleArea(areas);
  const oai = (query: string) => `/oai?${query}`;
  return (
    <ManualPage language={language} section="harvest" title={t('title')} lead={t('lead')}>
      {dump ? (
        <MessageChapter
          part="harvest"
          name="files"
          values={{ count: dump.records, date: formatDate({ iso: dump.made.slice(0, 10), precision: 'day' }, language) }}
          code={<DumpTable dump={dump} language={language} />}
        />
      ) : (
        <Chapter id="files" title={t('filesHeading')}>
          <p>{t('making')}</p>
        </Chapter>
      )}
      <MessageChapter
        part="harvest"
        name="oai"
        values={{ url: `${siteUrl()}/oai`, formats: oaiFormats.map(({ prefix }) => prefix).join(', '), page: oaiPage }}
        further={['deleted', 'sets']}
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
      />
      <FeedsChapter language={language} area={area} />
      <MessageChapter part="harvest" name="rates" values={{ pages: pageQuota }} further={['manners']} />
    </ManualPage>
  );
}

function FeedsChapter({ language, area }: { readonly language: Language; readonly area: string }) {
  const t = useTranslations('developers.harvest');
  return (
    <MessageChapter
      part="harvest"
      name="feeds"
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
    />
  );
}

/** The dump files with sizes, and their licence. */
function DumpTable({ dump, language }: { readonly dump: Dump; readonly language: Language }) {
  const t = useTranslations('developers.harvest');
  return (
    <>
      <DataTable
        data-testid="dumps"
        isText
        head={[t('file'), t('size')]}
        rows={dump.files.map(({ name, bytes }) => ({
          id: name,
          cells: [
            <a key={name} href={`/downloads/${name}`} download className="touch">
              <Ltr className="wrap-break-word sm:whitespace-nowrap">{name}</Ltr>
            </a>,
            formatBytes(bytes, language),
          ],
        }))}
      />
      <a href={`/${language}/about#reuse`} className="tap text-sm">
        {t('terms')}
      </a>
    </>
  );
}

/** Example addresses, each with a description. */
function Examples({ title, rows }: { readonly title: string; readonly rows: readonly (readonly [what: string, href: string])[] }) {
  return (
    <details className="unfolded">
      <summary className="link min-h-11 w-fit py-2.5 text-sm">{title}</summary>
      <ul className="text-sm">
        {rows.map(([what, href]) => (
          <li key={href} className="border-b border-line py-2">
            {what}
            <a href={href} className="flex items-center max-md:min-h-11">
              <Ltr className="break-all">{href}</Ltr>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
