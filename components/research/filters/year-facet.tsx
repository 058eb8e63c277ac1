'use client';

import { useTranslations } from 'next-intl';
import { useControlledValue } from '#components/list/state/use-controlled-value.ts';
import { formId } from '#components/research/form-id.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { limits, type ResearchQuery } from '#lib/domain/query.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ResearchAddress } from '#lib/url/research-query.ts';
import { yearColumns } from './year-columns.ts';
import { YearDrawing, YearTable } from './year-drawing.tsx';

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
