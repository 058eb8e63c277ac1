import { rewriteMarks } from '#lib/translate/texts/protect.ts';
import { createProviderRequest } from './ask-provider.ts';
import type { Provider, ProviderSettings } from './provider.ts';

/** Client for the LibreTranslate API (`POST /translate`), which has no glossaries. */
export function libreTranslate(settings: ProviderSettings): Provider {
  const request = createProviderRequest(settings);
  return {
    engine: settings.model ? `libretranslate ${settings.model}` : 'libretranslate',
    textsMax: 20,
    charactersMax: 4000,
    async translate(texts, from, to) {
      // The service preserves bracketed numbers, because they look like references.
      const q = texts.map((text) => rewriteMarks(text, (number) => `[[${number}]]`));
      const body = { q, source: from, target: to, format: 'text', api_key: settings.key || undefined };
      const { translatedText } = ((await request({ path: '/translate', body })) ?? {}) as { translatedText?: unknown };
      const answers = Array.isArray(translatedText) ? translatedText : [translatedText];
      return texts.map((_, index) => (typeof answers[index] === 'string' ? answers[index] : undefined));
    },
  };
}
