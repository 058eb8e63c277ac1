'use client';

import { savedMax } from '#lib/url/list-ids.ts';
import { deviceStore, useDeviceStore } from './device-store.ts';

const store = deviceStore('saved');

/** Ids of the reader's saved publications, in the order of saving. */
export const useSaved = () => useDeviceStore(store);

/** Saves or removes a publication. False when the list is full. */
export function toggleSaved(id: string): boolean {
  const ids = store.read();
  if (!ids.includes(id) && ids.length >= savedMax) return false;
  store.write(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]);
  return true;
}

/** Adds a list while there is room; existing ids keep their position. */
export function saveAll(ids: readonly string[]): void {
  store.write([...new Set([...store.read(), ...ids])].slice(0, savedMax));
}

export function clearSaved(): void {
  store.write([]);
}
