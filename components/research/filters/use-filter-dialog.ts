'use client';

import { type RefObject, useEffect, useState } from 'react';

/** `md` in app/globals.css: from this width on, filters are next to the list. */
const wideQuery = '(width >= 52rem)';

/** Whether the filter panel is open on a phone. `#filters` opens it even without JavaScript. With JavaScript it is a modal dialog. */
export function useFilterDialog(panel: RefObject<HTMLElement | null>): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const updateFromHash = () => setOpen(location.hash === '#filters' && !matchMedia(wideQuery).matches);
    const onClick = ({ target }: MouseEvent) => {
      if ((target as Element).closest?.('a[href="#filters"], #filters a')) setTimeout(updateFromHash);
    };
    updateFromHash();
    const media = matchMedia(wideQuery);
    addEventListener('hashchange', updateFromHash);
    media.addEventListener('change', updateFromHash);
    document.addEventListener('click', onClick);
    return () => {
      removeEventListener('hashchange', updateFromHash);
      media.removeEventListener('change', updateFromHash);
      document.removeEventListener('click', onClick);
    };
  }, []);
  useEffect(() => {
    const element = panel.current;
    if (!isOpen || !element) return;
    const release = isolate(element);
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) location.hash = '#results-list';
    };
    element.focus({ preventScroll: true });
    element.addEventListener('keydown', onKey);
    return () => {
      element.removeEventListener('keydown', onKey);
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
