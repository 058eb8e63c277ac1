import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { loadRecordList } from '#app/_pages/load/load-once.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { MovedView } from '#app/_pages/view/moved-view.tsx';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { BreadcrumbData } from '#app/_pages/view/page-node.tsx';
import { problemMetadata } from '#app/_pages/view/problem-metadata.ts';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { AsOfNote } from '#components/list/as-of-note.tsx';
import { NameFinder } from '#components/list/name-finder.tsx';
import { Pager } from '#components/list/pager.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { ReferenceList } from '#components/record/citations/references.tsx';
import { MissingAuthors, PeopleRows } from '#components/record/people.tsx';
import { Text } from '#components/text/text.tsx';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import { countUndescribed } from '#lib/domain/citations/reference.ts';
import type { Research } from '#lib/domain/research.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { instance } from '#lib/setup/compose.ts';
import { decodeId, lastSegment } from '#lib/url/decode-id.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeRecordListQuery, encodeRecordListQuery, type RecordListKind, type RecordListQuery } from '#lib/url/record-list-query.ts';
import type { RawSearchParams } from '#lib/url/table/search-params.ts';

interface RecordListProps {
  readonly params: Promise<{ readonly locale: string; readonly id: string }>;
  readonly searchParams: Promise<RawSearchParams>;
}

/** The metadata of a list of a record. Not indexed, because the page of the record is the one to find. */
export async function recordListMetadata(kind: RecordListKind, { params, searchParams }: RecordListProps): Promise<Metadata> {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const query = decodeRecordListQuery(await searchParams);
  const content = await loadRecordList(kind, language, id, query).catch(toProblem);
  if ('problem' in content) return problemMetadata(content.problem);
  const t = await getTranslations('record.list');
  const lists = await getTranslations('lists');
  const page = query.pageIndex > 1 ? lists('pageTitle', { page: query.pageIndex }) : undefined;
  return listMetadata({
    title: [query.find, t(kind), page, content.research.title.value],
    pathIn: (other) => paths.recordList(other, id, kind, encodeRecordListQuery(query)),
    index: false,
    language,
  });
}

/** All authors or all references of a record, a hundred a page. */
export async function RecordListPage({ kind, params, searchParams }: RecordListProps & { readonly kind: RecordListKind }) {
  const language = await languageOf(params);
  const id = decodeId((await params).id);
  const query = decodeRecordListQuery(await searchParams);
  const search = encodeRecordListQuery(query);
  const path = paths.recordList(language, id, kind, search);
  const content = await loadRecordList(kind, language, id, query).catch(toProblem);
  if ('problem' in content) {
    const { problem } = content;
    if (problem.movedTo)
      return <MovedView language={language} location={paths.recordList(language, lastSegment(problem.movedTo), kind, search)} />;
    return <ProblemView language={language} problem={problem} path={path} />;
  }
  const { research, authors, references, rows, ...page } = content;
  const t = await getTranslations('record.list');
  const above = { name: research.title.value, path: paths.record(language, research.id) };
  return (
    <main id="content" className="wrap pb-8">
      <BreadcrumbData language={language} section="research" above={above} name={t(kind)} path={path} />
      <AsOfNote asOf={research.asOf} />
      <RecordListView kind={kind} research={research} query={query} {...page} language={language}>
        {kind === 'authors' ? (
          <PeopleRows
            people={authors}
            id={research.id}
            language={language}
            hasPlacePages={(await instance()).collection.institutions !== undefined}
          />
        ) : (
          <ReferenceList references={references} rows={rows} headingLevel={2} language={language} />
        )}
      </RecordListView>
      <PageInApi path={apiPaths.research(language, research.id)} />
    </main>
  );
}

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
function RecordListView({ kind, research, query, total, pages, language, children }: RecordListViewProps) {
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
