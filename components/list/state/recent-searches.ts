'use client';

import { deviceStore, useDeviceStore } from './device-store.ts';

const store = deviceStore('searches');

/** Maximum number of stored searches. */
const searchesMax = 6;

/** Searches on this device, newest first. */
export const useSearches = () => useDeviceStore(store);

export function saveSearch(keyword: string): void {
  store.write([keyword, ...store.read().filter((other) => other !== keyword)].slice(0, searchesMax));
}

export function clearSearches(): void {
  store.write([]);
  delete document.documentElement.dataset.searches;
}
