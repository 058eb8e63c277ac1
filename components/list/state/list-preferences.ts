'use client';

import { limits } from '#lib/domain/query.ts';
import { languagePath } from '#lib/languages/language-path.ts';

/** Storage key of list preferences, as a query string: `research=title&authors=-publications&pageSize=50&columns=year`. */
const key = 'choices';

/** Name of a preference. Preferences apply to links and forms that open a list, never to an address that was opened directly. */
export type Preference = 'research' | 'authors' | 'pageSize' | 'columns';

/** Saves a preference; defaults are removed. */
export function savePreference(name: Preference, value: string): void {
  const choices = readPreferences();
  if (value === '' || (name === 'pageSize' && value === String(limits.pageSizeDefault))) choices.delete(name);
  else choices.set(name, value);
  try {
    if (choices.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, choices.toString());
  } catch {
    // Storage is blocked: the preference applies to this list only.
  }
  applyPreferences();
}

function readPreferences(): URLSearchParams {
  try {
    return new URLSearchParams(localStorage.getItem(key) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

const listPath = languagePath('/(research|authors)$');

/** Preferences to add to the address `target`, if it is another list than `current`. Both languages of a list count as one list. */
export function preferredValue(
  target: URL,
  current: URL,
  choices: URLSearchParams,
  isSearch = target.searchParams.has('keyword'),
): readonly (readonly [name: string, value: string])[] {
  const section = listPath.exec(target.pathname)?.[1];
  if (!section || target.origin !== current.origin || target.pathname.slice(3) === current.pathname.slice(3)) return [];
  // A search is sorted by relevance, not by the preferred order.
  const preferences = {
    sort: isSearch ? null : choices.get(section),
    pageSize: choices.get('pageSize'),
    columns: section === 'research' ? choices.get('columns') : null,
  };
  return Object.entries(preferences).flatMap(([name, value]) => (value && !target.searchParams.has(name) ? [[name, value] as const] : []));
}

let isListening = false;

/** Adds preferences to a link when it is clicked and to a form when it is submitted, except links in `[data-exact]`. */
export function applyPreferences(): void {
  if (isListening) return;
  isListening = true;
  const onPress = (event: Event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (!link || link.closest('[data-exact]')) return;
    const target = new URL(link.getAttribute('href') ?? '', location.href);
    const addedValues = preferredValue(target, new URL(location.href), readPreferences());
    if (addedValues.length === 0) return;
    for (const [name, value] of addedValues) target.searchParams.set(name, value);
    link.setAttribute('href', target.pathname + target.search.replaceAll('%2C', ',') + target.hash);
  };
  const onSubmit = ({ target: form }: Event) => {
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const isSearch = Boolean(new FormData(form).get('keyword'));
    for (const [name, value] of preferredValue(new URL(form.action), new URL(location.href), readPreferences(), isSearch)) {
      if (form.elements.namedItem(name)) continue;
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
  };
  // Runs before the framework and the browser handle the event.
  addEventListener('click', onPress, true);
  addEventListener('auxclick', onPress, true);
  addEventListener('submit', onSubmit, true);
}
