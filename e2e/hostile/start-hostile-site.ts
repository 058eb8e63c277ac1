import { copyStarterStore } from '#e2e/copy-starter-store.ts';
import { type ImportedSite, startSiteWith } from '#e2e/large/start-site-with.ts';
import { hostileRecords } from './hostile-records.ts';

/** A site with the hostile and the starter collection. */
export const startHostileSite = (strings?: readonly string[]): Promise<ImportedSite> =>
  startSiteWith(hostileRecords(strings), copyStarterStore);
