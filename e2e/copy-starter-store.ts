import { test } from '@playwright/test';
import { copyStore } from './copy-store.ts';

/** Copies the store of the shared test site. */
export function copyStarterStore(dataDir: string): Promise<string> {
  const { dataDir: sharedDir } = test.info().config.metadata as { readonly dataDir: string };
  return copyStore(sharedDir, dataDir);
}
