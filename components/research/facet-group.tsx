'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useShownTick } from '#components/list/use-shown.ts';
import { Text } from '#components/text.tsx';
import type { Language } from '#lib/domain/language.ts';
import type { FacetValue } from '#lib/domain/page.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import { fold } from '#lib/text/fold.ts';
import { formId } from './form-id.ts';

interface Option {
  readonly name: string;
  readonly id: string;
  readonly text: FacetValue['name'] | string;
  readonly count?: number | undefined;
  readonly isChosen: boolean;
}

/** A text of ours stands for the name where the service has not told it. */
interface Value {
  readonly id: string;
  readonly name: FacetValue['name'] | string;
  readonly count?: number;
}

interface FacetGroupProps {
  readonly legend: string;
  readonly language: Language;
  /** Values of one facet, most frequent first, and the ones chosen; or ready-made options. */
  readonly name?: string;
  readonly values?: readonly Value[] | undefined;
  readonly chosen?: readonly string[];
  readonly options?: readonly Option[];
  /** The service takes one value only: a choice of one, with a way back to all. */
  readonly isSingle?: boolean;
}

/** Shown at once; the rest is one click away. A chosen value is always among the first. */
const firstCount = 7;

/** One facet: tick boxes, OR between them. Without counts from the service the boxes stand alone. */
export function FacetGroup({ legend, language, name = '', values = [], chosen = [], options: given, isSingle }: FacetGroupProps) {
  const t = useTranslations('filters');
  const list = useTranslations('list');
  const optionOf = (value: Value): Option => ({
    name,
    id: value.id,
    text: value.name,
    count: value.count,
    isChosen: chosen.includes(value.id),
  });
  const [wanted, setWanted] = useState('');
  const options = given ?? [...values, ...unlisted(values, chosen, (id) => list('unknownValue', { id }))].map(optionOf);
  if (options.length === 0) return null;
  const type = isSingle ? 'radio' : 'checkbox';
  const first = options.filter((option, place) => option.isChosen || place < firstCount);
  const rest = options.filter((option) => !first.includes(option));
  const shown = rest.filter(
    (option) => !wanted || fold(typeof option.text === 'string' ? option.text : option.text.value).includes(fold(wanted)),
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-base font-semibold">{legend}</legend>
      {isSingle && <Tick type="radio" option={{ name, id: '', text: t('any'), isChosen: chosen.length === 0 }} language={language} />}
      {first.map((option) => (
        <Tick key={`${option.name}-${option.id}`} type={type} option={option} language={language} />
      ))}
      {rest.length > 0 && (
        <details>
          <summary className="link min-h-8 list-none content-center py-1 max-md:min-h-11">{t('more', { count: rest.length })}</summary>
          {rest.length > firstCount && (
            <input
              type="search"
              value={wanted}
              onChange={(event) => setWanted(event.target.value)}
              {...(wanted && { dir: 'auto' })}
              aria-label={t('searchIn', { name: legend })}
              placeholder={t('searchIn', { name: legend })}
              className="field my-1 [@media(scripting:none)]:hidden"
            />
          )}
          <div className="max-h-80 overflow-y-auto overscroll-contain pe-1">
            {shown.map((option) => (
              <Tick key={`${option.name}-${option.id}`} type={type} option={option} language={language} />
            ))}
          </div>
        </details>
      )}
    </fieldset>
  );
}

/** What is chosen and not among the values: were it not in the form, the next tick elsewhere would drop it. */
function unlisted(values: readonly Value[], chosen: readonly string[], nameOf: (id: string) => string): Value[] {
  const listed = new Set(values.map(({ id }) => id));
  return chosen.filter((id) => !listed.has(id)).map((id) => ({ id, name: nameOf(id) }));
}

interface TickProps {
  readonly type: 'checkbox' | 'radio';
  readonly option: Option;
  readonly language: Language;
}

/** A name in the language of the page needs no element of its own: a panel has a hundred of them. */
function Tick({ type, option, language }: TickProps) {
  const control = useShownTick(option.isChosen);
  return (
    <label className="flex cursor-pointer items-baseline gap-2 py-0.5 max-md:min-h-11 max-md:items-center">
      <input
        ref={control}
        type={type}
        form={formId}
        name={option.name}
        value={option.id}
        defaultChecked={option.isChosen}
        className="shrink-0 translate-y-0.5 cursor-pointer"
      />
      {typeof option.text === 'string' ? option.text : <Text value={option.text} as="span" inside={language} />}
      {option.count !== undefined && <span className="ms-auto ps-2 text-xs text-muted">{formatInteger(option.count, language)}</span>}
    </label>
  );
}
