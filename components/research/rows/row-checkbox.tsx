'use client';

import { select, useSelection } from '#components/list/state/selection.ts';
import { ticksFormId } from '#components/research/form-id.ts';
import { useTranslations } from '#lib/i18n/use-translations.ts';

interface RowCheckboxProps {
  readonly id: string;
  readonly title: string;
  /** Whether the address requests checkboxes, for browsers without scripts. */
  readonly isSelecting?: boolean | undefined;
}

/** The checkbox of a row, shown in selection mode. Without JavaScript, shown if the address requests it. */
export function RowCheckbox(props: RowCheckboxProps) {
  const tickedIds = useSelection();
  return tickedIds || props.isSelecting ? <Checkbox {...props} tickedIds={tickedIds} /> : null;
}

function Checkbox({ id, title, tickedIds }: RowCheckboxProps & { readonly tickedIds: readonly string[] | undefined }) {
  const t = useTranslations('rows');
  return (
    <label className="row-tick no-print absolute -top-2 start-0 flex min-h-11 min-w-8 cursor-pointer items-center">
      <input
        type="checkbox"
        name="ids"
        value={id}
        form={ticksFormId}
        {...(tickedIds && { checked: tickedIds.includes(id), onChange: (event) => select([id], event.target.checked) })}
        aria-label={t('select', { title })}
        className="size-5 cursor-pointer"
      />
    </label>
  );
}
