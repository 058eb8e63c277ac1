'use client';

import { useEffect } from 'react';

/** Closes open menus at Escape and at a click elsewhere, and reports that the page is live; the script that loaded it then does again what a reader did meanwhile (lib/server/pages/wait-for-intent.ts). */
export function Hydrated() {
  useEffect(() => {
    const live = () => {
      document.documentElement.dataset.live = '';
      window.dispatchEvent(new Event('hydrated'));
    };
    // Effects of the router, which is above, come after this one; until then it does not hear of a change of address.
    let timer: ReturnType<typeof setTimeout>;
    const activate = () => {
      timer = setTimeout(live);
    };
    // A first click takes the choices of the device along, as later ones do.
    if (hasStored(() => localStorage.getItem('choices')))
      import('#components/list/state/choices.ts').then(({ followChoices }) => followChoices()).then(activate, activate);
    else activate();
    if (hasStored(() => sessionStorage.getItem('carried')))
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
    // By the path: what was pressed may have left the menu meanwhile, as a retry does.
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
    window.addEventListener('beforeprint', tellPaper);
    return () => window.removeEventListener('beforeprint', tellPaper);
  }, []);
  return null;
}

/** Storage may be closed; then nothing was chosen or carried. */
function hasStored(readValue: () => string | null): boolean {
  try {
    return readValue() !== null;
  } catch {
    return false;
  }
}

/** What stands on paper is where the reader is now, and the day on which it is printed (`list/print-note.tsx`). */
function tellPaper() {
  const setText = (name: string, text: string) => {
    for (const element of document.querySelectorAll(`[data-print=${name}]`)) element.textContent = text;
  };
  setText('address', location.href.split('#')[0] ?? '');
  const locale = document.documentElement.lang === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  setText('date', new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()).replace(/[\u200e\u200f\u061c]/g, ''));
}
