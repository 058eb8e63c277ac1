import { siteUrl } from '#lib/compose.ts';
import type { Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { coins } from '#lib/formats/metadata/coins.ts';

type Versioned = Pick<Extras, 'dataVersion'>;

/** A context object has some 400 characters. */
const keptMax = 5_000;
const cache = new WeakMap<Versioned, { readonly version: string; readonly byRow: Map<string, string> }>();

/**
 * Gives the context objects of rows that are read after this was called. Where there is a data version (`extras`), each is made once for it: they are a twentieth
 * of a page that is made anew. It is read before the rows, so that what is kept is never older than it says.
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
    if (byRow.size >= keptMax) byRow.clear();
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
