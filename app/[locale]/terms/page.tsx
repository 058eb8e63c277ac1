import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { LetterIndex } from '#components/list/letter-index.tsx';
import { Pager } from '#components/list/pager.tsx';
import { RowSection } from '#components/research/rows/row-section.tsx';
import { TermCount, TermRow } from '#components/terms/term-row.tsx';
import { Ltr, Text } from '#components/text/text.tsx';
import { SearchField } from '#components/ui/search-field.tsx';
import { Section } from '#components/ui/section.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { ResearchRowData } from '#lib/answers/research-answer.ts';
import { fallback } from '#lib/base/failed-parts.ts';
import { researchAreaTerms } from '#lib/contract/lookups.ts';
import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { type DictionaryTerm, termName } from '#lib/domain/dictionary.ts';
import { termFiles } from '#lib/formats/feeds/term-files.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { listTerms, termsOnPage } from '#lib/library/terms/terms.ts';
import { instance } from '#lib/setup/compose.ts';
import { paths } from '#lib/url/paths.ts';
import { decodeTermQuery, encodeTermQuery, type TermQuery } from '#lib/url/term-query.ts';

type Props = PageProps<'/[locale]/terms'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const query = decodeTermQuery(await searchParams);
  const t = await getTranslations('terms');
  return listMetadata({
    title: [query.text ?? query.initial, t('title')],
    pathIn: (other) => paths.terms(other, query),
    index: encodeTermQuery({ ...query, page: 1 }) === '',
    language,
    description: t('description'),
  });
}

/** The bilingual dictionary: search form, letters of both alphabets, areas and terms. It needs no JavaScript. */
export default async function TermsPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const query = decodeTermQuery(await searchParams);
  const sources = await instance();
  const { rows, total, exactMatch, pages } = await listTerms(sources, language, query);
  const t = await getTranslations('terms');
  return (
    <main id="content" className="wrap pb-8">
      <h1 className="mt-4 text-2xl md:mt-8">{t('title')}</h1>
      <p className="mt-1 max-w-[41em] text-sm text-muted">{t('lead')}</p>
      <TermForm query={query} language={language} />
      <LetterIndex
        language={language}
        letters={sources.dictionary.initials().map((letter) => ({ letter, count: 0 }))}
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
      <Files language={language} />
      <PageInApi path={await apiCall(sources.collection, language, query)} />
    </main>
  );
}

/** The complete dictionary as files. */
function Files({ language }: { readonly language: Language }) {
  const t = useTranslations('terms');
  return (
    <Section id="files" title={t('files')} className="mt-8">
      <p className="mt-2 max-w-[41em] text-sm text-muted">
        {t.rich('filesNote', { a: (chunks) => <a href={paths.thesaurus(language)}>{chunks}</a> })}
      </p>
      <Spaced as="p" className="mt-1 flex flex-wrap gap-x-6 text-sm">
        {termFiles.map(({ name }) => (
          <a key={name} href={`/downloads/${name}`} className="inline-flex min-h-9 items-center max-md:min-h-11">
            <Ltr>{name}</Ltr>
          </a>
        ))}
      </Spaced>
    </Section>
  );
}

function areasByName(language: Language): { readonly id: string; readonly name: string }[] {
  const { compare } = new Intl.Collator(language);
  return researchAreaTerms.map((area) => ({ id: area.id, name: area[language] })).sort((a, b) => compare(a.name, b.name));
}

/** The API request for the data of this page. The page identifies areas by code, but the API by number. */
async function apiCall(collection: Catalogue, language: Language, { text, initial, area, page }: TermQuery): Promise<string> {
  const areas = area ? await collection.researchAreas(language).catch(fallback([])) : [];
  const params = new URLSearchParams();
  if (text) params.set('keyword', text);
  const id = areas.find(({ code }) => code === area)?.id;
  if (id) params.set('focusedAreaId', id);
  if (initial) params.set('initial', initial);
  params.set('pageIndex', String(page));
  params.set('pageSize', String(termsOnPage));
  return `${apiPaths.termList(language)}?${params}`;
}

function TermForm({ query, language }: { readonly query: TermQuery; readonly language: Language }) {
  const t = useTranslations('terms');
  return (
    <form method="get" action={paths.terms(language)} className="no-print mt-3 mb-2 max-w-4xl">
      <search className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,14rem)]">
        <SearchField
          name="q"
          defaultValue={query.text}
          maxLength={100}
          label={t('search')}
          placeholder={t('placeholder')}
          button={t('search')}
        />
        <select name="area" defaultValue={query.area ?? ''} aria-label={t('area')} className="field min-w-0">
          <option value="">{t('allAreas')}</option>
          {areasByName(language).map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </search>
    </form>
  );
}

interface MatchedTermData {
  readonly term: DictionaryTerm;
  /** Best matches for the name of the term. */
  readonly records: readonly ResearchRowData[];
  readonly count?: number | undefined;
}

/** Publications on the term whose name equals the searched text. */
function MatchedTerm({ term, records, count, language }: MatchedTermData & { readonly language: Language }) {
  const t = useTranslations('terms');
  if (records.length === 0) return null;
  return (
    <RowSection
      id="meant"
      title={t.rich('recordsOn', { term: () => <Text value={termName(term, language)} contextLanguage={language} /> })}
      className="mt-8 max-w-4xl"
      data-testid="meant-term"
      records={records}
      language={language}
    >
      {count !== undefined && <TermCount term={term} count={count} language={language} />}
    </RowSection>
  );
}
