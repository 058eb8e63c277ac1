'use client';

import type { useTranslations } from 'next-intl';
import { tick, useSelection } from '#components/list/state/selection.ts';

interface RowTickProps {
  /** The row's own. */
  readonly t: ReturnType<typeof useTranslations<'rows'>>;
  readonly id: string;
  readonly title: string;
}

/** The tick of a row, there while rows are being chosen. */
export function RowTick({ t, id, title }: RowTickProps) {
  const ticked = useSelection();
  if (!ticked) return null;
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
