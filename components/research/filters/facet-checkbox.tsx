'use client';

import { useControlledCheckbox } from '#components/list/state/use-controlled-value.ts';
import { formId } from '#components/research/form-id.ts';
import { Text } from '#components/text/text.tsx';
import type { FacetValue } from '#lib/domain/page.ts';
import { formatInteger } from '#lib/i18n/format.ts';
import type { Language } from '#lib/languages/languages.ts';

export interface FacetOption {
  readonly name: string;
  readonly id: string;
  /** Name of the value, or our own text if the service sends an id without a name. */
  readonly text: FacetValue['name'] | string;
  readonly count?: number | undefined;
  readonly isChosen: boolean;
}

interface FacetCheckboxProps {
  /** `radio` where the service accepts only one value. */
  readonly type: 'checkbox' | 'radio';
  readonly option: FacetOption;
  readonly language: Language;
}

/** One value of a filter. Names in the page language have no wrapper element, because a panel has dozens of them. */
export function FacetCheckbox({ type, option, language }: FacetCheckboxProps) {
  const control = useControlledCheckbox(option.isChosen);
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
      {typeof option.text === 'string' ? option.text : <Text value={option.text} as="span" contextLanguage={language} />}{' '}
      {option.count !== undefined && <span className="ms-auto ps-2 text-xs text-muted">{formatInteger(option.count, language)}</span>}
    </label>
  );
}
