'use client';

import { deviceStore, useDeviceStore } from './device-store.ts';

const store = deviceStore('searches');

/** So many words of the reader are kept; the oldest goes first. */
const searchesMax = 6;

/** What was searched for on this device, newest first. */
export const useSearches = () => useDeviceStore(store);

export function saveSearch(keyword: string): void {
  store.write([keyword, ...store.read().filter((other) => other !== keyword)].slice(0, searchesMax));
}

export function clearSearches(): void {
  store.write([]);
  delete document.documentElement.dataset.searches;
}
