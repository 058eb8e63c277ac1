'use client';

import { useSyncExternalStore } from 'react';

/** A list of short strings in local storage; if storage is blocked, it exists only in memory. */
export interface DeviceStore {
  readonly read: () => readonly string[];
  readonly write: (values: readonly string[]) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

const emptyList: readonly string[] = [];

/** Opens the list stored under `key`. Subscribers are also notified of changes in other tabs. */
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
      // Storage is blocked, so only the values written by this page are returned.
    }
    return values;
  };
  const write = (ids: readonly string[]) => {
    load(JSON.stringify(ids));
    try {
      if (ids.length === 0) localStorage.removeItem(key);
      else localStorage.setItem(key, JSON.stringify(ids));
    } catch {
      // Storage is blocked or full: the value stays in memory.
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

/** The stored values; empty on the server and in the first client render. */
export function useDeviceStore(store: DeviceStore): readonly string[] {
  return useSyncExternalStore(store.subscribe, store.read, () => emptyList);
}

/** Parses stored values. Returns only non-empty strings; an empty list for invalid JSON or another type. */
export function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter((value): value is string => typeof value === 'string' && value !== '') : emptyList;
  } catch {
    return emptyList;
  }
}
