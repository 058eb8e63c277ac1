'use client';

import { useTranslations } from 'next-intl';
import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
const isShown = () => document.documentElement.dataset.secondTitle !== 'off';

function setTitleShown(isVisible: boolean): void {
  const { dataset } = document.documentElement;
  if (isVisible) delete dataset.secondTitle;
  else dataset.secondTitle = 'off';
  try {
    if (isVisible) localStorage.removeItem('secondTitle');
    else localStorage.setItem('secondTitle', 'off');
  } catch {
    // Storage is blocked: the setting applies until the page is left.
  }
  for (const listener of listeners) listener();
}

/** Shows or hides the second title of each row. The choice is stored on the device; `themeScript` applies it before the first paint. */
export function TitleSwitch() {
  const t = useTranslations('list');
  const isTitleShown = useSyncExternalStore(subscribe, isShown, () => true);
  return (
    <label data-testid="title-switch" className="no-print flex min-h-11 cursor-pointer items-center gap-2 [@media(scripting:none)]:hidden">
      <input type="checkbox" checked={isTitleShown} onChange={(event) => setTitleShown(event.target.checked)} className="cursor-pointer" />
      {t('bothTitles')}
    </label>
  );
}
