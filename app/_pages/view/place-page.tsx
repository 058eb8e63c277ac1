import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { apiSiteUrl, canExport } from '#app/_pages/lists/load-lists.ts';
import { loadOffers } from '#app/_pages/lists/load-offers.ts';
import type { PlaceContext } from '#app/_pages/load/load-place-context.ts';
import { AuthorActions } from '#components/author/author-actions.tsx';
import { PeopleCounts } from '#components/author/people-counts.tsx';
import { YearsChart } from '#components/author/years-chart.tsx';
import { SearchHelp } from '#components/list/search-help.tsx';
import { pack } from '#components/list/state/packed.ts';
import type { FixedFilters } from '#components/research/browser-props.ts';
import { ResearchBrowser } from '#components/research/research-browser.tsx';
import { PageLink } from '#components/ui/page-link.tsx';
import type { Language } from '#lib/domain/language.ts';
import { defaultAuthorQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { ResearchAnswer } from '#lib/queries/research-answer.ts';
import { paths } from '#lib/url/paths.ts';
import { encodeResearchQuery } from '#lib/url/research-query.ts';

interface PlacePageProps {
  readonly language: Language;
  readonly basePath: string;
  /** The filter that makes the list that of the place; of `query`, which the list answers, too. */
  readonly fixed: FixedFilters;
  readonly query: ResearchQuery;
  readonly list: ResearchAnswer;
  readonly context: Pick<PlaceContext, 'years' | 'people'>;
  readonly header: ReactNode;
  /** Between the list and the people: with whom, and whose. */
  readonly children: ReactNode;
  /** Ids of the headings in `children`, to which links beside the name lead. */
  readonly sections: readonly ('institutions' | 'partners')[];
  readonly actions: Parameters<typeof AuthorActions>[0];
}

/** A page about where publications were signed, an institution or a country: its names and years, its list, its partners, its people. */
export async function PlacePage({ language, basePath, fixed, query, list, context, header, children, sections, actions }: PlacePageProps) {
  const t = await getTranslations('institutions');
  const {
    years,
    people: { people, total, counted },
  } = context;
  return (
    <>
      <div className="grid gap-x-12 pt-4 md:grid-cols-[minmax(0,1fr)_18rem] md:pt-8">
        <div className="min-w-0">
          {header}
          <nav aria-label={t('contents')} className="no-print mt-1 flex flex-wrap gap-x-4.5 text-sm" data-testid="sections">
            {[...sections, ...(people.length > 0 ? (['people'] as const) : [])].map((section) => (
              <a key={section} href={`#${section}`} className="link inline-flex items-center max-md:min-h-11">
                {t(section)}
              </a>
            ))}
          </nav>
        </div>
        <section aria-labelledby="list" className="mt-6 min-w-0 md:col-span-2">
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
        {/* Beside the name where there is room, else behind the list: on a phone the publications come first. */}
        <div className="min-w-0 max-md:mt-6 md:col-start-2 md:row-start-1">
          <YearsChart years={years} language={language} />
        </div>
      </div>
      {children}
      {people.length > 0 && (
        <section aria-labelledby="people" className="mt-8 border-t border-line pt-6">
          <h2 id="people" className="text-lg">
            {t('people')}
          </h2>
          <p className="text-xs text-muted">{t(counted === 'here' ? 'peopleNote' : 'peopleNoteAll')}</p>
          <PeopleCounts people={people} language={language} counts="alone" />
          {total > people.length && (
            <PageLink
              href={paths.authors(language, { ...defaultAuthorQuery, ...fixed, sort: '-publications' })}
              className="link inline-flex min-h-11 items-center text-sm"
            >
              {t('allPeople')}
            </PageLink>
          )}
        </section>
      )}
      {(await canExport()) && (
        <div className="no-print mt-8 border-t border-line pt-6">
          <AuthorActions {...actions} />
        </div>
      )}
    </>
  );
}
