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
  readonly context: Pick<PlaceContext, 'years' | 'people' | 'peopleTotal'>;
  readonly header: ReactNode;
  /** Between the list and the people: with whom, and whose. */
  readonly children: ReactNode;
  readonly actions: Parameters<typeof AuthorActions>[0];
}

/** A page about where publications were signed, an institution or a country: its names and years, its list, its partners, its people. */
export async function PlacePage({ language, basePath, fixed, query, list, context, header, children, actions }: PlacePageProps) {
  const t = await getTranslations('institutions');
  const { years, people, peopleTotal } = context;
  return (
    <>
      <div className="grid gap-x-12 pt-4 md:grid-cols-[minmax(0,1fr)_18rem] md:pt-8">
        {header}
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
          <p className="text-xs text-muted">{t('peopleNote')}</p>
          <PeopleCounts people={people} language={language} counts="alone" />
          {peopleTotal > people.length && (
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
