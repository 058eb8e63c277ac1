'use client';

import { select, startSelection, tickedRows } from '#components/list/state/selection.ts';

/** Session storage key of page state that is not in the address, to be restored after a language switch. */
const key = 'carried';

interface CarriedState {
  /** The path without language; the state is restored on the same page only. */
  readonly page: string;
  /** Indexes of open `<details>`, of expanded links and of fields. The elements have the same order in both languages. */
  readonly folds: readonly number[];
  readonly expanded: readonly number[];
  readonly fields: readonly (readonly [index: number, value: string])[];
  readonly ticked?: readonly string[] | undefined;
  /** Index of the first heading or list item in the window, and its distance from the upper edge in pixels; absent at the top of the page. */
  readonly place?: readonly [index: number, top: number] | undefined;
}

/** Panels that load on demand. Their contents are not indexed, because the page in the other language has not loaded them yet. */
const lazyPanels = '[data-testid=row-citations], [data-testid=row-abstract]';
const queryAll = <E extends Element>(selector: string) =>
  [...document.querySelectorAll<E>(selector)].filter((element) => !element.parentElement?.closest(lazyPanels));
const allFolds = () => queryAll<HTMLDetailsElement>('main details');
const openers = () => queryAll<HTMLElement>('main a[aria-label][href*="#cite"], main a[href*="open="][aria-expanded]');
const landmarks = () => queryAll<HTMLElement>('main :is(h2, h3, li, dt, summary)');
const fields = () =>
  queryAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
    'main :is(input:not([type=hidden], [type=password], [type=file], [type=checkbox], [type=radio], [tabindex="-1"]), select, textarea:not([readonly]))',
  );
const pagePath = () => decodeURIComponent(location.pathname.slice(3) + location.search);
const indexesWhere = <T>(list: readonly T[], isIncluded: (item: T) => boolean) =>
  list.flatMap((item, index) => (isIncluded(item) ? index : []));

/** Ids of ticked rows where the address asks for checkboxes (`research-list-section.tsx`), so that only the page knows them. */
function tickedBoxes(): readonly string[] | undefined {
  const ids = [...document.querySelectorAll<HTMLInputElement>('.row-tick :checked')].map(({ value }) => value);
  return ids.length > 0 ? ids : undefined;
}

/** Texts of both languages differ in height, so the place in the page is that of an element, not a number of pixels. */
function visiblePlace(): CarriedState['place'] {
  if (scrollY === 0) return undefined;
  const tops = landmarks().map((element) => (element.getClientRects().length > 0 ? element.getBoundingClientRect().top : -1));
  const index = tops.findIndex((top) => top >= 0);
  return index < 0 ? undefined : [index, tops[index] as number];
}

/** Saves the `open` `<details>`, the expanded panels, ticked rows, typed text and scroll position, but never passwords. */
export function carryState(open: readonly Element[]): void {
  const state: CarriedState = {
    page: pagePath(),
    folds: indexesWhere(allFolds(), (element) => open.includes(element)),
    expanded: indexesWhere(openers(), (link) => link.getAttribute('aria-expanded') === 'true'),
    fields: fields().map((field, index) => [index, field.value] as const),
    ticked: tickedRows() ?? tickedBoxes(),
    place: visiblePlace(),
  };
  sessionStorage.setItem(key, JSON.stringify(state));
}

/** Restores the state saved for this page, once. */
export function restoreState(): void {
  const text = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  const state = text === null ? undefined : (JSON.parse(text) as CarriedState);
  if (state?.page !== pagePath()) return;
  if (state.ticked) {
    startSelection();
    select(state.ticked, true);
  }
  const targetFields = fields();
  for (const [index, value] of state.fields) if (targetFields[index]) setValue(targetFields[index], value);
  const links = openers();
  for (const index of state.expanded) links[index]?.click();
  // `<details>` are opened after the clicks on links, because a click closes open menus.
  for (const index of state.folds) allFolds()[index]?.toggleAttribute('open', true);
  const landmark = state.place && landmarks()[state.place[0]];
  if (state.place && landmark) scrollBy(0, landmark.getBoundingClientRect().top - state.place[1]);
}

/** Sets a value with an event, because React ignores values set directly. */
function setValue(field: ReturnType<typeof fields>[number], value: string): void {
  if (field.value === value) return;
  const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value') ?? {};
  set?.call(field, value);
  field.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}
