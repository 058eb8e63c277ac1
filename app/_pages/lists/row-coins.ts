import { siteUrl } from '#lib/compose.ts';
import type { Extras } from '#lib/domain/extras.ts';
import type { Language } from '#lib/domain/language.ts';
import type { Research } from '#lib/domain/research.ts';
import { coins } from '#lib/formats/metadata/coins.ts';

type Versioned = Pick<Extras, 'dataVersion'>;

/** A context object has some 400 characters. */
const keptMax = 5_000;
const kept = new WeakMap<Versioned, { readonly version: string; readonly byRow: Map<string, string> }>();

/**
 * Gives the context objects of rows that are read after this was called. Where there is a data version (`extras`), each is made once for it: they are a twentieth
 * of a page that is made anew. It is read before the rows, so that what is kept is never older than it says.
 */
export async function coinsMaker(extras: Versioned | undefined, language: Language): Promise<(research: Research) => string> {
  const make = (research: Research) => coins(research, { language, siteUrl: siteUrl() });
  if (!extras) return make;
  const byRow = await rowsOf(extras);
  return (research) => {
    const key = language + research.id;
    const known = byRow.get(key);
    if (known !== undefined) return known;
    const made = make(research);
    if (byRow.size >= keptMax) byRow.clear();
    byRow.set(key, made);
    return made;
  };
}

async function rowsOf(extras: Versioned): Promise<Map<string, string>> {
  const version = await extras.dataVersion();
  const known = kept.get(extras);
  if (known?.version === version) return known.byRow;
  const byRow = new Map<string, string>();
  kept.set(extras, { version, byRow });
  return byRow;
}
