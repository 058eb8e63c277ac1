'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type MouseEvent, type RefObject, useCallback, useEffect, useRef } from 'react';
import { isPlainClick } from '#components/ui/is-plain-click.ts';

import type { Preference } from './list-preferences.ts';

/** Whether the Next.js router has patched `pushState`. It patches it in an effect, and does not notice earlier calls. */
let isTakenOver = false;

/**
 * The address is the state of a list: links and forms push history entries without a page load. `onGo` receives the new query before the
 * list renders.
 */
export function useAddress(onGo: (search: URLSearchParams) => void) {
  const path = usePathname();
  const search = useSearchParams().toString();
  const wantsFocus = useRef(false);

  useEffect(() => void setTimeout(() => (isTakenOver = true)), []);

  const navigate = useCallback(
    (url: string, focus = false) => {
      // A list with columns is a table, which only the server renders (`research-list-section.tsx`).
      if (/[?&]columns=/.test(url + location.search)) {
        // The choice of a table is saved first, by code that may still load.
        // Filters that are open are so on the next page, with the same focus and scroll position (`filter-panel.tsx`).
        const panel = document.querySelector('#filters[data-sheet=open]');
        if (panel) carryPlace(panel);
        const leave = () => void setTimeout(() => location.assign(url + (panel ? '#filters' : '')));
        return void import('./list-preferences.ts').then(leave, leave);
      }
      if (!isTakenOver) return void setTimeout(navigate, 9, url, focus);
      const { searchParams } = new URL(url, location.href);
      // Only a change of the list adds a history entry; the same address again adds none, as with links.
      if (searchParams.toString() === new URLSearchParams(location.search).toString()) return;
      wantsFocus.current = focus;
      onGo(searchParams);
      history.pushState(null, '', url);
    },
    [onGo],
  );

  /** Click handler of the list: takes over links to the same page. */
  const onClick = useCallback(
    (event: MouseEvent<HTMLElement>) => {
      const link = (event.target as Element).closest('a');
      // Reads the attribute, because the `href` property of an SVG link is an object.
      const href = link?.getAttribute('href') ?? '';
      const url = new URL(href, location.href);
      const isHere = url.origin === location.origin && url.pathname === path && href[0] !== '#';
      if (!link || !isPlainClick(event) || link.target || !isHere) return;
      event.preventDefault();
      // Moves the focus to the results, because the new list may no longer contain the link.
      navigate(url.pathname + url.search, true);
    },
    [navigate, path],
  );

  return { path, search, navigate, onClick, wantsFocus };
}

/** The field of a panel that has the focus, and the scroll position. */
export interface CarriedPlace {
  readonly name?: string;
  readonly value?: string;
  readonly top: number;
}

const placeKey = 'filtersPlace';

/** Saves the place of the reader in a panel for the next page. */
function carryPlace(panel: Element): void {
  const { name, value } = document.activeElement as HTMLInputElement;
  try {
    sessionStorage.setItem(placeKey, JSON.stringify({ name, value, top: panel.scrollTop }));
  } catch {
    // Storage is blocked: the panel opens at its beginning.
  }
}

/** The place that the last page saved; undefined if it saved none. */
export function takeCarriedPlace(): CarriedPlace | undefined {
  try {
    const saved = sessionStorage.getItem(placeKey);
    sessionStorage.removeItem(placeKey);
    return saved === null ? undefined : JSON.parse(saved);
  } catch {
    return undefined;
  }
}

/** Saves a preference for other lists. Loads the code only when needed. */
export function save(name: Preference, value: string): void {
  import('./list-preferences.ts').then(
    ({ savePreference }) => savePreference(name, value),
    () => undefined,
  );
}

/**
 * Focuses the result count when new rows appear after a click on a link of the list, or when Back or Forward removed what had the focus.
 * `key` is the query of the rows; undefined while loading.
 */
export function useCountLine(key: string | undefined, wantsFocus: { current: boolean }): RefObject<HTMLParagraphElement | null> {
  const line = useRef<HTMLParagraphElement>(null);
  const lastKey = useRef(key);
  const hadFocus = useRef(false);
  useEffect(() => {
    const onMove = () => {
      hadFocus.current = document.activeElement !== document.body;
    };
    addEventListener('popstate', onMove);
    return () => removeEventListener('popstate', onMove);
  }, []);
  useEffect(() => {
    if (lastKey.current === key) return;
    lastKey.current = key;
    const hasLostFocus = hadFocus.current && document.activeElement === document.body;
    if (wantsFocus.current || hasLostFocus) line.current?.focus({ preventScroll: true });
    if (wantsFocus.current) line.current?.scrollIntoView({ block: 'nearest' });
    wantsFocus.current = false;
    hadFocus.current = false;
  }, [key, wantsFocus]);
  return line;
}
