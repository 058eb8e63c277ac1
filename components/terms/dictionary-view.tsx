import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LetterIndex } from '#components/list/letter-index.tsx';
import { Pager } from '#components/list/pager.tsx';
import { Ltr } from '#components/text/text.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { TermRowData } from '#lib/answers/term-answer.ts';
import type { Letter } from '#lib/domain/collection.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import type { TermQuery } from '#lib/url/term-query.ts';
import { MatchedTerm, type MatchedTermData } from './matched-term.tsx';
import { TermRow } from './term-row.tsx';

interface DictionaryViewProps {
  readonly query: TermQuery;
  readonly rows: readonly TermRowData[];
  readonly total: number;
  /** The term whose name equals the search text. */
  readonly exactMatch?: MatchedTermData | undefined;
  readonly pages: number;
  readonly letters: readonly Letter[];
  /** Areas to filter by. */
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  /** File names of the complete dictionary. */
  readonly files: readonly string[];
  readonly language: Language;
  /** Whether missions have pages. */
  readonly hasMissions: boolean;
  readonly foot?: ReactNode;
}

/** The dictionary: search form, letters of both alphabets, areas and terms. It needs no JavaScript. */
export function DictionaryView(props: DictionaryViewProps) {
  const { query, rows, total, exactMatch, pages, letters, areas, files, language, hasMissions, foot } = props;
  const m = useTranslations('missions');
  const t = useTranslations('terms');
  return (
    <main id="content" className="wrap pb-16">
      <h1 className="mt-4 text-2xl md:mt-8">{t('title')}</h1>
      <p className="mt-1 max-w-[41em] text-sm text-muted">{t('lead')}</p>
      <p className="flex flex-wrap gap-x-6 text-sm">
        <Spaced>
          {hasMissions && (
            <a href={paths.missions(language)} className="link inline-flex min-h-11 items-center">
              {m('title')}
            </a>
          )}
          <a href={paths.thesaurus(language)} className="link inline-flex min-h-11 items-center">
            {t('thesaurus.title')}
          </a>
        </Spaced>
      </p>
      <TermForm query={query} areas={areas} language={language} />
      <LetterIndex
        language={language}
        letters={letters}
        current={query.initial}
        hrefOf={(initial) => paths.terms(language, { ...query, initial: initial ?? '', page: 1 })}
      />
      <p
        role="status"
        data-testid="result-count"
        data-total={total}
        className="flex justify-between gap-x-4 border-b-2 border-ink pb-1.5 text-sm"
      >
        <span>{t('count', { count: total })}</span> <span className="text-muted">{t('publicationsHere')}</span>
      </p>
      {total === 0 && <p className="mt-4 max-w-[39em]">{t('none')}</p>}
      <ol data-testid="results" className="gap-x-12 md:columns-2">
        {rows.map((row) => (
          <TermRow key={row.term.id} {...row} isMeant={row.term.id === exactMatch?.term.id} language={language} />
        ))}
      </ol>
      <Pager
        language={language}
        pageIndex={query.page}
        pages={pages}
        hasNext={query.page < pages}
        hrefOf={(page) => paths.terms(language, { ...query, page })}
      />
      {exactMatch && <MatchedTerm {...exactMatch} language={language} />}
      <section aria-labelledby="files" className="mt-8">
        <h2 id="files" className="text-lg">
          {t('files')}
        </h2>
        <p className="mt-2 max-w-[41em] text-sm text-muted">{t('filesNote')}</p>
        <p className="mt-1 flex flex-wrap gap-x-6 text-sm">
          <Spaced>
            {files.map((name) => (
              <a key={name} href={`/downloads/${name}`} className="inline-flex min-h-9 items-center max-md:min-h-11">
                <Ltr>{name}</Ltr>
              </a>
            ))}
          </Spaced>
        </p>
      </section>
      {foot}
    </main>
  );
}

function TermForm({ query, areas, language }: Pick<DictionaryViewProps, 'query' | 'areas' | 'language'>) {
  const t = useTranslations('terms');
  return (
    <form method="get" action={paths.terms(language)} className="no-print mt-3 mb-2 max-w-4xl">
      <search className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
        <span className="flex">
          <input
            name="q"
            type="search"
            dir="auto"
            defaultValue={query.text}
            maxLength={100}
            aria-label={t('search')}
            placeholder={t('placeholder')}
            className="field joined min-w-0 flex-1"
          />
          <button type="submit" className="button glass rounded-s-none">
            {t('search')}
          </button>
        </span>
        <select name="area" defaultValue={query.area ?? ''} aria-label={t('area')} className="field min-w-0">
          <option value="">{t('allAreas')}</option>
          {areas.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </search>
    </form>
  );
}
