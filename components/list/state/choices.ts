'use client';

import { limits } from '#lib/domain/query.ts';

/** Where the device keeps the order of each list and the rows on a page, and the columns of the list as a table, as the query string `research=title&authors=-publications&pageSize=50&columns=year`. */
const key = 'choices';

/** Works for a list and for each link and form that leads to one; an address that is opened is never changed. */
export type Choice = 'research' | 'authors' | 'pageSize' | 'columns';

/** Keeps a choice; what is usual anyway leaves no trace. */
export function saveChoice(name: Choice, value: string): void {
  const choices = readChoices();
  if (value === '' || (name === 'pageSize' && value === String(limits.pageSizeDefault))) choices.delete(name);
  else choices.set(name, value);
  try {
    if (choices.size === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, choices.toString());
  } catch {
    // Storage is closed: then the choice is that of this list.
  }
  followChoices();
}

function readChoices(): URLSearchParams {
  try {
    return new URLSearchParams(localStorage.getItem(key) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

/**
 * What the choices add to an address that is followed from `here`: order, page size and columns, where it leads to another list and says nothing of them. The same list in
 * the other language, or with another filter, stays as it is.
 */
export function chosenFor(
  target: URL,
  current: URL,
  choices: URLSearchParams,
  isSearch = target.searchParams.has('keyword'),
): readonly (readonly [name: string, value: string])[] {
  const section = /^\/(?:en|ar)\/(research|authors)$/.exec(target.pathname)?.[1];
  if (!section || target.origin !== current.origin || target.pathname.slice(3) === current.pathname.slice(3)) return [];
  // A new search is in the order of relevance.
  const preferences = {
    sort: isSearch ? null : choices.get(section),
    pageSize: choices.get('pageSize'),
    columns: section === 'research' ? choices.get('columns') : null,
  };
  return Object.entries(preferences).flatMap(([name, value]) => (value && !target.searchParams.has(name) ? [[name, value] as const] : []));
}

let isFollowing = false;

/** From now on links and forms take the choices along as they are followed. Inside `[data-exact]` they lead back to a list as it was. */
export function followChoices(): void {
  if (isFollowing) return;
  isFollowing = true;
  const onPress = (event: Event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (!link || link.closest('[data-exact]')) return;
    const target = new URL(link.getAttribute('href') ?? '', location.href);
    const addedValues = chosenFor(target, new URL(location.href), readChoices());
    if (addedValues.length === 0) return;
    for (const [name, value] of addedValues) target.searchParams.set(name, value);
    link.setAttribute('href', target.pathname + target.search.replaceAll('%2C', ',') + target.hash);
  };
  const onSubmit = ({ target: form }: Event) => {
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
    const isSearch = Boolean(new FormData(form).get('keyword'));
    for (const [name, value] of chosenFor(new URL(form.action), new URL(location.href), readChoices(), isSearch)) {
      if (form.elements.namedItem(name)) continue;
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
    }
  };
  // Before the framework and the browser follow.
  addEventListener('click', onPress, true);
  addEventListener('auxclick', onPress, true);
  addEventListener('submit', onSubmit, true);
}
