import { siteUrl } from '#lib/compose.ts';
import type { Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { coins } from '#lib/formats/metadata/coins.ts';

type Versioned = Pick<Extras, 'dataVersion'>;

/** Maximum rows in the cache, of about 400 characters each. */
const cachedRowsMax = 5_000;
const cache = new WeakMap<Versioned, { readonly version: string; readonly byRow: Map<string, string> }>();

/**
 * Returns a function that makes the COinS of a row (citation data for reference managers). Making them takes a twentieth of the rendering
 * time, so they are cached per data version. The version is read before the rows, so that no entry is stale.
 */
export async function coinsMaker(extras: Versioned | undefined, language: Language): Promise<(research: Research) => string> {
  const makeCoins = (research: Research) => coins(research, { language, siteUrl: siteUrl() });
  if (!extras) return makeCoins;
  const byRow = await rowsOf(extras);
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

async function rowsOf(extras: Versioned): Promise<Map<string, string>> {
  const version = await extras.dataVersion();
  const cached = cache.get(extras);
  if (cached?.version === version) return cached.byRow;
  const byRow = new Map<string, string>();
  cache.set(extras, { version, byRow });
  return byRow;
}
