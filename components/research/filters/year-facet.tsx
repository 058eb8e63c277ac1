'use client';

import { useControlledValue } from '#components/list/state/use-controlled-value.ts';
import { chosenShare, type YearColumn, yearColumns } from '#components/research/filters/year-columns.ts';
import { formId } from '#components/research/form-id.ts';
import { YearFigures } from '#components/ui/year-figures.tsx';
import type { FacetValue } from '#lib/domain/page.ts';
import { limits, type ResearchQuery } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { paths } from '#lib/url/paths.ts';
import { changeResearchQuery, type ResearchAddress } from '#lib/url/research-query.ts';
import type { QueryChange } from '#lib/url/table/table.ts';

interface YearFacetProps {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly values?: readonly FacetValue[] | undefined;
  /** Whether the service can filter by a first year (`hasFrom`) and by a last year (`hasTo`). */
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
  /** Whether the page already shows the years elsewhere. */
  readonly isDrawn?: boolean;
  readonly addressOf: (address: ResearchAddress) => string;
}

/** The filter by year: a drawing of the counts, and text fields for the first and last year. */
export function YearFacet({ language, query, values = [], hasFrom, hasTo, isDrawn = false, addressOf }: YearFacetProps) {
  const t = useTranslations('filters');
  if (!hasFrom && !hasTo) return null;
  const columns = yearColumns(values.map((value) => ({ year: Number(value.id), count: value.count })));
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{t('year')}</legend>
      {columns.length > 1 && !isDrawn && <YearDrawing query={query} columns={columns} addressOf={addressOf} />}
      <div className="flex items-center gap-2">
        {hasFrom && <YearField name="fromYear" label={t('fromYear')} value={query.fromYear} />}
        <span>{hasTo ? t('to') : t('onwards')}</span>
        {hasTo && <YearField name="toYear" label={t('toYear')} value={query.toYear} />}
        <button type="submit" form={formId} className="link min-h-11 cursor-pointer px-1">
          {t('applyYears')}
        </button>
      </div>
      {columns.length > 1 && !isDrawn && <YearTable language={language} query={query} columns={columns} />}
    </fieldset>
  );
}

/** A text field, not a number field: it accepts Arabic digits, and spin buttons are useless for years. */
function YearField({ name, label, value }: { readonly name: string; readonly label: string; readonly value: number | undefined }) {
  const control = useControlledValue<HTMLInputElement>(value === undefined ? '' : String(value));
  return (
    <input
      ref={control}
      name={name}
      form={formId}
      defaultValue={value}
      inputMode="numeric"
      maxLength={String(limits.yearMax).length}
      dir="ltr"
      aria-label={label}
      className="field w-18 px-2 text-start"
    />
  );
}

interface YearDrawingProps {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly columns: readonly YearColumn[];
  readonly addressOf: (address: ResearchAddress) => string;
}

/** Width and height of a column in drawing units; the drawing is scaled to the available width. */
const columnWidth = 24;
const columnHeight = 56;

/**
 * Counts as columns. A column is a link that selects its years, or resets the filter if exactly these years are selected. `YearTable` has
 * the same figures.
 */
function YearDrawing({ query, columns, addressOf }: Omit<YearDrawingProps, 'language'>) {
  const t = useTranslations('filters');
  const countMax = Math.max(1, ...columns.map(({ count }) => count));
  const shares = columns.map((column) => chosenShare(column, query));
  const hasChoice = query.fromYear !== undefined || query.toYear !== undefined;
  const heightOf = ({ count }: YearColumn) => Math.max(2, (count / countMax) * (columnHeight - 2));
  const barOf = (column: YearColumn, index: number, { begin, end } = { begin: 0, end: 1 }) =>
    `M${index * columnWidth + 2 + begin * (columnWidth - 4)} ${columnHeight}v-${round(heightOf(column))}h${round((end - begin) * (columnWidth - 4))}V${columnHeight}z`;
  const nameOf = useColumnName();
  const [first, last] = [columns[0], columns.at(-1)];
  const years = Math.max(...columns.map(({ isEarly, from, to }) => (isEarly ? 1 : to - from + 1)));
  const hrefOf = (column: YearColumn) => addressOf(changeResearchQuery(query, yearsOf(column, query)));
  return (
    <div className={columns.length < 4 ? 'max-w-28' : columns.length < 8 ? 'max-w-44' : undefined}>
      {/* biome-ignore lint/a11y/useSemanticElements: no HTML element groups links inside a drawing. */}
      <svg
        viewBox={`0 0 ${columns.length * columnWidth} ${columnHeight}`}
        preserveAspectRatio="none"
        data-testid="year-drawing"
        role="group"
        aria-label={t('year')}
        className="years mirror block h-14 w-full [direction:ltr]"
      >
        {columns.map((column, index) =>
          column.count === 0 ? null : (
            <a key={column.from} href={hrefOf(column)}>
              <title>{t('columnCount', { years: nameOf(column), count: column.count })}</title>
              <rect x={index * columnWidth} width={columnWidth} height={columnHeight} />
              <path className={hasChoice ? 'stroke-control' : 'fill-control'} d={barOf(column, index)} />
            </a>
          ),
        )}
        <path className="fill-accent" d={columns.map((column, index) => shares[index] && barOf(column, index, shares[index])).join('')} />
      </svg>
      <p className="flex justify-between border-t border-control text-xs text-muted" aria-hidden="true">
        <span>{first && nameOf(first)}</span> <span>{last && last !== first && nameOf(last)}</span>
      </p>
      <p className="mb-2 text-xs text-muted">{years > 1 && t('perColumn', { count: years })}</p>
    </div>
  );
}

/** The year filter that a click on a column sets: its years, or none if exactly these years are already selected. */
function yearsOf({ isEarly, from, to }: YearColumn, query: ResearchQuery): QueryChange<ResearchAddress> {
  const fromYear = isEarly ? undefined : from;
  const isChosen = query.fromYear === fromYear && query.toYear === to;
  return isChosen ? { fromYear: undefined, toYear: undefined } : { fromYear, toYear: to };
}

function useColumnName() {
  const t = useTranslations('filters');
  return ({ isEarly, from, to }: YearColumn) =>
    isEarly ? t('before', { year: String(to + 1) }) : from === to ? String(from) : t('span', { from: String(from), to: String(to) });
}

/** A table with the figures of the drawing, and links to all years and charts. */
function YearTable({ language, query, columns }: Omit<YearDrawingProps, 'addressOf'>) {
  const t = useTranslations('filters');
  const nameOf = useColumnName();
  return (
    <details>
      <summary className="link min-h-6 list-none content-center text-xs max-md:min-h-11">{t('yearTable')}</summary>
      <YearFigures rows={columns.map((column) => ({ id: column.from, name: nameOf(column), count: column.count }))} language={language} />
      <a
        href={paths.facet(language, 'year', query, { by: 'name' })}
        rel="nofollow"
        className="link inline-flex min-h-8 items-center max-md:min-h-11"
      >
        {t('eachYear')}
      </a>{' '}
      <a href={paths.charts(language, query)} rel="nofollow" className="link inline-flex min-h-8 items-center max-md:min-h-11">
        {t('charts')}
      </a>
    </details>
  );
}

const round = (length: number) => Math.round(length * 100) / 100;
