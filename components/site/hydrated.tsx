'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { useEffect, useRef } from 'react';
import { languageFacts, languageOrFirst } from '#lib/languages/languages.ts';
import { keepEntries, normalAddress } from './keep-entries.ts';

/**
 * Effects of every page: signals hydration to lib/server/pages/wait-for-intent.ts, restores page state and history entries, closes menus
 * and fills in printed fields.
 */
export function Hydrated() {
  const shownAddress = useRef('');
  shownAddress.current = normalAddress(usePathname(), useSearchParams().toString());
  useEffect(() => keepEntries(() => shownAddress.current), []);
  useEffect(() => {
    const signalHydration = () => {
      // The router misses the anchor of a link that is followed while it starts. Filters on a phone are no part of the address.
      const target = document.querySelector(':target:not(#filters)');
      if (target) history.replaceState(null, '', `#${target.id}`);
      document.documentElement.dataset.live = '';
      window.dispatchEvent(new Event('hydrated'));
    };
    // The effects of the Next.js router run after this one; until then the router misses address changes.
    let timer: ReturnType<typeof setTimeout>;
    const activate = () => {
      timer = setTimeout(signalHydration);
    };
    // Preferences are applied first, so that they affect clicks that are replayed.
    if (hasSaved(() => localStorage.getItem('choices')))
      import('#components/list/state/list-preferences.ts').then(({ applyPreferences }) => applyPreferences()).then(activate, activate);
    else activate();
    if (hasSaved(() => sessionStorage.getItem('carried')))
      import('./carry-state.ts').then(
        ({ restoreState }) => restoreState(),
        () => undefined,
      );
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const close = (menus: Iterable<HTMLDetailsElement>) => {
      for (const menu of menus) menu.open = false;
    };
    const openMenus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
    // `composedPath`, because the click may have removed its target from the menu, as with a retry button.
    const onClick = (event: MouseEvent) => close([...openMenus()].filter((menu) => !event.composedPath().includes(menu)));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const menus = [...openMenus()];
      close(menus);
      menus[0]?.querySelector('summary')?.focus();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKey);
    };
  }, []);
  useEffect(() => {
    window.addEventListener('beforeprint', updatePrintFields);
    return () => window.removeEventListener('beforeprint', updatePrintFields);
  }, []);
  return null;
}

/** Storage may be blocked; then nothing was saved. */
function hasSaved(readValue: () => string | null): boolean {
  try {
    return readValue() !== null;
  } catch {
    return false;
  }
}

/** Printed pages contain the current address of the page and the print date (`list/print-note.tsx`). */
function updatePrintFields() {
  const setText = (name: string, text: string) => {
    for (const element of document.querySelectorAll(`[data-print=${name}]`)) element.textContent = text;
  };
  setText('address', location.href.split('#')[0] ?? '');
  const { locale } = languageFacts[languageOrFirst(document.documentElement.lang)];
  setText('date', new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()).replace(/[\u200e\u200f\u061c]/g, ''));
}
