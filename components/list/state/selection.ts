'use client';

import { useSyncExternalStore } from 'react';
import { savedMax } from '#lib/url/list-ids.ts';

/** The rows that a reader ticks, in the order of ticking; undefined while rows have no ticks. They stay from page to page of a list and are forgotten with the document. */
let tickedIds: readonly string[] | undefined;
const listeners = new Set<() => void>();

function become(ids: readonly string[] | undefined): void {
  tickedIds = ids;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const tickedRows = () => tickedIds;

export const useSelection = () => useSyncExternalStore(subscribe, tickedRows, () => undefined);

export const startSelection = () => become([]);
export const endSelection = () => become(undefined);

/** Ticks rows, or takes the ticks off, as far as a list of a reader holds them. */
export function tick(ids: readonly string[], isTicked: boolean): void {
  const otherIds = (tickedIds ?? []).filter((id) => !ids.includes(id));
  become(isTicked ? [...(tickedIds ?? []), ...ids.filter((id) => !tickedIds?.includes(id))].slice(0, savedMax) : otherIds);
}
