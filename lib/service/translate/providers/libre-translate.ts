import { rewriteMarks } from '#lib/service/translate/protect.ts';
import { createAsk } from './ask-provider.ts';
import type { Provider, ProviderSettings } from './provider.ts';

/** A service that speaks as LibreTranslate does: `POST /translate`. It takes no glossary. */
export function libreTranslate(settings: ProviderSettings): Provider {
  const ask = createAsk(settings);
  return {
    engine: settings.model ? `libretranslate ${settings.model}` : 'libretranslate',
    textsMax: 20,
    charactersMax: 4000,
    async translate(texts, from, to) {
      // Brackets with a number survive there, because references in papers look so.
      const q = texts.map((text) => rewriteMarks(text, (number) => `[[${number}]]`));
      const body = { q, source: from, target: to, format: 'text', ...(settings.key && { api_key: settings.key }) };
      const { translatedText } = ((await ask({ path: '/translate', body })) ?? {}) as { translatedText?: unknown };
      const answers = Array.isArray(translatedText) ? translatedText : [translatedText];
      return texts.map((_, place) => (typeof answers[place] === 'string' ? answers[place] : undefined));
    },
  };
}
