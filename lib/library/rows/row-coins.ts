import type { Harvest } from '#lib/domain/collection.ts';
import type { Research } from '#lib/domain/research.ts';
import { coins } from '#lib/formats/metadata/coins.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { Sources } from '#lib/library/sources.ts';

type Versioned = Pick<Harvest, 'dataVersion'>;

interface CoinSources extends Pick<Sources, 'siteUrl'> {
  readonly collection: { readonly harvest: Versioned | undefined };
}

/** Maximum rows in the cache, of about 400 characters each. */
const cachedRowsMax = 5_000;
const cache = new WeakMap<Versioned, { readonly version: string; readonly byRow: Map<string, string> }>();

/**
 * Returns a function that makes the COinS of a row (citation data for reference managers). Making them takes a twentieth of the rendering
 * time, so they are cached per data version. The version is read before the rows, so that no entry is stale.
 */
export async function coinsMaker({ collection, siteUrl }: CoinSources, language: Language): Promise<(research: Research) => string> {
  const { harvest } = collection;
  const makeCoins = (research: Research) => coins(research, { language, siteUrl });
  if (!harvest) return makeCoins;
  const byRow = await rowsOf(harvest);
  return (research) => {
    const key = language + research.id;
    const cached = byRow.get(key);
    if (cached !== undefined) return cached;
    const rowCoins = makeCoins(research);
    if (byRow.size >= cachedRowsMax) byRow.clear();
    byRow.set(key, rowCoins);
    return rowCoins;
  };
}

async function rowsOf(harvest: Versioned): Promise<Map<string, string>> {
  const version = await harvest.dataVersion();
  const cached = cache.get(harvest);
  if (cached?.version === version) return cached.byRow;
  const byRow = new Map<string, string>();
  cache.set(harvest, { version, byRow });
  return byRow;
}
