import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Client } from '@opensearch-project/opensearch';
import { documentVersion } from '#lib/store/opensearch/documents/mapping.ts';
import { countUnpublished } from '#lib/store/sqlite/database/outbox.ts';
import { currentIndexVersion } from '#lib/store/upkeep/index-state.ts';
import { type Generation, readGenerations } from './generations.ts';
import { publishedVersion } from './publish.ts';
import { serverProblem } from './server-problem.ts';

/** What is wrong with the index: missing, of an older or newer version, with other operator terms, or without the latest changes. */
export type SearchNotice = 'index_missing' | 'index_older' | 'index_newer' | 'index_other_terms' | 'publish_behind';

/**
 * Compares the published index with this program and, if given, the store at `path`. Returns the first mismatch. Rejects with a `Problem`.
 */
export async function searchNotice(client: Client, prefix: string, path?: string): Promise<SearchNotice | undefined> {
  try {
    const live = (await readGenerations(client, prefix)).find(({ isLive }) => isLive);
    if (!live || (await publishedVersion(client, prefix)) === undefined) return 'index_missing';
    return versionNotice(live) ?? (path !== undefined && isBehind(path) ? 'publish_behind' : undefined);
  } catch (error) {
    throw serverProblem(error);
  }
}

function versionNotice({ meta }: Generation): SearchNotice | undefined {
  const current = currentIndexVersion();
  const shapes = (meta?.documentVersion ?? 0) - documentVersion;
  const analysers = Number.parseInt(meta?.analyser ?? '0', 10) - Number.parseInt(current, 10);
  const difference = shapes || analysers;
  if (difference !== 0) return difference < 0 ? 'index_older' : 'index_newer';
  return meta?.analyser === current ? undefined : 'index_other_terms';
}

function isBehind(path: string): boolean {
  if (!existsSync(path)) return false;
  using store = new DatabaseSync(path, { readOnly: true, timeout: 1000 });
  return countUnpublished(store) > 0;
}
