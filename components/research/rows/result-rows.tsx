'use client';

import { useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { useFollowing } from '#components/list/state/use-following.ts';
import type { ResearchBrowserProps } from '#components/research/browser-props.ts';
import { NoResults } from '#components/research/no-results.tsx';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { TermDefinition } from '#components/research/term-definition.tsx';
import type { useResearchList } from '#components/research/use-research-list.ts';
import { Text } from '#components/text/text.tsx';
import type { RelatedTerms, SimilarWork } from '#lib/answers/research-answer.ts';
import { defaultResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';

interface ResultRowsProps extends ResearchBrowserProps {
  readonly list: ReturnType<typeof useResearchList>;
}

/** Rows rendered at once, more than a window shows. The others follow in reserved space. */
const firstRows = 8;

/** The rows of a page, or links to other searches if there are none. */
export function ResultRows({ language, fixed, supportedFilters, list, opened, table }: ResultRowsProps) {
  const { query, page } = list;
  const ids = page.items.map(({ id }) => id).join();
  const isWhole = useFollowing(ids) === ids;
  const firstPlace = (query.pageIndex - 1) * query.pageSize + 1;
  if (page.items.length === 0)
    return (
      <NoResults
        language={language}
        query={query}
        page={page}
        pages={list.pages}
        alternatives={list.alternatives}
        titles={list.titles}
        authorTotal={list.authorTotal}
        fixed={fixed}
        supportedFilters={supportedFilters}
        hrefOf={list.hrefOf}
      />
    );
  if (table) return table;
  return (
    <>
      {!fixed && <TermDefinition language={language} meant={list.meant} />}
      {!fixed && <RelatedSearches language={language} near={list.near} />}
      <ol data-testid="results" start={firstPlace} className="numbered">
        {page.items.map((research, row) =>
          isWhole || row < firstRows ? (
            <ResearchRow
              key={research.id}
              research={research}
              language={language}
              coins={list.coins?.[research.id]}
              from={fixed ? undefined : { query, place: firstPlace + row }}
              opening={{
                list: list.addressOf(query),
                index: firstPlace + row,
                abstract: opened?.id === research.id ? opened.abstract : undefined,
                isSelecting: list.isSelecting,
              }}
            />
          ) : (
            <li key={research.id} className="min-h-45 border-b border-line" />
          ),
        )}
      </ol>
      <SimilarWorks language={language} works={list.alike} />
    </>
  );
}

/** Links above a short list of results: parts of the query, similar subjects and areas, each with its number of publications. */
function RelatedSearches({ language, near }: { readonly language: Language; readonly near: RelatedTerms | undefined }) {
  const t = useTranslations('list');
  if (!near) return null;
  const suggestions = [
    ...(near.pieces ?? []).map(({ text, total = 0 }) => ({ name: { value: text, lang: 'und' }, total, change: { keyword: text } })),
    ...near.terms.map(({ text, total }) => ({ name: text, total, change: { keyword: text.value } })),
    ...near.areas.map(({ id, name, total }) => ({ name, total, change: { focusedAreaId: [id] } })),
  ];
  if (suggestions.length === 0) return null;
  return (
    <p data-testid="near" className="no-print border-b border-line py-2 text-sm leading-7">
      <strong className="font-semibold">{t('near')}</strong>{' '}
      {suggestions.map(({ name, total, change }, index) => {
        const href = paths.research(language, { ...defaultResearchQuery, ...change });
        return (
          <Fragment key={href}>
            {index > 0 && t('separator')}
            <a href={href}>
              <Text value={name} />
            </a>{' '}
            <span className="text-muted">{formatInteger(total, language)}</span>
          </Fragment>
        );
      })}
    </p>
  );
}

/** Works listed below the last result. They share subjects with the first results but do not contain the search words. */
function SimilarWorks({ language, works }: { readonly language: Language; readonly works: readonly SimilarWork[] | undefined }) {
  const t = useTranslations('list');
  if (!works) return null;
  return (
    <section data-testid="alike" aria-labelledby="alike" className="no-print mt-8">
      <h2 id="alike" className="text-base font-semibold">
        {t('alike')}
      </h2>
      <ul className="mt-2 grid gap-1">
        {works.map(({ id, title, year }) => (
          <li key={id}>
            <a href={paths.record(language, id)} className="inline-flex min-h-9 items-center max-md:min-h-11">
              <Text value={title} />
            </a>{' '}
            {year !== undefined && <span className="text-sm text-muted">{year}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
