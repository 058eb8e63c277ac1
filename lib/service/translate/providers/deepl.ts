import { createHash } from 'node:crypto';
import type { Language } from '#lib/domain/language.ts';
import { isProblem } from '#lib/domain/problem.ts';
import { dictionaryGlossary } from '#lib/service/translate/glossary.ts';
import { rewriteMarks } from '#lib/service/translate/protect.ts';
import { createAsk, type Question } from './ask-provider.ts';
import type { Provider, ProviderSettings } from './provider.ts';

/**
 * A service that speaks as DeepL does: `POST /v2/translate`. The dictionary is kept there as one glossary for each direction, whose name changes with its
 * entries; a service that knows no glossaries translates without.
 */
export function deepl(settings: ProviderSettings): Provider {
  const headers: Readonly<Record<string, string>> = settings.key ? { authorization: `DeepL-Auth-Key ${settings.key}` } : {};
  const asked = createAsk(settings);
  const ask = (question: Question) => asked({ ...question, headers });
  const glossaries = new Map<string, Promise<string | undefined>>();
  const glossaryOf = (from: string, to: Language) => {
    const known = glossaries.get(`${from}-${to}`) ?? findGlossary(ask, from, to);
    glossaries.set(`${from}-${to}`, known);
    return known;
  };
  return {
    engine: settings.model ? `deepl ${settings.model}` : 'deepl',
    textsMax: 50,
    charactersMax: 20_000,
    async translate(texts, from, to) {
      const glossary = await glossaryOf(from, to);
      const body = {
        text: texts.map((text) => rewriteMarks(escaped(text), (number) => `<x id="${number}"/>`)),
        source_lang: from.toUpperCase(),
        target_lang: to === 'en' ? 'EN-US' : to.toUpperCase(),
        tag_handling: 'xml',
        ignore_tags: ['x'],
        ...(settings.model && { model_type: settings.model }),
        ...(glossary && { glossary_id: glossary }),
      };
      const { translations } = ((await ask({ path: '/v2/translate', body })) ?? {}) as { translations?: unknown };
      const answers = Array.isArray(translations) ? (translations as { text?: unknown }[]) : [];
      return texts.map((_, place) => {
        const text = answers[place]?.text;
        return typeof text === 'string' ? unescaped(text.replace(/<x id="(\d+)"\s*(?:\/>|>\s*<\/x>)/g, '⟦$1⟧')) : undefined;
      });
    },
  };
}

/** The glossary that is there by its name, else a new one; undefined where the service knows none for these languages. */
async function findGlossary(ask: (question: Question) => Promise<unknown>, from: string, to: Language): Promise<string | undefined> {
  const glossary = dictionaryGlossary(from, to);
  if (glossary.length === 0) return undefined;
  const entries = glossary.map(({ term, translation }) => `${term}\t${translation}`).join('\n');
  const name = `madar-${from}-${to}-${createHash('sha256').update(entries).digest('hex').slice(0, 12)}`;
  try {
    const { glossaries } = ((await ask({ path: '/v2/glossaries' })) ?? {}) as { glossaries?: { name?: string; glossary_id?: string }[] };
    const known = Array.isArray(glossaries) ? glossaries.find((one) => one.name === name)?.glossary_id : undefined;
    if (known) return known;
    const body = { name, source_lang: from, target_lang: to, entries, entries_format: 'tsv' };
    const made = (await ask({ path: '/v2/glossaries', body })) as { glossary_id?: string } | null;
    return made?.glossary_id;
  } catch (error) {
    if (isProblem(error) && (error.kind === 'bad_request' || error.kind === 'config')) return undefined;
    throw error;
  }
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const unescaped = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
