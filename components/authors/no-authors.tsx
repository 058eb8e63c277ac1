'use client';

import { useTranslations } from 'next-intl';
import { isTooFar, PageTooFar } from '#components/list/page-too-far.tsx';
import type { Author } from '#lib/domain/author.ts';
import type { Page } from '#lib/domain/page.ts';
import type { AuthorQuery } from '#lib/domain/query.ts';
import type { AuthorAddress } from '#lib/url/author-query.ts';

interface NoAuthorsProps {
  readonly query: AuthorQuery;
  readonly page: Page<Author>;
  readonly pages: number;
  readonly hrefOf: (change: Partial<AuthorAddress>) => string;
}

/** An empty list of authors: a page too far leads to the last one, filters and words can be dropped. */
export function NoAuthors({ query, page, pages, hrefOf }: NoAuthorsProps) {
  const t = useTranslations('list');
  if (isTooFar({ pageIndex: query.pageIndex, page }))
    return <PageTooFar pageIndex={query.pageIndex} page={page} pages={pages} hrefOf={hrefOf} />;
  return (
    <div className="py-10" data-testid="no-results">
      <h2 className="text-lg">
        {query.keyword ? t.rich('noAuthorsFor', { query: query.keyword, q: (chunks) => <bdi dir="auto">{chunks}</bdi> }) : t('noAuthors')}
      </h2>
      <ul className="mt-3 grid list-disc gap-1 ps-5">
        {(query.initial || query.focusedAreaId.length > 0) && (
          <li>
            <a href={hrefOf({ initial: undefined, focusedAreaId: [] })}>{t('clearAll')}</a>
          </li>
        )}
        {query.keyword && (
          <li>
            <a href={hrefOf({ keyword: undefined })}>{t('withoutKeyword')}</a>
          </li>
        )}
        <li>{t('checkSpelling')}</li>
      </ul>
    </div>
  );
}
