import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { bibliographyOf, inOwnLanguages, parseStyle } from '#app/_pages/exports/bibliography.ts';
import { allStyles, isNumbered, styleName } from '#app/_pages/exports/citations.ts';
import { exportFormats } from '#app/_pages/exports/export-formats.ts';
import { listMetadata } from '#app/_pages/view/list-metadata.ts';
import { languageOf } from '#app/_pages/view/locale.ts';
import { PageInApi } from '#app/_pages/view/page-in-api.tsx';
import { toProblem } from '#app/_pages/view/to-problem.ts';
import { MyListTools } from '#components/list/my-list-tools.tsx';
import { PrintNote } from '#components/list/print-note.tsx';
import { ProblemView } from '#components/problem-view.tsx';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { CitationText, type FormattedCitation } from '#components/text/citation-text.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { Section } from '#components/ui/section.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import { fallback } from '#lib/base/failed-parts.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { readRecordsById } from '#lib/library/records/records-by-id.ts';
import { rowData } from '#lib/library/rows/row-data.ts';
import { instance, siteUrl } from '#lib/setup/compose.ts';
import { decodeListIds } from '#lib/url/list-ids.ts';
import { paths } from '#lib/url/paths.ts';
import { readSearchParams } from '#lib/url/table/search-params.ts';

type Props = PageProps<'/[locale]/list'>;

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await languageOf(params);
  const ids = decodeListIds(await searchParams);
  const t = await getTranslations('myList');
  return listMetadata({ title: [t('title')], pathIn: (other) => paths.list(other, ids), index: false, language });
}

/** A reader's own list. Its address contains the ids, so it needs no account and no script, and it can be shared. */
export default async function ListPage({ params, searchParams }: Props) {
  const language = await languageOf(params);
  const parameters = await searchParams;
  const ids = decodeListIds(parameters);
  const t = await getTranslations('myList');
  const sources = await instance();
  const records = await readRecordsById(sources, language, ids).catch(toProblem);
  if ('problem' in records) return <ProblemView language={language} problem={records.problem} />;
  const style = parseStyle(readSearchParams(parameters).get('style')?.[0]);
  // If the translations fail to load, works in the other language are cited with names in the language of the page.
  const translations = style ? await readRecordsById(sources, otherLanguages(language)[0], ids).catch(fallback([])) : [];
  const missingCount = ids.length - records.length;
  return (
    <main id="content" className="wrap pb-8">
      <h1 className="mt-8 text-2xl md:mt-12">{t('title')}</h1>
      <p className="mt-2 max-w-[39em] text-muted">{ids.length === 0 ? t('empty') : t('note')}</p>
      <PrintNote language={language} address={siteUrl() + paths.list(language, ids)} />
      <MyListTools language={language} ids={ids} url={siteUrl() + paths.list(language, ids)} />
      {records.length > 0 ? (
        <section aria-labelledby="kept" className="mt-4 max-w-4xl">
          <div className="flex flex-wrap items-baseline justify-between gap-x-8 border-b border-line pb-2">
            <h2 id="kept" className="text-lg" data-testid="list-count">
              {t('count', { count: records.length })}
            </h2>
            <ListFiles language={language} ids={ids} />
          </div>
          <ol data-testid="results">
            {records.map((research) => (
              <ResearchRow key={research.id} research={rowData(research, language)} language={language} headingLevel={3} />
            ))}
          </ol>
        </section>
      ) : (
        <p className="mt-6">
          <a href={paths.research(language)} className="tap">
            {t('start')}
          </a>
        </p>
      )}
      {records.length > 0 && (
        <Bibliography
          language={language}
          ids={ids}
          styles={allStyles.map((id) => ({ id, name: styleName(id, language) }))}
          selected={style}
          citations={style ? bibliographyOf(inOwnLanguages(language, records, translations), style, language) : []}
          isNumbered={style !== undefined && isNumbered(style)}
        />
      )}
      {missingCount > 0 && <p className="mt-4 text-sm text-warn">{t('gone', { count: missingCount })}</p>}
      {ids.length > 0 && <PageInApi path={paths.listFile(language, 'json', ids)} isFile />}
    </main>
  );
}

function ListFiles({ language, ids }: Pick<BibliographyProps, 'language' | 'ids'>) {
  const t = useTranslations('myList');
  return (
    <Spaced as="p" className="no-print flex flex-wrap items-center gap-x-4 text-sm">
      <span className="text-muted">{t('files')}</span>
      {exportFormats(language).map(({ extension, name }) => (
        <a
          key={extension}
          href={paths.listFile(language, extension, ids)}
          download
          rel="nofollow"
          className="inline-flex min-h-9 items-center max-md:min-h-11"
        >
          <bdi dir="ltr">{name}</bdi>
        </a>
      ))}
      <a href={paths.listFile(language, 'html', ids)} rel="nofollow" className="inline-flex min-h-9 items-center max-md:min-h-11">
        {t('print')}
      </a>
    </Spaced>
  );
}

interface BibliographyProps {
  readonly language: Language;
  readonly ids: readonly string[];
  readonly styles: readonly { readonly id: string; readonly name: string }[];
  /** The selected style; undefined before the first selection. */
  readonly selected: string | undefined;
  /** Sorted as the style requires. */
  readonly citations: readonly FormattedCitation[];
  /** Numbered styles (IEEE) keep the order of the list; other styles sort the references. */
  readonly isNumbered: boolean;
}

/** A reader's list as a bibliography: a form and a text that need no script, with a copy button. */
function Bibliography({ language, ids, styles, selected, citations, isNumbered }: BibliographyProps) {
  const t = useTranslations('myList');
  const text = citations
    .map((entry, index) => (isNumbered ? `[${index + 1}] ${entry.text}` : entry.text))
    .join(citations[0]?.isCode ? '\n\n' : '\n');
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <Section id="bibliography" title={t('bibliography')} data-testid="bibliography" className="mt-10 max-w-4xl">
      <form method="get" action={`${paths.list(language)}#bibliography`} className="no-print flex flex-wrap items-center gap-x-4 text-sm">
        <input type="hidden" name="ids" value={ids.join(',')} />
        <label className="flex min-h-11 items-center gap-2 text-muted">
          {t('style')}
          <select name="style" defaultValue={selected} className="choice">
            {styles.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className="link min-h-11 cursor-pointer">
          {t('show')}
        </button>
        {citations.length > 0 && <CopyButton text={text} label={t('copyAll')} doneLabel={t('copied')} />}
      </form>
      <List className={isNumbered ? 'list-decimal ps-8' : ''}>
        {citations.map((citation) => (
          <li key={citation.text}>
            <CitationText citation={citation} />
          </li>
        ))}
      </List>
    </Section>
  );
}
