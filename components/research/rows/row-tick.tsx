'use client';

import { useTranslations } from 'next-intl';
import { tick, useSelection } from '#components/list/state/selection.ts';

/** The tick of a row, there while rows are being chosen. */
export function RowTick({ id, title }: { readonly id: string; readonly title: string }) {
  const t = useTranslations('rows');
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
