import { createHash } from 'node:crypto';
import { escapeText } from '#lib/base/escape-markup.ts';
import { isProblem } from '#lib/base/problem.ts';
import type { Language } from '#lib/languages/languages.ts';
import { dictionaryGlossary } from '#lib/translate/texts/glossary.ts';
import { rewriteMarks } from '#lib/translate/texts/protect.ts';
import { createProviderRequest, type ProviderRequest } from './ask-provider.ts';
import type { Provider, ProviderSettings } from './provider.ts';

const targets: Readonly<Record<Language, string>> = { en: 'EN-US', ar: 'AR' };

/** Client for the DeepL API (`POST /v2/translate`). Stores the dictionary there as one glossary per direction, if supported. */
export function deepl(settings: ProviderSettings): Provider {
  const headers: Readonly<Record<string, string>> = settings.key ? { authorization: `DeepL-Auth-Key ${settings.key}` } : {};
  const request = createProviderRequest(settings);
  const requestWithKey = (query: ProviderRequest) => request({ ...query, headers });
  const glossaries = new Map<string, Promise<string | undefined>>();
  const glossaryOf = (from: string, to: Language) => {
    const glossary = glossaries.get(`${from}-${to}`) ?? findOrCreateGlossary(requestWithKey, from, to);
    glossaries.set(`${from}-${to}`, glossary);
    return glossary;
  };
  return {
    engine: settings.model ? `deepl ${settings.model}` : 'deepl',
    textsMax: 50,
    charactersMax: 20_000,
    async translate(texts, from, to) {
      const glossary = await glossaryOf(from, to);
      const body = {
        text: texts.map((text) => rewriteMarks(escapeText(text), (number) => `<x id="${number}"/>`)),
        source_lang: from.toUpperCase(),
        target_lang: targets[to],
        tag_handling: 'xml',
        ignore_tags: ['x'],
        model_type: settings.model || undefined,
        glossary_id: glossary || undefined,
      };
      const { translations } = ((await requestWithKey({ path: '/v2/translate', body })) ?? {}) as { translations?: unknown };
      const answers = Array.isArray(translations) ? (translations as { text?: unknown }[]) : [];
      return texts.map((_, index) => {
        const text = answers[index]?.text;
        return typeof text === 'string' ? unescapeXml(text.replace(/<x id="(\d+)"\s*(?:\/>|>\s*<\/x>)/g, '⟦$1⟧')) : undefined;
      });
    },
  };
}

/** Id of the existing glossary of this name, else of a new one; undefined when the service supports none for these languages. */
async function findOrCreateGlossary(
  request: (question: ProviderRequest) => Promise<unknown>,
  from: string,
  to: Language,
): Promise<string | undefined> {
  const glossary = dictionaryGlossary(from, to);
  if (glossary.length === 0) return undefined;
  const entries = glossary.map(({ term, translation }) => `${term}\t${translation}`).join('\n');
  const name = `madar-${from}-${to}-${createHash('sha256').update(entries).digest('hex').slice(0, 12)}`;
  try {
    const { glossaries } = ((await request({ path: '/v2/glossaries' })) ?? {}) as {
      glossaries?: { name?: string; glossary_id?: string }[];
    };
    const existing = Array.isArray(glossaries) ? glossaries.find((candidate) => candidate.name === name)?.glossary_id : undefined;
    if (existing) return existing;
    const body = { name, source_lang: from, target_lang: to, entries, entries_format: 'tsv' };
    const created = (await request({ path: '/v2/glossaries', body })) as { glossary_id?: string } | null;
    return created?.glossary_id;
  } catch (error) {
    if (isProblem(error) && (error.kind === 'bad_request' || error.kind === 'config')) return undefined;
    throw error;
  }
}

const unescapeXml = (text: string) =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');
