import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { NameFinder } from '#components/list/name-finder.tsx';
import { Pager } from '#components/list/pager.tsx';
import { MissingAuthors } from '#components/record/people.tsx';
import { Text } from '#components/text/text.tsx';
import { countUndescribed } from '#lib/domain/citations/reference.ts';
import type { Research } from '#lib/domain/research.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { encodeRecordListQuery, type RecordListKind, type RecordListQuery } from '#lib/url/record-list-query.ts';

interface RecordListViewProps {
  readonly kind: RecordListKind;
  readonly research: Research;
  readonly query: RecordListQuery;
  /** Number of entries on all pages. */
  readonly total: number;
  readonly pages: number;
  readonly language: Language;
  /** The entries of this page. */
  readonly children: ReactNode;
}

/** The frame of a list of a record: way back, title, search, and page links. Needs no script. */
export function RecordListView({ kind, research, query, total, pages, language, children }: RecordListViewProps) {
  const t = useTranslations('record.list');
  const record = useTranslations('record');
  const { id, title, authors, authorCount } = research;
  const path = paths.recordList(language, id, kind);
  const isShort = kind === 'authors' && query.find === undefined && authorCount > authors.length;
  const undescribed = kind === 'references' && query.find === undefined ? countUndescribed(research.references) : 0;
  return (
    <>
      <p className="pt-4 text-sm text-muted">
        <a href={paths.record(language, id)} className="inline-flex min-h-11 items-center">
          {t('back')}
        </a>
      </p>
      <h1 className="text-2xl">{t(kind)}</h1>
      <p className="mt-1 max-w-4xl text-lg text-muted">
        <Text value={title} />
      </p>
      <NameFinder
        action={path}
        hidden={[]}
        find={query.find}
        label={t(`find.${kind}`)}
        count={
          <span data-testid="result-count" data-total={total}>
            {isShort ? record('authorsShort', { known: total, total: authorCount }) : t(`count.${kind}`, { count: total })}
          </span>
        }
      >
        <a href={paths.recordListCsv(language, id, kind)} download className="link inline-flex min-h-11 items-center sm:ms-auto">
          {record('listFile')}
        </a>
      </NameFinder>
      {undescribed > 0 && <p className="mt-2 text-sm text-muted">{record('undescribedReferences', { count: undescribed })}</p>}
      {total === 0 ? (
        undescribed === 0 && <p className="mt-6">{t(`${query.find ? 'none' : 'empty'}.${kind}`)}</p>
      ) : (
        <div data-testid="results" className="mt-4">
          {children}
        </div>
      )}
      {kind === 'authors' && !isShort && <MissingAuthors research={research} />}
      <Pager
        language={language}
        pageIndex={query.pageIndex}
        pages={pages}
        hasNext={query.pageIndex < pages}
        hrefOf={(pageIndex) => paths.recordList(language, id, kind, encodeRecordListQuery({ ...query, pageIndex }))}
      />
    </>
  );
}
