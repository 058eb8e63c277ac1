'use client';

import type { useTranslations } from 'next-intl';
import { tick, useSelection } from '#components/list/state/selection.ts';

interface RowTickProps {
  /** The row's own. */
  readonly t: ReturnType<typeof useTranslations<'rows'>>;
  readonly id: string;
  readonly title: string;
}

/** The form that shows the ticked rows as a list of their own, where there are no scripts. */
export const ticksFormId = 'ticks';

/** The tick of a row, there while rows are being chosen, and without scripts at all times. */
export function RowTick({ t, id, title }: RowTickProps) {
  const ticked = useSelection();
  if (!ticked)
    return (
      <label className="row-tick-plain no-print">
        <input type="checkbox" name="ids" value={id} form={ticksFormId} aria-label={t('select', { title })} className="size-5" />
      </label>
    );
  return (
    <label className="row-tick no-print absolute -top-2 start-0 flex min-h-11 min-w-8 cursor-pointer items-center">
      <input
        type="checkbox"
        checked={ticked.includes(id)}
        onChange={(event) => tick([id], event.target.checked)}
        aria-label={t('select', { title })}
        className="size-5 cursor-pointer"
      />
    </label>
  );
}
