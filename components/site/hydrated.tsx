'use client';

import { useEffect } from 'react';

/** Closes open menus at Escape and at a click elsewhere, and says that the page is live; the script that fetched it then does again what a reader did meanwhile (lib/server/pages/wait-for-intent.ts). */
export function Hydrated() {
  useEffect(() => {
    // Effects of the router, which stands above, come after this one; until then it does not hear of a change of address.
    const timer = setTimeout(() => {
      document.documentElement.dataset.live = '';
      window.dispatchEvent(new Event('hydrated'));
    });
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    try {
      if (localStorage.getItem('choices'))
        import('#components/list/state/choices.ts').then(
          ({ followChoices }) => followChoices(),
          () => undefined,
        );
      if (sessionStorage.getItem('carried'))
        import('./carry-state.ts').then(
          ({ restoreState }) => restoreState(),
          () => undefined,
        );
    } catch {
      // Storage may be closed; then nothing was chosen.
    }
  }, []);
  useEffect(() => {
    const close = (menus: Iterable<HTMLDetailsElement>) => {
      for (const menu of menus) menu.open = false;
    };
    const opened = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');
    const onClick = ({ target }: MouseEvent) => close([...opened()].filter((menu) => !menu.contains(target as Node)));
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const menus = [...opened()];
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

/** What stands on paper is where the reader is now, and the day on which it is printed (`list/print-note.tsx`). */
function tellPaper() {
  const put = (name: string, text: string) => {
    for (const place of document.querySelectorAll(`[data-print=${name}]`)) place.textContent = text;
  };
  put('address', location.href.split('#')[0] ?? '');
  const locale = document.documentElement.lang === 'ar' ? 'ar-u-nu-latn' : 'en-GB';
  put('date', new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date()).replace(/[\u200e\u200f\u061c]/g, ''));
}
