import { test as base, inject } from 'vitest';
import { copyStore } from '#e2e/copy-store.ts';
import { type SiteRequest, siteRequest } from './site-request.ts';

/** `test` of Vitest with the shared site: its address, and requests to it. */
export const test = base.extend<{ readonly baseURL: string; readonly request: SiteRequest }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures from the pattern
  baseURL: ({}, use) => use(inject('siteUrl')),
  request: ({ baseURL }, use) => use(siteRequest(baseURL)),
});

/** Copies the store of the shared site. */
export const copySiteStore = (dataDir: string): Promise<string> => copyStore(inject('siteData'), dataDir);
