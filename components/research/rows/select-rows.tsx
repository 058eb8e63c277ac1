'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { endSelection, startSelection, useSelection } from '#components/list/state/selection.ts';
import type { SelectionBarProps } from './selection-bar.tsx';

/** A button that starts or ends row selection; hidden without scripts, where `PlainSelect` replaces it. */
export function SelectSwitch() {
  const t = useTranslations('list');
  const isOn = useSelection() !== undefined;
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={isOn ? endSelection : startSelection}
      className="link no-print min-h-11 cursor-pointer text-sm [@media(scripting:none)]:hidden"
    >
      {t('select')}
    </button>
  );
}

/** Actions on the ticked rows; their code loads when selection starts. */
export function SelectionActions(props: Omit<SelectionBarProps, 'tickedIds'>) {
  const tickedIds = useSelection();
  const [Bar, setBar] = useState<ComponentType<SelectionBarProps>>();
  const isOn = tickedIds !== undefined;
  useEffect(() => {
    if (isOn)
      import('./selection-bar.tsx').then(
        (module) => setBar(() => module.SelectionBar),
        () => undefined,
      );
  }, [isOn]);
  return Bar && tickedIds ? <Bar {...props} tickedIds={tickedIds} /> : null;
}
