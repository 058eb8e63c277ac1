'use client';

import { useTranslations } from 'next-intl';
import { type ComponentType, useEffect, useState } from 'react';
import { endSelection, startSelection, useSelection } from '#components/list/state/selection.ts';
import type { Language } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';
import { ticksFormId } from './row-tick.tsx';
import type { SelectionBarProps } from './selection-bar.tsx';

interface SelectSwitchProps {
  readonly language: Language;
  /** Of the list with ticks, without scripts; undefined where it has them. */
  readonly selectHref: string | undefined;
}

const plain = 'link no-print inline-flex min-h-11 items-center text-sm [@media(scripting:enabled)]:hidden';

/** Gives the rows ticks, or takes them away. Without scripts these are ways of the address and a form, which shows the chosen rows as a list of their own. */
export function SelectSwitch({ language, selectHref }: SelectSwitchProps) {
  const t = useTranslations('list');
  const isOn = useSelection() !== undefined;
  useEffect(() => {
    if (!selectHref) startSelection();
  }, [selectHref]);
  return (
    <>
      {selectHref ? (
        <a href={selectHref} rel="nofollow" className={plain}>
          {t('select')}
        </a>
      ) : (
        <form id={ticksFormId} method="get" action={paths.list(language)}>
          <button type="submit" className={`${plain} cursor-pointer`}>
            {t('showSelected')}
          </button>
        </form>
      )}
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
