import { Text } from '#components/text/text.tsx';
import { CodeBlock } from '#components/ui/code-block.tsx';
import { CopyButton } from '#components/ui/copy-button.tsx';
import { DataTable } from '#components/ui/data-table.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import { chartExtensions, isByYear } from '#lib/url/chart-address.ts';
import { paths } from '#lib/url/paths.ts';
import type { Chart, ChartRow } from './chart.ts';
import { ChartDrawing } from './chart-drawing.tsx';
import { barsMax } from './draw-chart.ts';
import { yearsOf } from './draw-series.ts';

export interface ChartTools {
  /** Embed code of the chart. */
  readonly code: string;
  readonly apa: string;
  readonly bibtex: string;
}

interface ChartFigureProps {
  readonly chart: Chart;
  readonly query: ResearchQuery;
  readonly tools: ChartTools;
  readonly language: Language;
}

/** Style of a menu below a chart. */
const menu = 'link min-h-11 w-fit py-2.5';

/** A chart with its title and finding. Figures as a table, files, embed code and citation are folded below it. Needs no script. */
export function ChartFigure({ chart, query, tools, language }: ChartFigureProps) {
  const t = useTranslations('charts');
  const { kind, title, finding, subtitle } = chart;
  return (
    <section
      aria-labelledby={kind}
      className={`min-w-0 border-t border-line pt-6 ${kind === 'compare' ? 'lg:col-span-full' : ''}`}
      data-testid={`chart-${kind}`}
    >
      <h2 id={kind} className="text-lg">
        {title}
      </h2>
      {finding && <p className="mt-0.5 text-muted">{finding}</p>}
      <div className="mt-4">
        <ChartDrawing chart={chart} language={language} width={kind === 'compare' ? 720 : 540} />
      </div>
      {subtitle && <p className="mt-2 text-sm">{subtitle}</p>}
      <div className="no-print text-sm">
        <ChartTable chart={chart} language={language} />
        <details>
          <summary className={menu}>{t('take')}</summary>
          <Spaced as="p" className="flex flex-wrap items-center gap-x-4">
            <span className="text-muted">{t('download')}</span>
            {chartExtensions.map((extension) => (
              <a key={extension} href={paths.chartFile(language, kind, extension, query)} download rel="nofollow" className="tap">
                <bdi dir="ltr">{extension.toUpperCase()}</bdi>
              </a>
            ))}
          </Spaced>
          <details name={`take-${kind}`}>
            <summary className={menu}>{t('embed')}</summary>
            <div className="pb-4">
              <Embed kind={kind} query={query} code={tools.code} language={language} />
            </div>
          </details>
          <details name={`take-${kind}`}>
            <summary className={menu}>{t('cite')}</summary>
            <div className="pb-4">
              <Cite {...tools} />
            </div>
          </details>
        </details>
      </div>
    </section>
  );
}

/** The embed code, with links to the embed in each theme and in the other language. */
function Embed({
  kind,
  query,
  code,
  language,
}: Pick<Chart, 'kind'> & Pick<ChartFigureProps, 'query' | 'language'> & { readonly code: string }) {
  const t = useTranslations('charts');
  const link = 'link tap';
  return (
    <>
      <p>{t('embedNote')}</p>
      <CodeBlock code={code} label={t('code')} copy={{ label: t('copy'), done: t('copied') }} wraps="words" />
      <Spaced as="p" className="flex flex-wrap gap-x-5">
        {(['light', 'dark'] as const).map((theme) => (
          <a key={theme} href={paths.chartEmbed(language, kind, query, theme)} rel="nofollow" className={link}>
            {t(theme)}
          </a>
        ))}
        <a
          href={paths.chartEmbed(otherLanguages(language)[0], kind, query)}
          rel="nofollow"
          hrefLang={otherLanguages(language)[0]}
          className={link}
        >
          {t('other')}
        </a>
      </Spaced>
    </>
  );
}

function Cite({ apa, bibtex }: Pick<ChartTools, 'apa' | 'bibtex'>) {
  const t = useTranslations('charts');
  return (
    <>
      <div className="flex min-h-11 items-center justify-between gap-4 text-xs text-muted">
        <bdi dir="ltr">APA</bdi>
        <CopyButton text={apa} label={t('copyCitation')} doneLabel={t('copied')} />
      </div>
      <p className="rounded border border-line bg-surface p-3 break-words" data-testid="apa">
        {apa}
      </p>
      <CodeBlock code={bibtex} label="BibTeX" copy={{ label: t('copyCitation'), done: t('copied') }} />
      <p className="mt-2 text-xs text-muted">{t('citeNote')}</p>
    </>
  );
}

/** Maximum rows of the table: more would make a page of a megabyte; the CSV file has all. */
const rowsMax = 250;
/** Maximum columns of figures that fit a phone. */
const columnsMax = 4;

function ChartTable({ chart, language }: Pick<ChartFigureProps, 'chart' | 'language'>) {
  const t = useTranslations('charts');
  const { kind, rows, series, unknown } = chart;
  const tableRows = series ? yearsOf(series) : rows;
  const undrawn = series || isByYear(kind) ? 0 : rows.length - barsMax;
  const columns: readonly Omit<ChartRow, 'count'>[] = series ?? [{ id: 'count', name: t('publications') }];
  const countsOf = (row: ChartRow) => series?.map(({ years }) => years.find(({ id }) => id === row.id)?.count ?? 0) ?? [row.count];
  return (
    <details>
      <summary className={menu}>{undrawn > 0 ? t('rest', { count: undrawn }) : t('table')}</summary>
      <div className="overflow-x-auto" tabIndex={columns.length > columnsMax ? 0 : undefined}>
        <DataTable
          className="w-full max-w-md"
          data-testid={`chart-table-${kind}`}
          head={[
            t(`names.${kind}`),
            ...columns.map(({ id, name, lang }) => (
              <Text key={id} value={lang ? { value: name, lang } : name} contextLanguage={language} />
            )),
          ]}
          rows={[
            ...tableRows.slice(0, rowsMax).map((row) => ({
              id: row.id,
              cells: [
                <RowName key={row.id} row={row} language={language} />,
                ...countsOf(row).map((count) => formatInteger(count, language)),
              ],
            })),
            ...(unknown ? [{ id: 'unknown', cells: [unknown.name, formatInteger(unknown.count, language)] }] : []),
          ]}
        />
      </div>
      {tableRows.length > rowsMax && <p className="py-2 text-muted">{t('restInFile', { count: rowsMax })}</p>}
    </details>
  );
}

function RowName({ row: { name, lang, href }, language }: { readonly row: ChartRow; readonly language: Language }) {
  const text = <Text value={lang ? { value: name, lang } : name} contextLanguage={language} />;
  return href ? (
    <a href={href} rel="nofollow" className="inline-flex min-h-9 items-center max-md:min-h-11">
      {text}
    </a>
  ) : (
    text
  );
}
