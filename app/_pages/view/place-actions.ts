import { frameOffer } from '#app/_pages/plain-list/frame-offer.ts';
import { instance, siteUrl } from '#lib/compose.ts';
import type { Language } from '#lib/domain/language.ts';
import { translator } from '#lib/i18n/translator.ts';

interface PlaceActions {
  readonly language: Language;
  readonly name: string;
  /** Path of the list for a frame, and of the call of our API. */
  readonly embedHref: string;
  readonly apiPath: string;
}

/** The list of a place for another site, and the call that gives it. */
export async function placeActions({ language, name, embedHref, apiPath }: PlaceActions) {
  const { mode } = await instance();
  return {
    frame: frameOffer(embedHref, translator(language, 'embed')('title', { name })),
    apiLabel: translator(language, 'list')('api'),
    ...(mode === 'embedded' && { curl: `curl -H "X-Api-Key: YOUR_KEY" \\\n  "${siteUrl()}${apiPath}"` }),
  };
}
