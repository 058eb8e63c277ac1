import { deepl } from './deepl.ts';
import { libreTranslate } from './libre-translate.ts';
import { openai } from './openai.ts';
import type { Provider, ProviderKind, ProviderSettings } from './provider.ts';

const factories: Readonly<Record<ProviderKind, (settings: ProviderSettings) => Provider>> = {
  libretranslate: libreTranslate,
  deepl,
  openai,
};

/** Opens the client of a translation service of the given kind. */
export function openProvider(kind: ProviderKind, settings: ProviderSettings): Provider {
  return factories[kind](settings);
}
