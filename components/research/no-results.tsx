'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { isTooFar, PageTooFar } from '#components/list/page-too-far.tsx';
import { type ActiveFilter, activeFilters } from '#components/research/filters/active-filters.ts';
import { noFilters } from '#components/research/filters/no-filters.ts';
import { Text } from '#components/text/text.tsx';
import type { ResearchAnswer } from '#lib/answers/research-answer.ts';
import type { SupportedFilters } from '#lib/answers/supported-filters.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import type { ResearchAddress } from '#lib/url/research-query.ts';
import type { QueryChange } from '#lib/url/table/table.ts';
import type { FixedFilters } from './browser-props.ts';

interface NoResultsProps {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly page: Page<unknown>;
  readonly pages: number;
  readonly alternatives: ResearchAnswer['alternatives'];
  readonly titles: ResearchAnswer['titles'];
  readonly authorTotal?: number | undefined;
  /** Filters set by the page: readers cannot remove them. */
  readonly fixed?: FixedFilters | undefined;
  readonly supportedFilters?: SupportedFilters | undefined;
  readonly hrefOf: (change: QueryChange<ResearchAddress>) => string;
}

/** Notices that already explain the empty result. */
const explainingCodes: ReadonlySet<string> = new Set(['nothing_about', 'not_here', 'no_author', 'no_keyword']);

/** Replaces an empty list: a link to the last page if the page number is too high, otherwise links to other searches. */
export function NoResults(props: NoResultsProps) {
  const { query, page, pages, hrefOf, fixed } = props;
  const t = useTranslations('list');
  const language = useLocale() as Language;
  if (isTooFar({ pageIndex: query.pageIndex, page }))
    return <PageTooFar pageIndex={query.pageIndex} page={page} pages={pages} hrefOf={hrefOf} />;
  const filters = activeFilters(query, page, t, language, { supportedFilters: props.supportedFilters, titles: props.titles }).filter(
    ({ name }) => !fixed || !(name in fixed),
  );
  const isExplained = page.warnings.some(({ code }) => explainingCodes.has(code));
  return (
    <div className={isExplained ? 'py-4' : 'py-10'} data-testid="no-results">
      <h2 className={isExplained ? 'sr-only' : 'text-lg'}>
        {query.keyword ? t.rich('noneFor', { query: query.keyword, q: (chunks) => <bdi dir="auto">{chunks}</bdi> }) : t('none')}
      </h2>
      {filters.length > 0 && query.keyword && (
        <p className="mt-1 text-muted">{t('filteredBy', { filters: filters.map((filter) => filter.text).join(t('separator')) })}</p>
      )}
      <AlternativeList {...props} filters={filters} />
      {query.keyword && !isExplained && <p className="mt-5 max-w-[39em] text-sm text-muted">{t('checkSpelling')}</p>}
    </div>
  );
}

/** Links to other searches, with counts where the service returns them. */
function AlternativeList({
  language,
  query,
  alternatives,
  authorTotal,
  hrefOf,
  filters,
}: NoResultsProps & { readonly filters: ActiveFilter[] }) {
  const t = useTranslations('list');
  const totals = alternatives?.totals;
  const hasOption = (key: string) => totals === undefined || totals[key] !== undefined;
  const searchFor = (keyword: string) => paths.research(language, { ...defaultResearchQuery, keyword });
  return (
    <ul className="mt-4 grid gap-1">
      {alternatives?.pieces?.map(({ text, total }) => (
        <AlternativeLink key={text} href={searchFor(text)} total={total} language={language}>
          {t.rich('alone', { words: text, q: (chunks) => <bdi>{chunks}</bdi> })}
        </AlternativeLink>
      ))}
      {alternatives?.terms?.map(({ text, total }) => (
        <AlternativeLink key={text.value} href={searchFor(text.value)} total={total} language={language}>
          {t.rich('closestSubject', { name: () => <Text value={text} /> })}
        </AlternativeLink>
      ))}
      {alternatives?.institutions?.map(({ id, name, total }) => (
        <AlternativeLink key={id} href={paths.institution(language, id)} total={total} language={language}>
          {t.rich('institutionInstead', { name: () => <Text value={name} /> })}
        </AlternativeLink>
      ))}
      {alternatives?.entries?.map(({ id, name }) => (
        <AlternativeLink key={id} href={paths.term(language, id)} total={undefined} language={language}>
          {t.rich('termInstead', { name: () => <Text value={name} /> })}
        </AlternativeLink>
      ))}
      {hasOption('everywhere') && query.keyword && query.searchIn !== 'all' && (
        <AlternativeLink href={hrefOf({ searchIn: 'all' })} total={totals?.everywhere} language={language}>
          {t('everywhere')}
        </AlternativeLink>
      )}
      {filters
        .filter((filter) => hasOption(filter.key))
        .map((filter) => (
          <AlternativeLink key={filter.key} href={hrefOf(filter.without)} total={totals?.[filter.key]} language={language}>
            {t('without', { name: filter.text })}
          </AlternativeLink>
        ))}
      {alternatives?.years.map(({ year, total }) => (
        <AlternativeLink key={year} href={hrefOf({ fromYear: year, toYear: year })} total={total} language={language}>
          {t('nearestYear', { year: String(year) })}
        </AlternativeLink>
      ))}
      {filters.length > 1 && hasOption('filters') && (
        <AlternativeLink href={hrefOf(noFilters)} total={totals?.filters} language={language}>
          {t('withoutFilters')}
        </AlternativeLink>
      )}
      {query.keyword && hasOption('keyword') && (
        <AlternativeLink href={hrefOf({ keyword: undefined, searchIn: 'all' })} total={totals?.keyword} language={language}>
          {filters.length > 0 ? t('withoutKeyword') : t('allResearch')}
        </AlternativeLink>
      )}
      {authorTotal !== undefined && authorTotal > 0 && query.keyword && (
        <AlternativeLink
          href={paths.authors(language, { ...defaultAuthorQuery, keyword: query.keyword })}
          total={authorTotal}
          language={language}
        >
          {t('authorsInstead')}
        </AlternativeLink>
      )}
    </ul>
  );
}

interface AlternativeLinkProps {
  readonly href: string;
  readonly total: number | undefined;
  readonly language: Language;
  readonly children: ReactNode;
}

function AlternativeLink({ href, total, language, children }: AlternativeLinkProps) {
  return (
    <li>
      <a href={href} className="inline-flex min-h-9 items-center max-md:min-h-11">
        <span>{children}</span>
      </a>{' '}
      {total !== undefined && <span className="ms-3 text-sm text-muted">{formatInteger(total, language)}</span>}
    </li>
  );
}
