'use client';

import { type RefObject, useEffect, useState } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

/** `md` in app/globals.css: from this width on, filters are next to the list. */
const wideQuery = '(width >= 52rem)';

/**
 * Whether the filter panel is open on a phone: a modal dialog, which is no part of the address, so that opening and closing it adds no
 * history entry. Undefined before hydration, when `#filters` opens it as `:target`.
 */
export function useFilterDialog(panel: RefObject<HTMLElement | null>): boolean | undefined {
  const [isOpen, setOpen] = useState<boolean>();
  useEffect(() => {
    const media = matchMedia(wideQuery);
    const openFromHash = () => {
      if (location.hash !== '#filters') return;
      setOpen(!media.matches);
      history.replaceState(history.state, '', location.pathname + location.search);
    };
    // The router may have dropped the hash of a link that was followed while it started; the panel remains the target.
    setOpen(panel.current?.matches(':target') === true && !media.matches);
    const onClick = (event: MouseEvent) => {
      const link = (event.target as Element).closest?.('a[href="#filters"], #filters a[href="#content"]');
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      const opens = link.getAttribute('href') === '#filters';
      setOpen(opens && !media.matches);
      if (opens && media.matches) panel.current?.focus();
    };
    const close = () => setOpen(false);
    openFromHash();
    addEventListener('hashchange', openFromHash);
    media.addEventListener('change', close);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', openFromHash);
      media.removeEventListener('change', close);
      document.removeEventListener('click', onClick);
    };
  }, [panel]);
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const release = isolate(element);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) setOpen(false);
    };
    const keepFocus = () => {
      if (!element.contains(document.activeElement)) element.focus({ preventScroll: true });
    };
    // Back to an address with an anchor takes the focus away.
    const onFocusOut = () => setTimeout(() => document.activeElement === document.body && element.isConnected && keepFocus());
    keepFocus();
    element.addEventListener('keydown', onKey);
    element.addEventListener('focusout', onFocusOut);
    return () => {
      element.removeEventListener('keydown', onKey);
      element.removeEventListener('focusout', onFocusOut);
      release();
      document.querySelector<HTMLElement>('a[href="#filters"]:not(.skip)')?.focus();
    };
  }, [isOpen, panel]);
  return isOpen;
}

/** Makes everything outside an element inert; returns the function that reverts it. */
function isolate(element: Element): () => void {
  const inertElements: Element[] = [];
  for (let inner = element; inner.parentElement && inner !== document.body; inner = inner.parentElement)
    inertElements.push(...[...inner.parentElement.children].filter((outside) => outside !== inner && !outside.hasAttribute('inert')));
  for (const outside of inertElements) outside.toggleAttribute('inert', true);
  return () => {
    for (const outside of inertElements) outside.removeAttribute('inert');
  };
}
