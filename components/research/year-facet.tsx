'use client';

import { useTranslations } from 'next-intl';
import { useShownValue } from '#components/list/use-shown.ts';
import type { Language } from '#lib/domain/language.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { limits, type ResearchQuery } from '#lib/domain/query.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { formId } from './form-id.ts';
import { type YearBin, yearBins } from './year-bins.ts';

interface YearFacetProps {
  readonly language: Language;
  readonly query: ResearchQuery;
  readonly values?: readonly FacetValue[] | undefined;
  /** Whether the service looks at this end of the years. */
  readonly hasFrom: boolean;
  readonly hasTo: boolean;
  /** The page draws the years already. */
  readonly isDrawn?: boolean;
}

/** From and to as plain number fields, with the distribution above them and the same figures as a table for whoever cannot see bars. */
export function YearFacet({ language, query, values = [], hasFrom, hasTo, isDrawn = false }: YearFacetProps) {
  const t = useTranslations('filters');
  if (!hasFrom && !hasTo) return null;
  const bins = yearBins(values.map((value) => ({ year: Number(value.id), count: value.count })));
  const isOn = (bin: { from: number; to: number }) =>
    (query.fromYear !== undefined || query.toYear !== undefined) && bin.to >= (query.fromYear ?? 0) && bin.from <= (query.toYear ?? 9999);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{t('year')}</legend>
      {bins.length > 1 && !isDrawn && (
        <div className={bins.length < 4 ? 'max-w-28' : bins.length < 8 ? 'max-w-44' : undefined}>
          <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true" className="mirror mb-1 block h-14 w-full [direction:ltr]">
            <path className="fill-control" d={bars(bins, (bin) => !isOn(bin))} />
            {bins.some(isOn) && <path className="fill-accent" d={bars(bins, isOn)} />}
          </svg>
          <p className="mb-2 flex justify-between text-xs text-muted" aria-hidden="true">
            <span>{bins[0]?.from}</span>
            <span>{bins.at(-1)?.to}</span>
          </p>
        </div>
      )}
      <div className="flex items-center gap-2">
        {hasFrom && <YearField name="fromYear" label={t('fromYear')} value={query.fromYear} />}
        <span>{hasTo ? t('to') : t('onwards')}</span>
        {hasTo && <YearField name="toYear" label={t('toYear')} value={query.toYear} />}
        <button type="submit" form={formId} className="link min-h-11 cursor-pointer px-1">
          {t('applyYears')}
        </button>
      </div>
      {bins.length > 1 && !isDrawn && (
        <details className="mt-1">
          <summary className="link list-none text-xs max-md:min-h-11 max-md:content-center">{t('yearTable')}</summary>
          <table className="mt-1 w-full text-xs">
            <thead>
              <tr>
                <th scope="col" className="text-start font-normal text-muted">
                  {t('year')}
                </th>
                <th scope="col" className="text-end font-normal text-muted">
                  {t('publications')}
                </th>
              </tr>
            </thead>
            <tbody>
              {bins
                .filter((bin) => bin.count > 0)
                .map((bin) => (
                  <tr key={bin.from}>
                    <td>{bin.from === bin.to ? bin.from : t('span', { from: String(bin.from), to: String(bin.to) })}</td>
                    <td className="text-end">{formatInteger(bin.count, language)}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </details>
      )}
    </fieldset>
  );
}

/** The bars of some bins in a box of 100 × 24, as one path: thirty elements less in every list. */
function bars(bins: readonly YearBin[], isMeant: (bin: YearBin) => boolean): string {
  const top = Math.max(1, ...bins.map((bin) => bin.count));
  const width = 100 / bins.length;
  return bins
    .map((bin, place) => {
      const height = Math.max(0.6, (bin.count / top) * 24);
      return isMeant(bin) ? `M${round(place * width + width * 0.08)} 24v-${round(height)}h${round(width * 0.84)}V24z` : '';
    })
    .join('');
}

const round = (length: number) => Math.round(length * 100) / 100;

/** Text, not number: Arabic digits are welcome and spin buttons are of no use for years. */
function YearField({ name, label, value }: { readonly name: string; readonly label: string; readonly value: number | undefined }) {
  const control = useShownValue<HTMLInputElement>(value === undefined ? '' : String(value));
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
