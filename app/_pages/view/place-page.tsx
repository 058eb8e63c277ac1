import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { apiSiteUrl, canExport } from '#app/_pages/lists/load-lists.ts';
import { loadOffers } from '#app/_pages/lists/load-offers.ts';
import type { PlaceContext } from '#app/_pages/load/load-place-context.ts';
import { AuthorActions } from '#components/author/author-actions.tsx';
import { YearsChart } from '#components/author/years-chart.tsx';
import { BarList } from '#components/collection/bar-list.tsx';
import { CountedFold } from '#components/institution/counted-fold.tsx';
import { SearchHelp } from '#components/list/search-help.tsx';
import { pack } from '#components/list/state/packed.ts';
import type { FixedFilters } from '#components/research/browser-props.ts';
import { ResearchBrowser } from '#components/research/research-browser.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import type { CountedRef } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { ResearchAnswer } from '#lib/queries/research-answer.ts';
import { paths, withQuery } from '#lib/url/paths.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';

interface PlacePageProps {
  readonly language: Language;
  readonly basePath: string;
  /** The country of the place, which is no partner of itself. */
  readonly country?: string | undefined;
  /** The filter that makes the list that of the place; of `query`, which the list answers, too. */
  readonly fixed: FixedFilters;
  readonly query: ResearchQuery;
  readonly list: ResearchAnswer;
  readonly context: PlaceContext;
  readonly header: ReactNode;
  /** Its institutions, where it has any. */
  readonly institutions?: { readonly rows: readonly CountedRef[]; readonly total: number; readonly allHref: string };
  /** What the numbers of the partners count. */
  readonly partnersNote: string;
  readonly actions: Parameters<typeof AuthorActions>[0];
}

/** Areas at once; the rest is folded. */
const areasFirst = 5;

/** A page about where publications were signed, an institution or a country: what, when and on what, then who and with whom, then everything. */
export async function PlacePage(props: PlacePageProps) {
  const { language, basePath, country, fixed, query, list, context, header, institutions, actions } = props;
  const t = await getTranslations('institutions');
  const {
    years,
    areas,
    people: { people, total: peopleTotal },
  } = context;
  const countries = context.countries.filter(({ code }) => code !== country);
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
    <>
      <div className="pt-4 md:pt-8">
        {header}
        <nav aria-label={t('contents')} className="no-print mt-1 flex flex-wrap gap-x-4.5 text-sm" data-testid="sections">
          {sections
            .filter(({ count }) => count > 0)
            .map(({ id, count }) => (
              <a key={id} href={`#${id}`} className="link inline-flex items-center gap-1.5 max-md:min-h-11">
                {t(id)} <span className="text-muted">{formatInteger(count, language)}</span>
              </a>
            ))}
        </nav>
      </div>
      <div className="mt-4 grid gap-x-12 gap-y-4 md:grid-cols-[3fr_2fr]">
        <YearsChart years={years} language={language} />
        {areas.length > 0 && (
          <section aria-labelledby="areas" className="min-w-0">
            <h2 id="areas" className="text-base">
              {t('areas')}
            </h2>
            <Areas rows={areas.map((area) => ({ ...area, href: areaHref(basePath, area.id) }))} language={language} />
          </section>
        )}
      </div>
      <Who {...props} countries={countries} />
      {isAlone && years.length > 0 && <p className="mt-4 text-sm text-muted">{t('noPartners')}</p>}
      <section aria-labelledby="list" className="mt-6 min-w-0">
        <h2 id="list" className="border-b border-line pb-2 text-lg">
          {t('list')}
        </h2>
        <ResearchBrowser
          help={<SearchHelp />}
          language={language}
          basePath={basePath}
          fixed={fixed}
          initialSearch={encodeResearchQuery(query)}
          initial={pack(list)}
          apiSiteUrl={await apiSiteUrl()}
          canExport={await canExport()}
          offers={await loadOffers(language)}
        />
      </section>
      {(await canExport()) && (
        <div className="no-print mt-8 border-t border-line pt-6">
          <AuthorActions {...actions} />
        </div>
      )}
    </>
  );
}

const areaHref = (basePath: string, id: string) =>
  `${withQuery(basePath, encodeResearchQuery({ ...defaultResearchQuery, focusedAreaId: [id] }))}#list`;

/** Its institutions and people, and with whom they publish; each part is a column, or a fold on a phone. */
async function Who({ language, fixed, context, institutions, partnersNote, countries }: PlacePageProps & Pick<PlaceContext, 'countries'>) {
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
