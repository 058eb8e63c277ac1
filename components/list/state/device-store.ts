'use client';

import { useSyncExternalStore } from 'react';

/** A list of short texts that stays on this device, and nowhere else. Where storage is closed it lasts as long as the page. */
export interface DeviceStore {
  readonly read: () => readonly string[];
  readonly write: (values: readonly string[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const emptyList: readonly string[] = [];

export function deviceStore(key: string): DeviceStore {
  const listeners = new Set<() => void>();
  let raw: string | null | undefined;
  let values = emptyList;
  const load = (text: string | null) => {
    if (text === raw) return;
    raw = text;
    values = parse(text);
  };
  const readList = () => {
    try {
      load(localStorage.getItem(key));
    } catch {
      // Storage is closed: what was written on this page is all there is.
    }
    return values;
  };
  const write = (ids: readonly string[]) => {
    load(JSON.stringify(ids));
    try {
      if (ids.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // The page itself still remembers.
    }
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    const other = (event: StorageEvent) => (event.key === key || event.key === null) && listener();
    listeners.add(listener);
    window.addEventListener('storage', other);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', other);
    };
  };
  return { read: readList, write, subscribe };
}

/** What the device holds; empty while the page is served and for the first rendering in the browser. */
export function useDeviceStore(store: DeviceStore): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.read, () => emptyList);
}

/** Whatever stands in storage becomes a list of texts; anything else is none. */
export function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((value): value is string => typeof value === 'string' && value !== '') : emptyList;
  } catch {
    return emptyList;
  }
}
