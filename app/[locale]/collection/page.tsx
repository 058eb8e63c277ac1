import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { messageMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { ProblemView } from '#components/problem-view.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { BarList } from '#components/ui/bar-list.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { BarRow } from '#lib/answers/bar-row.ts';
import type { CollectionFigures } from '#lib/answers/collection-figures.ts';
import { Problem } from '#lib/base/problem.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { CoverageLine } from '#lib/domain/collection.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { formatBytes, formatDate, formatInteger, formatPercent } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { collectionFigures } from '#lib/library/overview/collection-figures.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]/collection'>;

export const generateMetadata = messageMetadata('collection', paths.collection, listFeeds);

/** What the collection has and what it lacks. A number links to what it counts. 404 in remote mode. */
export default async function CollectionPage({ params }: Props) {
  const language = await languageOf(params);
  const figures = await collectionFigures(await instance(), language).catch(toProblem);
  const path = paths.collection(language);
  if (!figures) return <ProblemView language={language} problem={new Problem('not_found')} path={path} />;
  if ('problem' in figures) return <ProblemView language={language} problem={figures.problem} path={path} />;
  const t = await getTranslations('collection');
  return (
    <main id="content" className="wrap pb-8">
      <h1 className="mt-8 text-2xl md:mt-12 md:text-3xl">{t('title')}</h1>
      <p className="mt-3 max-w-[36em] text-lg text-muted">{t('lead')}</p>
      <Sizes figures={figures} language={language} />
      <Section id="texts" title={t('texts')}>
        <Coverage lines={figures.coverage} abstracts={figures.abstracts} language={language} />
        <Origins origins={figures.origins} abstracts={figures.abstracts} language={language} />
        <Note>{t('textsNote')}</Note>
      </Section>
      <Section id="facts" title={t('facts')}>
        <Counts rows={figures.facts} language={language} />
        <Note>{t('accessNote')}</Note>
      </Section>
      <Contents figures={figures} language={language} />
      <Downloads {...figures} language={language} />
      <p className="mt-6 text-sm text-muted">{t('unknown')}</p>
      <PageInApi path={`${apiPaths.researchList(language)}?pageSize=1&facets=year,researchType,focusedArea,language,freeToRead`} />
    </main>
  );
}

interface FiguresProps {
  readonly figures: CollectionFigures;
  readonly language: Language;
}

function Sizes({ figures, language }: FiguresProps) {
  const t = useTranslations('collection');
  return (
    <ul className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-3 lg:grid-cols-6" data-testid="sizes">
      {figures.sizes.map(({ id, name, count, href }) => (
        <li key={id}>
          <a href={href} className="inline-block min-h-11 no-underline hover:underline">
            <span className="block text-xl font-semibold">{formatInteger(count, language)}</span>{' '}
            <span className="text-sm text-muted">{nameOf(name)}</span>
          </a>{' '}
          {id === 'authors' && figures.groupCount > 0 && (
            <span className="block text-xs text-muted">{t('groups', { count: figures.groupCount })}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Publications by year, area, kind, language and source. */
function Contents({ figures, language }: FiguresProps) {
  const t = useTranslations('collection');
  const words = useTranslations('exports');
  const { years, fields, types, countries } = figures;
  const bars = (rows: readonly BarRow[]) => (
    <BarList rows={rows} countMax={Math.max(0, ...rows.map(({ count }) => count))} language={language} />
  );
  return (
    <>
      <Section id="years" title={t('years')}>
        {bars(years)}
        <Note>
          <a href={paths.charts(language)} rel="nofollow" className="touch">
            {words('charts')}
          </a>
        </Note>
      </Section>
      <Section id="areas" title={t('areas')}>
        {bars(fields)}
        <Note>
          {t('areasNote', { empty: figures.emptyAreaCount, areas: figures.areaCount })}{' '}
          <a href={paths.areas(language)} className="touch">
            {t('allAreas')}
          </a>
        </Note>
      </Section>
      <Section id="types" title={t('types')}>
        <Counts rows={types} language={language} restHref={paths.facet(language, 'type', defaultResearchQuery)} />
      </Section>
      <Section id="languages" title={t('languages')}>
        <Counts rows={figures.languages} language={language} restHref={paths.facet(language, 'language', defaultResearchQuery)} />
      </Section>
      <Section id="sources" title={t('sources')}>
        <p>{t.rich('sourcesText', { a: (chunks) => <a href={`/${language}/about#sources`}>{chunks}</a> })}</p>
        {countries.length > 0 && (
          <>
            <p className="mt-2">{t('countries')}</p>
            <Counts rows={countries} max={5} language={language} restHref={paths.countries(language)} />
          </>
        )}
      </Section>
    </>
  );
}

function Section({ id, title, children }: { readonly id: string; readonly title: string; readonly children: ReactNode }) {
  return (
    <section
      aria-labelledby={id}
      className="mt-6 grid gap-x-8 gap-y-2 border-t border-line pt-6 md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[17rem_minmax(0,1fr)]"
    >
      <h2 id={id} className="text-lg">
        {title}
      </h2>
      <div className="min-w-0 text-sm [&>ul]:mt-0">{children}</div>
    </section>
  );
}

function Note({ children }: { readonly children: ReactNode }) {
  return <p className="mt-2 max-w-[41em] text-muted">{children}</p>;
}

interface CountsProps {
  readonly rows: readonly BarRow[];
  readonly language: Language;
  readonly max?: number;
  readonly restHref?: string;
}

const nameOf = (name: BarRow['name']) => (typeof name === 'string' ? name : <Text value={name} />);

/** Names with counts, in lines. */
function Counts({ rows, language, max = 12, restHref }: CountsProps) {
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1 [&_a]:inline-flex [&_a]:items-center max-md:[&_a]:min-h-11">
      <FirstFew values={rows} max={max} restHref={restHref} isList>
        {({ id, name, count, href }) => (
          <li key={id}>
            {href ? <a href={href}>{nameOf(name)}</a> : nameOf(name)} <span className="text-muted">{formatInteger(count, language)}</span>
          </li>
        )}
      </FirstFew>
    </ul>
  );
}

type WithAbstracts = Pick<CollectionFigures, 'abstracts'> & { readonly language: Language };

/** For each kind of text and each language, the share that has it; the numbers where it is not all. */
function Coverage({ lines, abstracts, language }: WithAbstracts & { readonly lines: readonly CoverageLine[] }) {
  const t = useTranslations('collection');
  return (
    <DataTable
      className="w-full max-w-xl"
      data-testid="coverage"
      head={[t('text'), ...languages.map((of) => t(of))]}
      rows={[...new Set(lines.map(({ what: textName }) => textName))].map((what) => ({
        id: what,
        cells: [
          t(`textNames.${what === 'abstract' ? abstracts : what}`),
          ...languages.map((of) => (
            <Share key={of} line={lines.find((line) => line.what === what && line.language === of)} language={language} />
          )),
        ],
      }))}
    />
  );
}

function Share({ line, language }: { readonly line: CoverageLine | undefined; readonly language: Language }) {
  const t = useTranslations('collection');
  if (!line || line.of === 0) return '–';
  const { have, of } = line;
  if (have === of) return <span className="font-semibold">{t('allOf')}</span>;
  return (
    <>
      <Ltr className="font-semibold">{formatPercent(have / of, language)}</Ltr>{' '}
      <span className="block text-xs text-muted">{t('share', { have, of })}</span>
    </>
  );
}

/** A line for each text: who wrote how many of them. */
function Origins({ origins, abstracts, language }: Pick<CollectionFigures, 'origins'> & WithAbstracts) {
  const t = useTranslations('collection.origins');
  return (
    <dl className="mt-3 max-w-[41em]" data-testid="origins">
      {origins.map(({ text, counts }) => (
        <div key={text} className="py-0.5">
          <dt className="inline">{t(`texts.${text.replace('abstract', abstracts).replace('.', '_') as 'title_en'}`)}</dt>{' '}
          {counts.map(({ origin, count }) => (
            <dd key={origin} className="inline text-muted">
              {' · '}
              {t(`of.${origin}`)} {formatInteger(count, language)}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function Downloads({ dump, language }: Pick<CollectionFigures, 'dump'> & { readonly language: Language }) {
  const t = useTranslations('collection');
  return (
    <Section id="downloads" title={t('downloads')}>
      {dump && (
        <>
          <p>{t('made', { date: formatDate({ iso: dump.made.slice(0, 10), precision: 'day' }, language) })}</p>
          <ul className="mb-2 flex flex-wrap gap-x-6" data-testid="dump-files">
            {dump.files.map(({ name, bytes }) => (
              <li key={name}>
                <a href={`/downloads/${name}`} download className="touch">
                  <Ltr className="break-all">{name}</Ltr>
                </a>{' '}
                <span className="text-muted">{formatBytes(bytes, language)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <p className="max-w-[41em]">{t.rich('licences', { a: (chunks) => <a href={`/${language}/about#reuse`}>{chunks}</a> })}</p>
      <Spaced as="p" className="mt-2 flex flex-wrap gap-x-6 [&_a]:inline-flex [&_a]:items-center max-md:[&_a]:min-h-11">
        <a href="/downloads/index.json">{t('fileList')}</a>
        <a href="/downloads/LICENCE.txt">{t('licence')}</a>
        <a href="/oai?verb=Identify">OAI-PMH</a>
        <a href={paths.researchFile(language, 'atom')}>{t('feed')}</a>
      </Spaced>
    </Section>
  );
}
