'use client';

import { useTranslations } from 'next-intl';
import { tick, useSelection } from '#components/list/state/selection.ts';
import { ticksFormId } from '#components/research/form-id.ts';

interface RowTickProps {
  /** The row's own. */
  readonly t: ReturnType<typeof useTranslations<'rows'>>;
  readonly id: string;
  readonly title: string;
  /** Without scripts. */
  readonly isSelecting?: boolean | undefined;
}

/** The tick of a row, there while rows are being chosen: without scripts where the address says so. */
export function RowTick({ t, id, title, isSelecting }: RowTickProps) {
  const ticked = useSelection();
  if (!ticked && !isSelecting) return null;
  return (
    <label className="row-tick no-print absolute -top-2 start-0 flex min-h-11 min-w-8 cursor-pointer items-center">
      <input
        type="checkbox"
        name="ids"
        value={id}
        form={ticksFormId}
        {...(ticked && { checked: ticked.includes(id), onChange: (event) => tick([id], event.target.checked) })}
        aria-label={t('select', { title })}
        className="size-5 cursor-pointer"
      />
    </label>
  );
}

/** That of a row of a table, which the server renders. */
export function TableTick(props: Omit<RowTickProps, 't'>) {
  return <RowTick t={useTranslations('rows')} {...props} />;
}
