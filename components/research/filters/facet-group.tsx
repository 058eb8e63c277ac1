'use client';

import { type ComponentType, useState } from 'react';
import { facetFirst } from '#lib/answers/research-answer.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { countryGroupIds } from '#lib/domain/places/country-groups.ts';
import { countryName } from '#lib/domain/places/country-name.ts';
import type { ResearchQuery } from '#lib/domain/query.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';
import type { Language } from '#lib/languages/languages.ts';
import { type FacetKind, facetParameters } from '#lib/url/facet-address.ts';
import { paths } from '#lib/url/paths.ts';
import { FacetCheckbox, type FacetOption } from './facet-checkbox.tsx';
import type { FacetRestProps } from './facet-rest.tsx';

/** A value of the facet; its name is our own text if the service sends an id without a name. */
interface Value {
  readonly id: string;
  readonly name: FacetValue['name'] | string;
  readonly count?: number;
}

interface FacetGroupProps {
  readonly kind: Exclude<FacetKind, 'year'>;
  readonly language: Language;
  readonly query: ResearchQuery;
  /** Values of the facet, most frequent first. */
  readonly values?: readonly Value[] | undefined;
  /** Number of values that are not in `values`. */
  readonly restCount?: number | undefined;
  /** Whether the service accepts only one value: radio buttons are shown, with one that resets the filter. */
  readonly isSingle?: boolean;
}

/** One facet as checkboxes combined with OR; selected values are always visible. Counts are optional. */
export function FacetGroup({ kind, language, query, values = [], restCount = 0, isSingle }: FacetGroupProps) {
  const t = useTranslations('filters');
  const listT = useTranslations('list');
  const name = facetParameters[kind] as 'authorId';
  const selectedValues = query[name];
  const groups = kind === 'country' && !isSingle ? countryGroupIds.map((id) => ({ id, name: countryName(id, language) })) : [];
  const listed = [...values, ...groups.filter(({ id }) => selectedValues.includes(id))];
  const options = [...listed, ...missingValues(listed, selectedValues, (id) => listT(`unknown.${name}`, { id }))].map((value) =>
    optionOf(value, name, selectedValues),
  );
  if (options.length === 0) return null;
  const type = isSingle ? 'radio' : 'checkbox';
  const visible = options.filter((option, index) => option.isChosen || index < facetFirst);
  const rest = restCount + options.length - visible.length;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{t(kind)}</legend>
      {isSingle && (
        <FacetCheckbox type="radio" option={{ name, id: '', text: t('any'), isChosen: selectedValues.length === 0 }} language={language} />
      )}
      {visible.map((option) => (
        <FacetCheckbox key={option.id} type={type} option={option} language={language} />
      ))}
      {groups.length > 0 && (
        <details>
          <summary className="link min-h-8 list-none content-center py-1 max-md:min-h-11">{t('countryGroups')}</summary>
          {groups
            .filter(({ id }) => !selectedValues.includes(id))
            .map((group) => (
              <FacetCheckbox key={group.id} type={type} option={optionOf(group, name, selectedValues)} language={language} />
            ))}
        </details>
      )}
      {rest > 0 && (
        <FoldedValues kind={kind} language={language} query={query} type={type} shownIds={visible.map(({ id }) => id)} rest={rest} />
      )}
    </fieldset>
  );
}

function optionOf({ id, name: text, count }: Value, name: string, selectedIds: readonly string[]): FacetOption {
  return { name, id, text, count, isChosen: selectedIds.includes(id) };
}

/** The remaining values, fetched when the reader opens them. Without JavaScript, a link to a page with all values. */
function FoldedValues(props: Omit<FacetRestProps, 'legend'> & { readonly rest: number }) {
  const { kind, language, query, rest, ...restProps } = props;
  const t = useTranslations('filters');
  const [Rest, setRest] = useState<ComponentType<FacetRestProps>>();
  const load = () => void import('./facet-rest.tsx').then((module) => setRest(() => module.FacetRest)).catch(() => undefined);
  return (
    <details onToggle={Rest ? undefined : load}>
      <summary className="link min-h-8 list-none content-center py-1 max-md:min-h-11">
        {kind === 'author' ? t('moreAuthors') : t('more', { count: rest })}
      </summary>
      {Rest ? (
        <Rest {...restProps} kind={kind} language={language} query={query} legend={t(kind)} />
      ) : (
        <a href={paths.facet(language, kind, query)} rel="nofollow" className="inline-flex min-h-8 items-center max-md:min-h-11">
          {t('whole')}
        </a>
      )}
    </details>
  );
}

/** Selected values that are not listed: without a checkbox, the next change of the form would drop them. */
function missingValues(values: readonly Value[], selectedIds: readonly string[], nameOf: (id: string) => string): Value[] {
  const listedIds = new Set(values.map(({ id }) => id));
  return selectedIds.filter((id) => !listedIds.has(id)).map((id) => ({ id, name: nameOf(id) }));
}
