'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';

import type { Choice } from './choices.ts';

/** The framework takes over `pushState` in an effect that may run after the first event: of an address pushed before that it would never learn. */
let isTakenOver = false;

/**
 * The address bar as the state of a list. A plain click on a link of the same page and a change in its form become a history entry without
 * a page load; the address is always the truth, so back, forward, reload and sharing need nothing of their own. `onGo` learns of a new query at once, before the page
 * has been drawn for it.
 */
export function useAddress(onGo: (search: URLSearchParams) => void) {
  const path = usePathname();
  const search = useSearchParams().toString();
  const wantsFocus = useRef(false);

  useEffect(() => void setTimeout(() => (isTakenOver = true)), []);

  const navigate = useCallback(
    (url: string, focus = false) => {
      // The server renders tables (`result-table.tsx`).
      if (/[?&]columns=/.test(url + location.search)) return location.assign(url);
      if (!isTakenOver) return void setTimeout(navigate, 9, url, focus);
      wantsFocus.current = focus;
      onGo(new URL(url, location.href).searchParams);
      // Only the panel of filters, which is open by its fragment, stays open; a row is on the page one leaves.
      history.pushState(null, '', url + (location.hash === '#filters' ? '#filters' : ''));
    },
    [onGo],
  );

  /** For the element around the list: takes over links that stay on this page. */
  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = (event.target as Element).closest('a');
      // By its attribute: of a link in a drawing `href` is an object.
      const href = link?.getAttribute('href') ?? '';
      const url = new URL(href, location.href);
      if (
        !link ||
        event.defaultPrevented ||
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey ||
        link.target ||
        url.origin !== location.origin ||
        url.pathname !== path ||
        href[0] === '#'
      )
        return;
      event.preventDefault();
      // The link may be gone with the answer; the focus goes on to the results.
      navigate(url.pathname + url.search, true);
    },
    [navigate, path],
  );

  return { path, search, navigate, onClick, wantsFocus };
}

/** Keeps what is chosen of a list for the next one. */
export function save(name: Choice, value: string): void {
  import('./choices.ts').then(
    ({ saveChoice }) => saveChoice(name, value),
    () => undefined,
  );
}

/** The line that says how many there are: it takes the focus, once, when the rows begin to change (`key` is their address, undefined while they are on their way) because the reader followed a link of the list. */
export function useCountLine(key: string | undefined, wantsFocus: { current: boolean }): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const lastKey = useRef(key);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    if (wantsFocus.current) {
      line.current?.focus({ preventScroll: true });
      line.current?.scrollIntoView({ block: 'nearest' });
    }
    wantsFocus.current = false;
  }, [key, wantsFocus]);
  return line;
}
