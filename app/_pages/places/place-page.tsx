import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { canExport } from '#app/_pages/lists/load-lists.ts';
import { ServedResearch } from '#app/_pages/lists/served-research.tsx';
import { idOf, lastSegment } from '#app/_pages/load/id-of.ts';
import { frameOffer } from '#app/_pages/plain-list/frame-offer.ts';
import { JsonLd } from '#app/_pages/view/json-ld.tsx';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { problemOf } from '#app/_pages/view/problem-of.ts';
import { shareCard } from '#app/_pages/view/share-card.ts';
import { AuthorActions } from '#components/author/author-actions.tsx';
import { YearsChart } from '#components/author/years-chart.tsx';
import { BarList } from '#components/collection/bar-list.tsx';
import { CountedFold } from '#components/institution/counted-fold.tsx';
import { PlaceHeader } from '#components/institution/place-header.tsx';
import { AsOfNote } from '#components/list/as-of-note.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import type { FixedFilters } from '#components/research/browser-props.ts';
import { PageLink } from '#components/ui/page-link.tsx';
import { SectionLinks } from '#components/ui/section-links.tsx';
import { instance, siteUrl } from '#lib/compose.ts';
import type { CountedRef } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultAuthorQuery, defaultInstitutionQuery, defaultResearchQuery } from '#lib/domain/query.ts';
import { translator } from '#lib/i18n/translator.ts';
import { institutionsPath } from '#lib/url/institution-query.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { decodeResearchQuery, encodeResearchQuery } from '#lib/url/research-query.ts';
import type { RawSearchParams } from '#lib/url/search-params.ts';
import { loadPlace } from './load-place.ts';
import type { PlaceContext } from './load-place-context.ts';
import type { PlaceFacts, PlaceKind } from './place-kinds.ts';

interface PlacePageProps {
  readonly kind: PlaceKind;
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
  readonly searchParams: Promise<RawSearchParams>;
}

/** What the head of the page of a place has: its name, its feed, its picture. */
export async function placeMetadata(kind: PlaceKind, params: PlacePageProps['params']): Promise<Metadata> {
  const language = await languageOf(params);
  const id = idOf((await params).id);
  const content = await kind.load(language, id).catch(problemOf);
  if ('problem' in content) return problemMetadata(content.problem);
  const t = await getTranslations('institutions');
  const name = content.name.value;
  const pathIn = (other: Language) => paths.place(other, kind.segment, id);
  const description = t('pageDescription', { name });
  const query = { ...defaultResearchQuery, [kind.filter]: [id] };
  return {
    ...listMetadata({
      title: [name],
      pathIn,
      index: true,
      language,
      ...((await canExport()) && { feedIn: (other: Language) => paths.researchFile(other, 'atom', query) }),
    }),
    description,
    ...shareCard({ language, title: name, description, path: pathIn(language), image: paths.placeImage(language, kind.segment, id) }),
  };
}

/** Areas at once; the rest is folded. */
const areasFirst = 5;

/** A page about where publications were signed: what, when and on what, then who and with whom, then everything. */
export async function PlacePage({ kind, params, searchParams }: PlacePageProps) {
  const language = await languageOf(params);
  const id = idOf((await params).id);
  const fixed = { [kind.filter]: [id] };
  const search = await searchParams;
  const query = { ...decodeResearchQuery(search), ...fixed };
  const basePath = paths.place(language, kind.segment, id);
  const content = await loadPlace(kind, language, id, query).catch(problemOf);
  if ('problem' in content) {
    const { problem } = content;
    if (problem.movedTo)
      return <MovedView language={language} location={paths.place(language, kind.segment, lastSegment(problem.movedTo))} />;
    return <ProblemView language={language} problem={problem} path={basePath} />;
  }
  const { place, context, list, institutions } = content;
  const t = await getTranslations('institutions');
  const {
    years,
    areas,
    people: { people, total: peopleTotal },
  } = context;
  const countries = context.countries.filter(({ code }) => code !== kind.countryOf(place));
  const isAlone = context.partners.length === 0 && countries.length === 0;
  const sections = [
    { id: 'areas', count: areas.length },
    { id: 'institutions', count: institutions?.total ?? 0 },
    { id: 'people', count: people.length > 0 ? peopleTotal : 0 },
    { id: 'partners', count: context.partners.length },
    { id: 'partnerCountries', count: countries.length },
    { id: 'list', count: list.page.total ?? 0 },
  ] as const;
  return (
    <main id="content" className="wrap pb-16">
      <JsonLd node={kind.node(place, { language, siteUrl: siteUrl() })} />
      <BreadcrumbData language={language} section="institutions" name={place.name.value} path={basePath} />
      <AsOfNote asOf={place.asOf} />
      <div className="pt-4 md:pt-8">
        <PlaceHeader place={place} years={years} areas={areas.length > 0 ? [] : (place.areas ?? [])} language={language} />
        <SectionLinks label={t('contents')} sections={sections.map((one) => ({ ...one, name: t(one.id) }))} language={language} />
      </div>
      <div className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-[3fr_2fr]">
        <YearsChart years={years} language={language} chartsHref={paths.charts(language, { ...defaultResearchQuery, ...fixed })} />
        {areas.length > 0 && (
          <section aria-labelledby="areas" className="min-w-0">
            <h2 id="areas" className="text-base">
              {t('areas')}
            </h2>
            <Areas rows={areas.map((area) => ({ ...area, href: areaHref(basePath, area.id) }))} language={language} />
          </section>
        )}
      </div>
      <Who
        language={language}
        fixed={fixed}
        context={context}
        institutions={institutions && { ...institutions, allHref: institutionsPath(language, { ...defaultInstitutionQuery, ...fixed }) }}
        partnersNote={t(kind.partnersNote)}
        countries={countries}
      />
      {isAlone && years.length > 0 && <p className="mt-4 text-sm text-muted">{t('noPartners')}</p>}
      <section aria-labelledby="list" className="mt-6 min-w-0">
        <h2 id="list" className="border-b border-line pb-2 text-lg">
          {t('list')}
        </h2>
        <ServedResearch language={language} basePath={basePath} fixed={fixed} query={query} list={list} search={search} />
      </section>
      {(await canExport()) && (
        <div className="no-print mt-8 border-t border-line pt-6">
          <AuthorActions {...(await placeActions(kind, language, place))} />
        </div>
      )}
    </main>
  );
}

/** The list of a place for another site, and the call that gives it. */
async function placeActions({ segment, apiPath }: PlaceKind, language: Language, { id, name }: PlaceFacts) {
  const { mode } = await instance();
  return {
    frame: frameOffer(paths.placeEmbed(language, segment, id), translator(language, 'embed')('title', { name: name.value })),
    apiLabel: translator(language, 'list')('api'),
    ...(mode === 'embedded' && { curl: `curl -H "X-Api-Key: YOUR_KEY" \\\n  "${siteUrl()}${apiPath(language, id)}"` }),
  };
}

const areaHref = (basePath: string, id: string) =>
  `${withQuery(basePath, encodeResearchQuery({ ...defaultResearchQuery, focusedAreaId: [id] }))}#list`;

interface WhoProps extends Pick<PlaceContext, 'countries'> {
  readonly language: Language;
  readonly fixed: FixedFilters;
  readonly context: PlaceContext;
  /** Its institutions, where it has any. */
  readonly institutions: { readonly rows: readonly CountedRef[]; readonly total: number; readonly allHref: string } | undefined;
  /** What the numbers of the partners count. */
  readonly partnersNote: string;
}

/** Its institutions and people, and with whom they publish; each part is a column, or a fold on a phone. */
async function Who({ language, fixed, context, institutions, partnersNote, countries }: WhoProps) {
  const t = await getTranslations('institutions');
  const { people, total: peopleTotal, counted } = context.people;
  const hrefs = (rows: readonly CountedRef[], hrefOf: (id: string) => string) => rows.map((row) => ({ ...row, href: hrefOf(row.id) }));
  const institutionHref = (id: string) => paths.institution(language, id);
  const allLink = (href: string, text: string) => (
    <PageLink href={href} className="link inline-flex min-h-11 items-center text-sm">
      {text}
    </PageLink>
  );
  return (
    <div className="folds mt-4 grid gap-x-12 sm:grid-cols-[repeat(auto-fit,minmax(15rem,1fr))] sm:gap-y-4">
      {institutions && (
        <CountedFold
          id="institutions"
          title={t('institutions')}
          total={institutions.total}
          rows={hrefs(institutions.rows, institutionHref)}
          counts="alone"
          language={language}
          foot={institutions.total > institutions.rows.length && allLink(institutions.allHref, t('allHere'))}
        />
      )}
      <CountedFold
        id="people"
        title={t('people')}
        total={peopleTotal}
        rows={hrefs(people, (id) => paths.author(language, id))}
        note={t(counted === 'here' ? 'peopleNote' : 'peopleNoteAll')}
        counts="alone"
        language={language}
        foot={
          peopleTotal > people.length &&
          allLink(paths.authors(language, { ...defaultAuthorQuery, ...fixed, sort: '-publications' }), t('allPeople'))
        }
      />
      <CountedFold
        id="partners"
        title={t('partners')}
        rows={hrefs(context.partners, institutionHref)}
        note={partnersNote}
        counts="together"
        language={language}
      />
      <CountedFold
        id="partnerCountries"
        title={t('partnerCountries')}
        rows={countries.map(({ code, ...row }) => ({ id: code, ...row }))}
        counts="together"
        language={language}
      />
    </div>
  );
}

/** The areas of a place, each leading to its publications in the list of the place. */
async function Areas({ rows, language }: Pick<Parameters<typeof BarList>[0], 'rows' | 'language'>) {
  const t = await getTranslations('institutions');
  const most = rows[0]?.count ?? 0;
  const rest = rows.slice(areasFirst);
  return (
    <>
      <BarList rows={rows.slice(0, areasFirst)} most={most} language={language} />
      {rest.length > 0 && (
        <details>
          <summary className="link min-h-11 w-fit py-2.5 text-sm">{t('moreAreas', { count: rest.length })}</summary>
          <BarList rows={rest} most={most} language={language} />
        </details>
      )}
    </>
  );
}
