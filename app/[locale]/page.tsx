import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { SiteData } from '#app/_pages/view/page-node.tsx';
import { scriptNonce } from '#app/_pages/view/script-nonce.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { OrbitDome, stageStyle } from '#components/home/orbit-dome.tsx';
import { addressOf, useEraName } from '#components/home/orbit-links.ts';
import { type OrbitDrawing, orbitDrawing } from '#components/home/orbit-marks.ts';
import { OrbitStrips } from '#components/home/orbit-strips.tsx';
import { RecordOfDay } from '#components/home/record-of-day.tsx';
import { AsOfNote } from '#components/list/as-of-note.tsx';
import { SearchBox } from '#components/list/search/search-box.tsx';
import { SearchHelp } from '#components/list/search/search-help.tsx';
import { SearchHistory } from '#components/list/search/search-history.tsx';
import { WorldMap } from '#components/map/world-map.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { AllRowsLink, RowSection } from '#components/research/rows/row-section.tsx';
import { Text } from '#components/text/text.tsx';
import { yearRange } from '#components/text/year-range.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import { ScrollArea } from '#components/ui/scroll-area.tsx';
import { Section } from '#components/ui/section.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { AreaGroup } from '#lib/answers/area-answer.ts';
import type { HomeAnswer } from '#lib/answers/home-answer.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import type { Research } from '#lib/domain/research.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { readHome } from '#lib/library/overview/read-home.ts';
import { rowData } from '#lib/library/rows/row-data.ts';
import { instance } from '#lib/setup/compose.ts';
import { site } from '#lib/setup/site.ts';
import { paths } from '#lib/url/paths.ts';

type Props = PageProps<'/[locale]'>;

/** Example searches that have results in the starter collection. One of each list is in the other language: search accepts both. */
const examples: Readonly<Record<Language, readonly string[]>> = {
  en: ['gravitational waves', 'الثقوب السوداء', 'lunar regolith'],
  ar: ['موجات الجاذبية', 'رصد المريخ', 'remote sensing'],
};

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const t = await getTranslations('site');
  const metadata = listMetadata({ title: [], pathIn: paths.home, index: true, language });
  return { ...metadata, title: { absolute: t('title', { site: site().name[language] }) } };
}

/** The home page: search, the drawing of publications by field and year, areas, countries and the newest works. */
export default async function HomePage({ params }: Props) {
  const language = await languageOf(params);
  const t = await getTranslations('home');
  const sources = await instance();
  const content = await readHome(sources, language, sources.env.HOME_DAY).catch(toProblem);
  if ('problem' in content) return <ProblemView language={language} problem={content.problem} />;
  const drawing = orbitDrawing(content.fields);
  const { newest, authorTotal, groups, dailyRecord, places, arabicWorks, isRemote, isNewest, canSearch } = content;
  const counts = newest.total !== undefined && authorTotal !== undefined && (
    <p className="mt-1 text-muted md:mt-2">{t('counts', { research: newest.total, authors: authorTotal })}</p>
  );
  return (
    <main id="content" className="wrap pb-16">
      <SiteData language={language} />
      <div className={drawing ? 'stage' : undefined}>
        {/* HTML allows `<style>` only in the head, but SVG allows it anywhere, so a hidden SVG contains the styles. */}
        {drawing && (
          <svg aria-hidden="true" className="absolute size-0">
            <style
              nonce={await scriptNonce()}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: constants of ours and two numbers.
              dangerouslySetInnerHTML={{ __html: orbitStyle + stageStyle(drawing) }}
            />
          </svg>
        )}
        <div className="centre mt-6 md:mt-10">
          <h1 className="max-w-3xl text-balance text-2xl md:text-3xl">{t('heading')}</h1>
          {counts}
          {canSearch && (
            <form method="get" action={paths.research(language)} className="[&_search]:mt-4 [&_search]:mb-2">
              <SearchBox isSaved help={<SearchHelp />} />
            </form>
          )}
          {!isRemote && <Examples language={language} />}
          <SearchHistory language={language} />
        </div>
        {/* CSS draws this above the search box. In the markup it follows the box, so that the Tab key reaches the box first. */}
        {drawing && <OrbitDome drawing={drawing} language={language} />}
      </div>
      {drawing && <Orbits drawing={drawing} language={language} />}
      {isRemote && <p className="mt-8 max-w-[39em]">{t('remoteIntro', { site: site().name[language] })}</p>}
      <AsOfNote asOf={newest.asOf} />
      {dailyRecord && (
        <Section id="of-day" title={t('recordOfDay')} className="mt-6 md:mt-12">
          <RecordOfDay {...dailyRecord} language={language} />
        </Section>
      )}
      {groups.length > 0 && (
        <Section id="areas" title={t('areas')} className="mt-6 md:mt-12">
          <AreaIndex groups={groups} language={language} />
        </Section>
      )}
      {places && <Places {...places} language={language} />}
      <RowSection
        id="newest"
        title={isNewest ? t('newest') : t('some')}
        className="mt-12 max-w-4xl"
        records={newest.items.map((research) => rowData(research, language))}
        language={language}
      >
        <AllRowsLink href={paths.research(language)} text={isNewest ? t('allNewest') : t('allSome')} />
      </RowSection>
      {arabicWorks && <ArabicWorks {...arabicWorks} language={language} />}
      <PageInApi path={`${apiPaths.researchList(language)}?sort=-year&facets=focusedArea`} />
    </main>
  );
}

interface ArabicWorksProps {
  readonly items: readonly Research[];
  readonly total: number;
  readonly href: string;
  readonly language: Language;
}

/** The newest works written in Arabic, with a link to all. */
async function ArabicWorks({ items, total, href, language }: ArabicWorksProps) {
  const t = await getTranslations('home');
  return (
    <Section id="written" title={t('written')} className="mt-12 max-w-4xl" data-testid="written-in-arabic">
      {items.length > 0 && (
        <ul className="mt-3">
          {items.map(({ id, title, year }) => (
            <li key={id} className="py-1">
              <a href={paths.record(language, id)}>
                <Text value={title} />
              </a>{' '}
              <span className="text-sm text-muted">{year}</span>
            </li>
          ))}
        </ul>
      )}
      <AllRowsLink href={href} text={t('allWritten', { count: total })} />
    </Section>
  );
}

type PlacesProps = NonNullable<HomeAnswer['places']> & { readonly language: Language };

/** Countries of the authors' institutions, and the newest works of Arab institutions. */
async function Places({ countries, located, arab, language }: PlacesProps) {
  const t = await getTranslations('institutions');
  return (
    <>
      <Section id="map" title={t('map')} className="mt-6 md:mt-12">
        <WorldMap
          countries={countries}
          located={located}
          language={language}
          headingId="map"
          tableHref={`${paths.countries(language)}#all`}
        />
        <PageLink href={paths.institutions(language)} className="link tap text-sm">
          {t('all')}
        </PageLink>
      </Section>
      {arab && arab.items.length > 0 && (
        <RowSection
          id="arab"
          title={t('arab')}
          className="mt-6 max-w-4xl md:mt-12"
          data-testid="arab-institutions"
          records={arab.items.map((research) => rowData(research, language))}
          language={language}
        >
          <AllRowsLink href={arab.href} text={t('allArab')} />
        </RowSection>
      )}
    </>
  );
}

async function Examples({ language }: { readonly language: Language }) {
  const t = await getTranslations('home');
  return (
    <Spaced as="p" className="line flex flex-wrap items-center gap-x-4 text-sm text-muted">
      {t('examples')}
      {examples[language].map((keyword) => (
        <a
          key={keyword}
          href={paths.research(language, { ...defaultResearchQuery, keyword })}
          className="inline-flex min-h-8 items-center text-ink max-md:min-h-11"
        >
          <Text value={keyword} />
        </a>
      ))}
    </Spaced>
  );
}

/** Below the search box: the drawing for narrow windows, a note on its dots, links, and the figures as a table. */
async function Orbits({ drawing, language }: { readonly drawing: OrbitDrawing; readonly language: Language }) {
  const [t, charts, words] = [await getTranslations('home'), await getTranslations('charts'), await getTranslations('site')];
  return (
    <section aria-labelledby="orbits-title" className="mt-4">
      <h2 id="orbits-title" className="orbit-title border-b border-line pb-2 text-base">
        {t('orbits')}
      </h2>
      <OrbitStrips drawing={drawing} language={language} />
      <p className="mt-2 max-w-[39em] text-xs text-muted">
        {drawing.worksPerDot === 1 ? t('orbitNote') : t('orbitNoteMany', { each: drawing.worksPerDot })}
      </p>
      <Spaced as="p" className="flex flex-wrap gap-x-6 text-sm">
        <a href={paths.collection(language)} className="link tap">
          {words('collection')}
        </a>
        <a href={`${paths.charts(language)}#orbit`} rel="nofollow" className="link tap">
          {charts('take')}
        </a>
      </Spaced>
      <OrbitTable drawing={drawing} language={language} />
    </section>
  );
}

/** Areas by group, folded on a phone; without groups, one list in columns. */
function AreaIndex({ groups, language }: { readonly groups: readonly AreaGroup[]; readonly language: Language }) {
  const t = useTranslations('home');
  if (groups.every(({ key }) => key === undefined))
    return (
      <div className="mt-4 gap-x-10 sm:columns-2 md:columns-3">
        <AreaList areas={groups.flatMap(({ areas }) => areas)} language={language} />
      </div>
    );
  return (
    <div className="mt-2 gap-x-10 sm:columns-2 md:mt-4 lg:columns-3">
      {groups.map(({ key, areas }) => (
        <details key={key ?? 'other'} className="unfolded break-inside-avoid max-sm:border-b max-sm:border-line sm:mb-5">
          <summary className="min-h-11 py-2.5 font-semibold">{t(`groups.${key ?? 'other'}`)}</summary>
          <AreaList areas={areas} language={language} />
        </details>
      ))}
    </div>
  );
}

function AreaList({ areas, language }: { readonly areas: readonly ResearchArea[]; readonly language: Language }) {
  return (
    <ul className="text-sm max-sm:pb-2">
      {areas.map((area) => (
        <li key={area.id} className="break-inside-avoid">
          <a
            href={paths.area(language, area.id)}
            className="flex items-baseline justify-between gap-3 py-1 no-underline hover:underline max-md:min-h-11 max-md:items-center"
          >
            <Text value={area.name} as="span" />{' '}
            {area.researchCount !== undefined && <span className="text-xs text-muted">{formatInteger(area.researchCount, language)}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The figures of the drawing as a table with the same links. */
function OrbitTable({ drawing, language }: { readonly drawing: OrbitDrawing; readonly language: Language }) {
  const t = useTranslations('home');
  const eraName = useEraName();
  return (
    <details className="text-sm">
      <summary className="link tap">{t('asTable')}</summary>
      <ScrollArea labelledBy="orbits-title">
        <DataTable
          className="w-full whitespace-nowrap"
          data-testid="orbit-table"
          head={[
            t('field'),
            ...drawing.eras.map((era) => (era.from === 0 || era.from === era.to ? eraName(era) : yearRange(era.from, era.to))),
            t('all'),
          ]}
          rows={[...drawing.fields].reverse().map((field) => ({
            id: field.key,
            cells: [
              t(`groups.${field.key}`),
              ...drawing.eras.map((era) => {
                const count = field.marks.find((mark) => mark.era === era)?.count;
                const href = paths.research(language, addressOf(field, era));
                return count === undefined ? '–' : <Figure key={era.from} language={language} count={count} href={href} />;
              }),
              <Figure key="all" language={language} count={field.total} href={paths.research(language, addressOf(field))} />,
            ],
          }))}
        />
      </ScrollArea>
    </details>
  );
}

function Figure({ count, href, language }: { readonly count: number; readonly href: string; readonly language: Language }) {
  return (
    <a href={href} className="inline-flex min-h-11 min-w-11 items-center justify-end">
      {formatInteger(count, language)}
    </a>
  );
}

/** Styles of the drawing of fields and years, included only in the home page. Windows below 75 rem get flat strips instead of the dome. */
const orbitStyle = `.orbits{display:block;inline-size:100%;block-size:auto;overflow:visible}
.orbits text{font-size:12.5px;fill:var(--ink)}.orbits .q{fill:var(--muted)}.orbits .b{font-weight:600}.orbits .n{font-weight:400}
.orbits .ln{fill:none;stroke:var(--hair)}.orbits .dots{fill:none;stroke:var(--accent);stroke-width:4.2;stroke-linecap:round}
.orbits a{text-decoration:none}.orbits a:hover text,.orbits a:focus-visible text{text-decoration:underline}.orbits a:hover .dots{stroke:var(--ink)}
.orbits .arc{fill:none;stroke:transparent;stroke-width:34}.orbits a:hover .arc{stroke:var(--accent-soft)}.orbits .hit{fill:transparent}.orbits a:hover .hit{fill:var(--accent-soft)}
.orbit-strips .dots{stroke-width:3.5}.orbit-strips ol{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(18rem,100%),1fr));gap:0 3rem}.orbit-strips li{max-inline-size:30rem}
.orbit-strips .name{display:flex;gap:.5rem;align-items:center;inline-size:fit-content;min-block-size:2.75rem;margin-block-end:-1.7rem;position:relative;text-decoration:none}
@media(75rem>width){.dome{display:none}}
@media(width>=75rem){.stage{position:relative;margin-block-start:1rem}.orbit-strips,.orbit-title{display:none}.stage>.centre{position:absolute;inset-block-end:178px;inset-inline:338px;text-align:center}.centre h1{margin-inline:auto;max-inline-size:22rem;font-size:1.8125rem}.centre .line{justify-content:center}}
@media(forced-colors:active){.orbits .dots{stroke:LinkText}.orbits text{fill:CanvasText}.orbits .ln{stroke:GrayText}}
@media print{.dome{display:none}.orbit-strips{display:block}}`;
