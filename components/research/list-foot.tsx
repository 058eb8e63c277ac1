'use client';

import { useTranslations } from 'next-intl';
import { ApiTwin } from '#components/list/api-twin.tsx';
import { PageOptions } from '#components/list/page-options.tsx';
import { endsByRule } from '#components/list/page-too-far.tsx';
import { Pager } from '#components/list/pager.tsx';
import { encodeResearchQuery } from '#lib/url/research-query.ts';
import type { ResearchBrowserProps } from './browser-props.ts';
import type { useResearchList } from './use-research-list.ts';

interface ListFootProps extends ResearchBrowserProps {
  readonly list: ReturnType<typeof useResearchList>;
  readonly isBare: boolean;
}

/** Beneath the rows: pages, rows on a page, and the same list for programs. */
export function ListFoot({ language, basePath, apiSiteUrl, list, isBare }: ListFootProps) {
  const t = useTranslations('list');
  const { query, page, pages, hrefOf, hrefOfPage, go } = list;
  if (isBare) return null;
  return (
    <>
      <Pager language={language} pageIndex={query.pageIndex} pages={pages} hasNext={page.hasNext} hrefOf={hrefOfPage} />
      {query.pageIndex === pages && endsByRule(page, pages) && (
        <p className="no-print mx-auto max-w-[39em] pb-4 text-sm text-muted">
          {t('pagesEnd', { last: pages * page.pageSize, total: page.total ?? 0 })}
        </p>
      )}
      {page.total !== 0 && (
        <PageOptions
          language={language}
          pageSize={query.pageSize}
          pageIndex={query.pageIndex}
          pages={page.totalPages ?? 1}
          hrefOf={hrefOf}
          action={basePath}
          kept={[...new URLSearchParams(hrefOf({ pageIndex: 1 }).split('?')[1] ?? '')]}
          onJump={(pageIndex) => go(hrefOfPage(pageIndex), { focus: true })}
        />
      )}
      {apiSiteUrl && (
        <ApiTwin
          language={language}
          siteUrl={apiSiteUrl}
          path={`/api/${language}/Publication/GetAllResearch?${encodeResearchQuery(query)}`}
        />
      )}
    </>
  );
}
