import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listFeeds } from '#app/_pages/exports/list-feeds.ts';
import { ResearchListSection } from '#app/_pages/lists/research-list-section.tsx';
import { jointListHref } from '#app/_pages/places/joint-list.ts';
import type { PagePlace } from '#app/_pages/places/place-pages.ts';
import { PlaceSections } from '#app/_pages/places/place-sections.tsx';
import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { shareCard } from '#app/_pages/view/share-card.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { YearsChart } from '#components/author/years-chart.tsx';
import { Collapsible } from '#components/institution/collapsible.tsx';
import { PlaceHeader } from '#components/institution/place-header.tsx';
import { AsOfNote } from '#components/list/as-of-note.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { RowSection } from '#components/research/rows/row-section.tsx';
import { TermLinks } from '#components/terms/term-links.tsx';
import { Text } from '#components/text/text.tsx';
import { BarList } from '#components/ui/bar-list.tsx';
import { Section } from '#components/ui/section.tsx';
import type { BarRow } from '#lib/answers/bar-row.ts';
import type { PlaceContext } from '#lib/answers/place-answer.ts';
import type { LinkedTerm } from '#lib/answers/term-answer.ts';
import { termName } from '#lib/domain/dictionary.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import { placeQuery } from '#lib/library/places/place-kinds.ts';
import { readPlace } from '#lib/library/places/read-place.ts';
import { rowData } from '#lib/library/rows/row-data.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { renamedSearch } from '#lib/url/clean-search.ts';
import { decodeId, lastSegment } from '#lib/url/decode-id.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { decodeResearchQuery, researchTable } from '#lib/url/research-query.ts';
import type { RawSearchParams } from '#lib/url/table/search-params.ts';

interface PlacePageProps {
  readonly kind: PagePlace;
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
  readonly searchParams: Promise<RawSearchParams>;
}

/** The metadata: name, feed, share image. */
export async function placeMetadata(kind: PagePlace, params: PlacePageProps['params']): Promise<Metadata> {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const sources = await instance();
  const content = await kind.read(sources, language, id).catch(toProblem);
  if ('problem' in content) return problemMetadata(content.problem);
  const t = await getTranslations('places');
  const name = content.name.value;
  const pathIn = (other: Language) => paths.place(other, kind.segment, id);
  const description = content.definition?.value ?? t(`pageDescriptions.${kind.segment}`, { name });
  return {
    ...listMetadata({
      title: [name],
      pathIn,
      index: true,
      language,
      feeds: await listFeeds(language, placeQuery(sources, language, kind, id)),
    }),
    description,
    ...shareCard({ language, title: name, description, path: pathIn(language), image: paths.placeImage(language, kind.segment, id) }),
  };
}

/** The page of an institution, country, area, venue or mission; an address with a former name of a filter is redirected. */
export async function PlacePage({ kind, params, searchParams }: PlacePageProps) {
  const language = await languageOf(params);
  const renamed = renamedSearch(researchTable, await searchParams);
  if (renamed === undefined) return <PlaceView kind={kind} params={params} searchParams={searchParams} />;
  const basePath = paths.place(language, kind.segment, decodeId((await params).id));
  return <MovedView language={language} location={withQuery(basePath, renamed)} />;
}

/** Years and areas, people and partners, and the list of publications. */
async function PlaceView({ kind, params, searchParams }: PlacePageProps) {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const [search, sources] = [await searchParams, await instance()];
  const fixedQuery = placeQuery(sources, language, kind, id);
  const query = { ...decodeResearchQuery(search), ...fixedQuery };
  const basePath = paths.place(language, kind.segment, id);
  const canExport = sources.collection.harvest !== undefined;
  const content = await readPlace(sources, language, kind, id, query).catch(toProblem);
  if ('problem' in content) {
    const { problem } = content;
    if (problem.movedTo)
      return <MovedView language={language} location={paths.place(language, kind.segment, lastSegment(problem.movedTo))} />;
    return <ProblemView language={language} problem={problem} path={basePath} />;
  }
  const { place, context, list, institutions, narrower, terms } = content;
  const [t, p] = [await getTranslations('institutions'), await getTranslations('places')];
  const { years, areas } = context;
  const citedRows = context.cited.map((research) => rowData(research, language));
  const countries = context.countries.filter(({ code }) => code !== kind.signed?.countryOf(place));
  const areasTitle = kind.segment === 'areas' ? p('studiedWith') : t('areas');
  // Few publications name a mission, and they are what its page is for; of other places, the figures come first.
  const isSubject = kind.filter === 'keyword';
  const works = (
    <Section id="list" title={t('list')} className="mt-6 min-w-0">
      <ResearchListSection language={language} basePath={basePath} fixed={fixedQuery} query={query} list={list} search={search} />
    </Section>
  );
  return (
    <main id="content" className="wrap pb-8">
      <JsonLd node={kind.node(place, { language, siteUrl: siteUrl() })} />
      <BreadcrumbData language={language} section={kind.segment} name={place.name.value} path={basePath} />
      <AsOfNote asOf={place.asOf} />
      <div className="pt-4 md:pt-8">
        <PlaceHeader
          place={place}
          years={years}
          areas={kind.signed && areas.length === 0 ? (place.areas ?? []) : []}
          crumbs={[{ href: `/${language}/${kind.segment}`, name: p(`lists.${kind.segment}`) }]}
          compareHref={compareHref(kind, language, id, canExport)}
          language={language}
        >
          {terms && <TermLinks terms={terms} language={language} />}
        </PlaceHeader>
      </div>
      {isSubject && works}
      <YearsAndAreas
        years={years}
        areas={areas}
        query={{ ...defaultResearchQuery, ...fixedQuery }}
        language={language}
        title={areasTitle}
        linksOf={(area) => areaLinks(kind, language, id, area)}
      />
      <PlaceSections
        language={language}
        kind={kind}
        id={id}
        filter={fixedQuery}
        context={context}
        institutions={institutions}
        countries={countries}
      />
      <NarrowerTerms terms={narrower} title={p('narrower')} language={language} />
      <RowSection id="cited" title={p('cited')} className="mt-8 max-w-4xl" data-testid="cited" records={citedRows} language={language} />
      {!isSubject && works}
      <PageInApi path={kind.apiPath(language, id)} />
    </main>
  );
}

/** Link to a comparison with this place in it; venues and missions cannot be compared. */
function compareHref({ filter }: PagePlace, language: Language, id: string, hasStore: boolean): string | undefined {
  return hasStore && filter !== 'venueId' && filter !== 'keyword' ? paths.compare(language, { kind: filter, ids: [id] }) : undefined;
}

/** The link of an area filters the list of the page. On the page of an area, the name opens the page of the linked area. */
function areaLinks(kind: PagePlace, language: Language, id: string, area: FacetValue) {
  const jointHref = jointListHref({ language, kind, id }, 'focusedAreaId', area);
  return kind.segment === 'areas' ? { href: paths.place(language, 'areas', area.id), countHref: jointHref } : { href: jointHref };
}

interface NarrowerTermsProps {
  readonly terms: readonly LinkedTerm[];
  readonly title: string;
  readonly language: Language;
}

/** Terms of an area as links; renders nothing if there are none. */
function NarrowerTerms({ terms, title, language }: NarrowerTermsProps) {
  if (terms.length === 0) return null;
  return (
    <div className="mt-6 max-sm:mt-0">
      <Collapsible id="narrower" title={title} count={terms.length} leading={[]} language={language} isOpenWide>
        <ul className="flex flex-wrap gap-x-5 text-sm">
          {terms.map(({ term, href }) => (
            <li key={term.id}>
              <a href={href} className="inline-flex items-center py-1 max-md:min-h-11">
                <Text value={termName(term, language)} contextLanguage={language} />
              </a>
            </li>
          ))}
        </ul>
      </Collapsible>
    </div>
  );
}

interface YearsAndAreasProps extends Pick<PlaceContext, 'years' | 'areas'> {
  readonly query: ResearchQuery;
  readonly language: Language;
  readonly title: string;
  /** Links of an area: its name, and the publications that a number counts if the name links to others. */
  readonly linksOf: (area: FacetValue) => Pick<BarRow, 'href' | 'countHref'>;
}

/** Publications by year next to those by area. */
function YearsAndAreas({ years, areas, query, language, title, linksOf }: YearsAndAreasProps) {
  const largestCount = areas[0]?.count ?? 0;
  const rows = areas.map((area) => ({ ...area, ...linksOf(area) }));
  return (
    <div className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-[3fr_2fr]">
      <YearsChart years={years} language={language} query={query} />
      {rows.length > 0 && (
        <section aria-labelledby="areas" className="min-w-0">
          <h2 id="areas" className="text-base">
            {title}
          </h2>
          <BarList rows={rows} countMax={largestCount} language={language} />
        </section>
      )}
    </div>
  );
}
