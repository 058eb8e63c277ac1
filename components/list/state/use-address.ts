'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

import type { Preference } from './list-preferences.ts';

/** Whether the Next.js router has patched `pushState`. It does so in an effect, and would miss a push before that. */
let isTakenOver = false;

/**
 * The address is the state of a list: links and forms push history entries without a page load. `onGo` gets the new query before the
 * render.
 */
export function useAddress(onGo: (search: URLSearchParams) => void) {
  const path = usePathname();
  const search = useSearchParams().toString();
  const wantsFocus = useRef(false);

  useEffect(() => void setTimeout(() => (isTakenOver = true)), []);

  const navigate = useCallback(
    (url: string, focus = false) => {
      // A list with columns is a table, which only the server renders (`result-table.tsx`).
      if (/[?&]columns=/.test(url + location.search)) return location.assign(url);
      if (!isTakenOver) return void setTimeout(navigate, 9, url, focus);
      wantsFocus.current = focus;
      onGo(new URL(url, location.href).searchParams);
      // Keeps the filter panel (`#filters`) open; an opened row belongs to the previous page.
      history.pushState(null, '', url + (location.hash === '#filters' ? '#filters' : ''));
    },
    [onGo],
  );

  /** Click handler of the list: takes over links to the same page. */
  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = (event.target as Element).closest('a');
      // The attribute: `href` of an SVG link is an object.
      const href = link?.getAttribute('href') ?? '';
      const url = new URL(href, location.href);
      const isHere = url.origin === location.origin && url.pathname === path && href[0] !== '#';
      if (!link || !isPlainClick(event) || link.target || !isHere) return;
      event.preventDefault();
      // The answer may remove the link, so the focus moves to the results.
      navigate(url.pathname + url.search, true);
    },
    [navigate, path],
  );

  return { path, search, navigate, onClick, wantsFocus };
}

/** Saves a preference for later lists. */
export function save(name: Preference, value: string): void {
  import('./list-preferences.ts').then(
    ({ savePreference }) => savePreference(name, value),
    () => undefined,
  );
}

/**
 * The count line takes the focus once, when new rows appear after a link of the list. `key` is the address of the rows, undefined while
 * they load.
 */
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
