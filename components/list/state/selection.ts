'use client';

import { useSyncExternalStore } from 'react';
import { savedMax } from '#lib/url/list-ids.ts';

/** Ids of ticked rows, in the order of ticking; undefined unless selection mode is on. They survive paging, but not a page load. */
let tickedIds: readonly string[] | undefined;
const listeners = new Set<() => void>();

function replaceSelection(ids: readonly string[] | undefined): void {
  tickedIds = ids;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const tickedRows = () => tickedIds;

export const useSelection = () => useSyncExternalStore(subscribe, tickedRows, () => undefined);

export const startSelection = () => replaceSelection([]);
export const endSelection = () => replaceSelection(undefined);

/** Ticks or unticks rows. At most `savedMax` rows can be ticked. */
export function select(ids: readonly string[], isTicked: boolean): void {
  const otherIds = (tickedIds ?? []).filter((id) => !ids.includes(id));
  replaceSelection(isTicked ? [...(tickedIds ?? []), ...ids.filter((id) => !tickedIds?.includes(id))].slice(0, savedMax) : otherIds);
}
