'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { endSelection, startSelection, useSelection } from '#components/list/state/selection.ts';
import type { Language } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';
import { ticksFormId } from './row-tick.tsx';
import type { SelectionBarProps } from './selection-bar.tsx';

/** Gives the rows ticks, or takes them away. Without scripts they are always there, and a button shows those chosen as a list of their own. */
export function SelectSwitch({ language }: { readonly language: Language }) {
  const t = useTranslations('list');
  const isOn = useSelection() !== undefined;
  return (
    <>
      <form id={ticksFormId} method="get" action={paths.list(language)} className="no-print [@media(scripting:enabled)]:hidden">
        <button type="submit" className="link min-h-11 cursor-pointer text-sm">
          {t('showSelected')}
        </button>
      </form>
      <button
        type="button"
        aria-pressed={isOn}
        onClick={isOn ? endSelection : startSelection}
        className="link no-print min-h-11 cursor-pointer text-sm [@media(scripting:none)]:hidden"
      >
        {t('select')}
      </button>
    </>
  );
}

/** What can be done with the ticked rows, fetched with the first tick. */
export function Selected(props: Omit<SelectionBarProps, 'ticked'>) {
  const ticked = useSelection();
  const [Bar, setBar] = useState<ComponentType<SelectionBarProps>>();
  const isOn = ticked !== undefined;
  useEffect(() => {
    if (isOn)
      import('./selection-bar.tsx').then(
        (loaded) => setBar(() => loaded.SelectionBar),
        () => undefined,
      );
  }, [isOn]);
  return Bar && ticked ? <Bar {...props} ticked={ticked} /> : null;
}
