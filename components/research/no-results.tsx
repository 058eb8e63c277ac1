'use client';

import { useLocale } from 'next-intl';
import { Fragment, type ReactNode } from 'react';
import { isTooFar, PageTooFar } from '#components/list/page-too-far.tsx';
import { type ActiveFilter, activeFilters } from '#components/research/filters/active-filters.ts';
import { noFilters } from '#components/research/filters/no-filters.ts';
import { Text } from '#components/text/text.tsx';
import { FirstFew } from '#components/ui/first-few.tsx';
import type { ResearchAnswer } from '#lib/answers/research-answer.ts';
import type { SupportedFilters } from '#lib/answers/supported-filters.ts';
import { absentCodes } from '#lib/domain/notice-codes.ts';
import type { Page } from '#lib/domain/page.ts';
import { defaultAuthorQuery, defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { wordsPart } from '#lib/url/query-parts.ts';
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

/** Replaces an empty list: a link to the last page if the page number is too high, otherwise what was searched and other searches. */
export function NoResults(props: NoResultsProps) {
  const { query, page, pages, hrefOf, fixed, language } = props;
  const t = useTranslations('list');
  const inLanguage = useLocale() as Language;
  if (isTooFar({ pageIndex: query.pageIndex, page }))
    return <PageTooFar pageIndex={query.pageIndex} page={page} pages={pages} hrefOf={hrefOf} />;
  const filters = activeFilters(query, page, t, inLanguage, { supportedFilters: props.supportedFilters, titles: props.titles }).filter(
    ({ name }) => !fixed || !(name in fixed),
  );
  const words = wordsPart(query);
  const parts: readonly ActiveFilter[] = [...(words ? [{ ...words, text: query.keyword ?? '' }] : []), ...filters];
  const isExplained = page.warnings.some(({ code }) => absentCodes.some((absent) => absent === code));
  return (
    <div className="max-w-2xl py-4" data-testid="no-results">
      <h2 className={isExplained ? 'sr-only' : 'text-xl'}>
        {parts.length > 1 || !query.keyword
          ? t('noneAll', { count: parts.length })
          : t.rich('noneFor', { query: query.keyword, q: (chunks) => <bdi dir="auto">{chunks}</bdi> })}
      </h2>
      {filters.length > 0 && <Removals {...props} parts={parts} filterCount={filters.length} />}
      <ClosestGroup {...props} />
      <BroaderGroup {...props} />
      {props.alternatives?.names && (
        <Group heading={t('otherLanguage')}>
          <li>
            {t('bothSearched')}{' '}
            <FirstFew values={props.alternatives.names} max={namesMax} separator={t('separator')}>
              {(name) => <Text key={name.value} value={name} />}
            </FirstFew>
          </li>
        </Group>
      )}
      {query.keyword && (
        <Group heading={t('elsewhere')}>
          <li>
            {catalogues.map(({ name, address }, index) => (
              <Fragment key={name}>
                {index > 0 && t('separator')}
                <a href={address + encodeURIComponent(query.keyword ?? '')} rel="external nofollow">
                  <bdi dir="ltr">{name}</bdi>
                </a>
              </Fragment>
            ))}
          </li>
        </Group>
      )}
      {!fixed && (
        <p className="border-t border-line pt-2">
          <a href={paths.research(language)} className="inline-flex min-h-11 items-center">
            {t('allResearch')}
          </a>
        </p>
      )}
    </div>
  );
}

/** Maximum other names of the searched term. */
const namesMax = 8;

/** Catalogues with more publications, by the beginning of the address of a search. */
const catalogues = [
  { name: 'NASA ADS', address: 'https://ui.adsabs.harvard.edu/search/q=' },
  { name: 'arXiv', address: 'https://arxiv.org/search/?searchtype=all&query=' },
  { name: 'OpenAlex', address: 'https://openalex.org/works?search=' },
  { name: 'Google Scholar', address: 'https://scholar.google.com/scholar?q=' },
] as const;

interface RemovalsProps extends NoResultsProps {
  /** The search words and the filters. */
  readonly parts: readonly ActiveFilter[];
  readonly filterCount: number;
}

/** Each part of the query as a link that removes it, with the number of publications without it where the service counts. */
function Removals({ language, parts, filterCount, alternatives, hrefOf, query }: RemovalsProps) {
  const t = useTranslations('list');
  const totals = alternatives?.totals;
  const hasOption = (key: string) => totals === undefined || totals[key] !== undefined;
  return (
    <>
      <p className="mt-1 text-sm text-muted">{t('removeOne')}</p>
      <ul className="mt-2 mb-6">
        {parts.map(({ key, text, without }) => (
          <li key={key} className="flex items-center justify-between gap-4 border-b border-line py-1.5 first:border-t">
            <a
              href={hrefOf(without)}
              aria-label={t('removeFilter', { name: text })}
              className="inline-flex min-h-9 items-center gap-x-2 rounded-full bg-accent-soft px-3 no-underline max-md:min-h-11"
            >
              <bdi>{text}</bdi> <span aria-hidden="true">×</span>
            </a>{' '}
            {totals && (
              <span className={`text-end text-sm ${totals[key] ? '' : 'text-muted'}`}>{t('withoutIt', { count: totals[key] ?? 0 })}</span>
            )}
          </li>
        ))}
        {alternatives?.years.map(({ year, total }) => (
          <AlternativeLink key={year} href={hrefOf({ fromYear: year, toYear: year })} total={total} language={language}>
            {t('nearestYear', { year: String(year) })}
          </AlternativeLink>
        ))}
        {filterCount > 1 && hasOption('filters') && (
          <AlternativeLink href={hrefOf(noFilters)} total={totals?.filters} language={language}>
            {t('withoutFilters')}
          </AlternativeLink>
        )}
        {hasOption('everywhere') && query.keyword && query.searchIn !== 'all' && (
          <AlternativeLink href={hrefOf({ searchIn: 'all' })} total={totals?.everywhere} language={language}>
            {t('everywhere')}
          </AlternativeLink>
        )}
      </ul>
    </>
  );
}

/** The nearest spelling, and what else the words may have meant; each is a search without filters. */
function ClosestGroup({ language, query, alternatives, authorTotal = 0 }: NoResultsProps) {
  const t = useTranslations('list');
  const { pieces = [], terms = [], institutions = [], entries = [] } = alternatives ?? {};
  const searchFor = (keyword: string) => paths.research(language, { ...defaultResearchQuery, keyword });
  if (pieces.length + terms.length + institutions.length + entries.length + authorTotal === 0)
    return query.keyword && <p className="mt-1 mb-4 text-sm text-muted">{t('checkSpelling')}</p>;
  return (
    <Group heading={t('closest')}>
      {terms.map(({ text, total }) => (
        <AlternativeLink key={text.value} href={searchFor(text.value)} total={total} language={language}>
          <Text value={text} />
        </AlternativeLink>
      ))}
      {pieces.map(({ text, total }) => (
        <AlternativeLink key={text} href={searchFor(text)} total={total} language={language}>
          {t.rich('alone', { words: text, q: (chunks) => <bdi>{chunks}</bdi> })}
        </AlternativeLink>
      ))}
      {institutions.map(({ id, name, total }) => (
        <AlternativeLink key={id} href={paths.institution(language, id)} total={total} language={language}>
          {t.rich('institutionInstead', { name: () => <Text value={name} /> })}
        </AlternativeLink>
      ))}
      {entries.map(({ id, name }) => (
        <AlternativeLink key={id} href={paths.term(language, id)} total={undefined} language={language}>
          {t.rich('termInstead', { name: () => <Text value={name} /> })}
        </AlternativeLink>
      ))}
      {authorTotal > 0 && query.keyword && (
        <AlternativeLink
          href={paths.authors(language, { ...defaultAuthorQuery, keyword: query.keyword })}
          total={authorTotal}
          language={language}
        >
          {t('authorsInstead')}
        </AlternativeLink>
      )}
    </Group>
  );
}

/** The broader terms of the dictionary with publications. */
function BroaderGroup({ language, alternatives }: NoResultsProps) {
  const t = useTranslations('list');
  if (!alternatives?.broader) return null;
  return (
    <Group heading={t('broader')}>
      {alternatives.broader.map(({ text, total }) => (
        <AlternativeLink
          key={text.value}
          href={paths.research(language, { ...defaultResearchQuery, keyword: text.value })}
          total={total}
          language={language}
        >
          <Text value={text} />
        </AlternativeLink>
      ))}
    </Group>
  );
}

function Group({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  return (
    <section className="border-t border-line py-3">
      <h3 className="text-sm font-normal text-muted">{heading}</h3>
      <ul>{children}</ul>
    </section>
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
