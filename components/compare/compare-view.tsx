import type { ReactNode } from 'react';
import { ChartDrawing } from '#components/chart/chart-drawing.tsx';
import { yearRows } from '#components/chart/year-bars.ts';
import { ResearchRow } from '#components/research/rows/research-row.tsx';
import { Text } from '#components/text/text.tsx';
import { Bar } from '#components/ui/bar-list.tsx';
import { CountLink } from '#components/ui/count-link.tsx';
import { LabelledList } from '#components/ui/labelled-list.tsx';
import { Spaced } from '#components/ui/spaced.tsx';
import type { ComparedColumn, ComparedPair } from '#lib/answers/comparison-answer.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { defaultResearchQuery, type ResearchQuery } from '#lib/domain/query.ts';
import type { Ref } from '#lib/domain/research.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ComparedKind } from '#lib/url/compare-query.ts';
import { paths } from '#lib/url/paths.ts';

interface Column extends ComparedColumn {
  /** The comparison without this column. */
  readonly withoutHref: string;
}

interface CompareViewProps {
  readonly kind: ComparedKind;
  readonly columns: readonly Column[];
  readonly pairs: readonly ComparedPair[];
  readonly csvHref: string;
  /** Address of the comparison as a chart, which needs two or more columns. */
  readonly chartHref: string | undefined;
  readonly language: Language;
}

const areasMax = 5;

/** Statistics by column with shared scales; columns never differ by colour alone. On a phone, the cells of a row are below each other. */
export function CompareView({ columns, pairs, csvHref, chartHref, kind, language }: CompareViewProps) {
  const t = useTranslations('compare');
  const row = (label: ReactNode, cell: RowProps['cell'], hasValue: RowProps['hasValue'] = () => true) =>
    columns.some(hasValue) && <Row label={label} columns={columns} cell={cell} hasValue={hasValue} />;
  const listOf = ({ id }: Column, change: Partial<ResearchQuery> = {}) =>
    paths.research(language, { ...defaultResearchQuery, [kind]: [id], ...change });
  const hasSigners = kind === 'institutionId' || kind === 'country';
  const figure = (value: number) => <span className="font-semibold">{formatInteger(value, language)}</span>;
  return (
    <>
      <p className="no-print mt-3 flex flex-wrap gap-x-6 text-sm">
        <Spaced>
          <a href={csvHref} download rel="nofollow" className="link inline-flex min-h-11 items-center">
            {t('csv')}
          </a>
          {chartHref && (
            <a href={chartHref} rel="nofollow" className="link inline-flex min-h-11 items-center">
              {t('chart')}
            </a>
          )}
        </Spaced>
      </p>
      <table aria-label={t('title')} className="compared mt-4 w-full table-fixed" data-testid="compared">
        <thead>
          <Names columns={columns} />
        </thead>
        <tbody>
          {row(t('publications'), (column) => (
            <CountLink href={listOf(column)}>{figure(column.total)}</CountLink>
          ))}
          {row(
            t('span'),
            ({ years }) => (
              <Span years={[...years.keys()]} />
            ),
            ({ years }) => years.size > 0,
          )}
          {row(
            t('freeToRead'),
            (column) => (
              <span className="flex items-center gap-2">
                <CountLink href={column.free > 0 ? listOf(column, { freeToRead: true }) : undefined}>{figure(column.free)}</CountLink>{' '}
                <span className="text-xs text-muted">{t('of', { total: column.total })}</span>
              </span>
            ),
            ({ free }) => free > 0,
          )}
          {row(
            t('citations'),
            ({ citations }) => (
              <Citations {...citations} language={language} />
            ),
            ({ citations }) => citations.counted > 0,
          )}
          {row(
            <span title={t(hasSigners ? 'peopleOfPlace' : 'peopleOfWorks')}>{t('people')}</span>,
            ({ people }) => figure(people),
            ({ people }) => people > 0,
          )}
          <Years columns={columns} listOf={listOf} language={language} />
          <Areas columns={columns} kind={kind} listOf={listOf} language={language} />
          {row(
            t('partners'),
            (column) => (
              <Partners
                partners={column.partners}
                // No list has the publications that two institutions share.
                hrefOf={kind === 'institutionId' ? undefined : (id) => listOf(column, { institutionId: [id] })}
                language={language}
              />
            ),
            ({ partners }) => partners.length > 0,
          )}
        </tbody>
      </table>
      {pairs.length > 0 && <Common kind={kind} pairs={pairs} language={language} />}
    </>
  );
}

/** The most frequent areas of all columns, a row for each. */
function Areas({ columns, kind, listOf, language }: YearsProps & Pick<CompareViewProps, 'kind'>) {
  const areas = largestAreas(columns);
  const mostInArea = Math.max(1, ...areas.flatMap(({ id }) => columns.map((column) => countIn(column, id))));
  return areas.map(({ id, name }) => (
    <Row
      key={id}
      label={<Text value={name} />}
      columns={columns}
      cell={(column) => {
        const count = countIn(column, id);
        // No list has the publications that are in two areas at once.
        const href = count > 0 && kind !== 'focusedAreaId' ? listOf(column, { focusedAreaId: [id] }) : undefined;
        return (
          <CountLink href={href}>
            <span className="min-w-5 text-end text-sm">{formatInteger(count, language)}</span>
            <span className="min-w-0 flex-1">
              <Bar share={count / mostInArea} />
            </span>
          </CountLink>
        );
      }}
      hasValue={(column) => countIn(column, id) > 0}
    />
  ));
}

function Citations({ sum, counted, language }: ComparedColumn['citations'] & { readonly language: Language }) {
  const t = useTranslations('compare');
  if (counted === 0) return '–';
  return (
    <span>
      <span className="font-semibold">{formatInteger(sum, language)}</span>{' '}
      <span className="text-xs text-muted">{t('citedWorks', { count: counted })}</span>
    </span>
  );
}

/** The works in common of each pair, folded if there are several pairs; more of them are on the comparison of that pair alone. */
function Common({ kind, pairs, language }: Pick<CompareViewProps, 'kind' | 'pairs' | 'language'>) {
  const t = useTranslations('compare');
  const sharing = pairs.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="common" className="mt-6 max-w-4xl">
      <h2 id="common" className="border-b border-line pb-2 text-lg">
        {t('common')}
      </h2>
      {sharing.length > 0 && (
        <ul data-testid="pairs">
          {sharing.map(({ of: [first, other], count, works }) => (
            <li key={`${first.id}-${other.id}`} className="pt-2">
              <details open={pairs.length === 1}>
                <summary className="min-h-11 py-2.5">
                  <h3 className="inline text-sm font-normal">
                    {t.rich('pairText', {
                      one: () => <Text value={first.name} />,
                      other: () => <Text value={other.name} />,
                      count,
                      b: (chunks) => <span className="font-semibold">{chunks}</span>,
                    })}
                  </h3>
                </summary>
                {count > works.length && <p className="text-sm text-muted">{t('commonShort', { count: works.length })}</p>}
                {count > works.length && pairs.length > 1 && (
                  <a
                    href={`${paths.compare(language, { kind, ids: [first.id, other.id] })}#common`}
                    rel="nofollow"
                    className="link touch text-sm"
                  >
                    {t('commonMore')}
                  </a>
                )}
                <ol>
                  {works.map((research) => (
                    <ResearchRow key={research.id} research={research} language={language} headingLevel={4} />
                  ))}
                </ol>
              </details>
            </li>
          ))}
        </ul>
      )}
      <LabelledList label={t('noneInCommon')} values={pairs.filter(({ count }) => count === 0)} language={language}>
        {({ of: [first, other] }) => (
          <span key={`${first.id}-${other.id}`}>
            {t.rich('pairNames', { one: () => <Text value={first.name} />, other: () => <Text value={other.name} /> })}
          </span>
        )}
      </LabelledList>
    </section>
  );
}

interface PartnersProps extends Pick<Column, 'partners'>, Pick<CompareViewProps, 'language'> {
  /** The list of the publications that a number counts, if there is one. */
  readonly hrefOf: ((institutionId: string) => string) | undefined;
}

function Partners({ partners, hrefOf, language }: PartnersProps) {
  if (partners.length === 0) return '–';
  return (
    <ul className="text-sm">
      {partners.map(({ id, name, count }) => (
        <li key={id} className="flex items-baseline justify-between gap-2">
          <a href={paths.institution(language, id)} className="min-w-0 py-1 no-underline hover:underline max-md:py-3">
            <Text value={name} />
          </a>{' '}
          <CountLink href={hrefOf?.(id)}>
            <span className="text-muted">{formatInteger(count, language)}</span>
          </CountLink>
        </li>
      ))}
    </ul>
  );
}

const countIn = ({ areas }: Column, id: string) => areas.find((area) => area.id === id)?.count ?? 0;

/** The areas with the highest number of publications, added up over all columns. */
function largestAreas(columns: readonly Column[]): readonly FacetValue[] {
  const sums = new Map<string, FacetValue>();
  for (const { areas } of columns)
    for (const area of areas) sums.set(area.id, { ...area, count: area.count + (sums.get(area.id)?.count ?? 0) });
  return [...sums.values()].sort((a, b) => b.count - a.count).slice(0, areasMax);
}

const rowLabel = 'pt-3 pe-4 text-start text-sm font-semibold md:py-2 md:font-normal md:text-muted';

interface RowProps {
  readonly label: ReactNode;
  readonly columns: readonly Column[];
  readonly cell: (column: Column) => ReactNode;
  /** Whether a column has more than zero here. On a phone, its cell is left out otherwise. */
  readonly hasValue: (column: Column) => boolean;
}

function Row({ label, columns, cell, hasValue }: RowProps) {
  return (
    <tr className="border-b border-line align-baseline">
      <th scope="row" className={rowLabel}>
        {label}
      </th>
      {columns.map((column) => (
        <td key={column.id} data-label={column.name.value} className={`py-2 md:h-11 md:pe-4 ${hasValue(column) ? '' : 'max-md:hidden'}`}>
          {cell(column)}
        </td>
      ))}
    </tr>
  );
}

function Names({ columns }: Pick<RowProps, 'columns'>) {
  const t = useTranslations('compare');
  return (
    <tr className="border-b border-line align-top">
      <td className="w-44 max-md:hidden" />
      {columns.map(({ id, name, href, withoutHref }) => (
        <th key={id} scope="col" className="text-start md:py-2 md:pe-4">
          <span className="flex items-start justify-between">
            <a href={href} className="min-w-0 py-3 leading-normal no-underline hover:underline max-md:py-3">
              <Text value={name} />
            </a>
            <a
              href={withoutHref}
              rel="nofollow"
              aria-label={t('remove', { name: name.value })}
              className="no-print inline-grid min-h-11 min-w-8 shrink-0 place-items-center text-lg font-normal text-muted no-underline"
            >
              ×
            </a>
          </span>
        </th>
      ))}
    </tr>
  );
}

function Span({ years }: { readonly years: readonly number[] }) {
  const t = useTranslations('filters');
  if (years.length === 0) return '–';
  const [firstYear, lastYear] = [Math.min(...years), Math.max(...years)];
  return firstYear === lastYear ? firstYear : t('span', { from: String(firstYear), to: String(lastYear) });
}

interface YearsProps extends Pick<CompareViewProps, 'columns' | 'language'> {
  readonly listOf: (column: Column, change?: Partial<ResearchQuery>) => string;
}

/** Publications by year on one scale, below each other so that the same years are in line. */
function Years({ columns, listOf, language }: YearsProps) {
  const t = useTranslations('compare');
  if (columns.every(({ years }) => years.size === 0)) return null;
  const thisYear = new Date().getUTCFullYear();
  const series = columns.map((column) => {
    const { value, lang } = column.name;
    const counts = [...column.years].map(([year, count]) => ({ id: String(year), count }));
    return {
      ...{ id: column.id, name: value, count: column.total, href: listOf(column) },
      ...(lang !== 'und' && { lang }),
      years: yearRows(counts, thisYear).map((row) => ({ ...row, isNamed: true as const })),
      yearsHref: (fromYear: number, toYear: number) => listOf(column, { fromYear, toYear }),
    };
  });
  return (
    <tr className="border-b border-line align-top">
      <th scope="row" className={rowLabel}>
        {t('years')}
      </th>
      <td colSpan={columns.length} className="py-2">
        <ChartDrawing chart={{ kind: 'compare', rows: series, series, title: t('years') }} language={language} width={920} />
      </td>
    </tr>
  );
}

interface AddFormProps {
  readonly language: Language;
  readonly name: string;
  readonly selected: readonly string[];
  readonly candidates: readonly Ref[];
}

export function AddForm({ language, name, selected, candidates }: AddFormProps) {
  const t = useTranslations('compare');
  return (
    <form
      method="get"
      action={paths.compare(language)}
      className="no-print mt-4 flex flex-wrap items-center gap-3 text-sm"
      data-testid="add"
    >
      {selected.map((id) => (
        <input key={id} type="hidden" name={name} value={id} />
      ))}
      <label className="flex min-w-0 flex-wrap items-center gap-2">
        {t('add')}
        <select name={name} className="field w-auto max-w-80 max-sm:max-w-full" required>
          <option value="">{t('choose')}</option>
          {candidates
            .filter(({ id }) => !selected.includes(id))
            .map((candidate) => (
              <option key={candidate.id} value={candidate.id} lang={candidate.name.lang}>
                {/* biome-ignore lint/plugin: an option holds nothing but text, so it carries the language itself. */}
                {candidate.name.value}
              </option>
            ))}
        </select>
      </label>
      <button type="submit" className="button-quiet">
        {t('go')}
      </button>
    </form>
  );
}
