import { researchAreaTerms } from '#lib/contract/lookups.ts';
import type { SchemeValue } from '#lib/service/import/draft.ts';
import type { Classification } from '#lib/service/store/prepare-record.ts';
import { analyseOnce } from '#lib/text/analyse-once.ts';
import { fold } from '#lib/text/fold.ts';
import { conceptToken, houseVocabulary } from '#lib/text/vocabulary.ts';
import { type AreaTable, arxivAreas, openalexAreas, uatAreas } from './area-tables.ts';

const areaOfToken = new Map(researchAreaTerms.map((term) => [conceptToken(term.id), term.id] as const));
const ownNames = new Map(
  researchAreaTerms.flatMap((term) =>
    [term.id, term.en, term.ar, ...(term.synEn ?? []), ...(term.synAr ?? [])].map((name) => [fold(name), term.id] as const),
  ),
);
const tables: Readonly<Record<string, AreaTable>> = { arxiv: arxivAreas, openalex: openalexAreas, uat: uatAreas };

/** At most this many areas; a guess below this confidence is no area, only a suggestion for whoever reviews. */
const areasMax = 3;
const confidenceMin = 0.45;

const general = new Set(['space-ai', 'climate', 'materials']);

/**
 * The areas of a work: those of the declared tables for its subjects, and those whose names and terms its title, keywords and abstract use.
 * A word in the title counts more than one in the abstract, and several more than one. `areas` holds what is sure enough, main one first.
 */
export function classifyAreas(
  subjects: readonly SchemeValue[],
  texts: { title: string; keywords: string; abstract: string },
): Classification & { readonly chosen: readonly string[] } {
  const found = new Map<string, { doubt: number; because: string[] }>();
  const add = (code: string, confidence: number, because: string) => {
    const known = found.get(code) ?? { doubt: 1, because: [] };
    known.doubt *= 1 - confidence;
    if (!known.because.includes(because)) known.because.push(because);
    found.set(code, known);
  };
  const named = subjects.flatMap(({ scheme, value }) => (scheme === 'own' ? (areaOfName(value) ?? []) : []));
  if (named.length > 0) return { chosen: [...new Set(named)], areas: [], confidence: 1 };
  // The whole archive of astrophysics says nothing beside one of its sections.
  const telling = subjects.filter(({ value }) => value !== 'astro-ph' || !subjects.some((other) => other.value.startsWith('astro-ph.')));
  telling.forEach(({ scheme, value }, place) => {
    const own = areaOfName(value);
    if (own) add(own, 0.85, value);
    const name = scheme === 'arxiv' ? value : fold(value);
    const table = tables[scheme] ?? {};
    const [confidence = 0, ...codes] = (Object.hasOwn(table, name) ? table[name] : undefined) ?? [];
    // The first subject is the main one; later ones say less.
    for (const [rank, code] of codes.entries()) add(code, confidence * (place === 0 ? 1 : 0.75) * (rank === 0 ? 1 : 0.9), value);
  });
  for (const [text, confidence, most] of [
    [texts.title, 0.5, 0.8],
    [texts.keywords, 0.35, 0.6],
    [texts.abstract, 0.12, 0.45],
  ] as const) {
    for (const [code, { count, word }] of mentions(text)) add(code, Math.min(most, 1 - (1 - confidence) ** count), word);
  }
  const areas = [...found]
    .map(([code, { doubt, because }]) => ({
      code,
      confidence: Math.round((1 - doubt) * 100) / 100,
      because: because.slice(0, 3).join(', '),
    }))
    .sort((a, b) => b.confidence - a.confidence || (a.code < b.code ? -1 : 1))
    .slice(0, 5);
  const best = areas[0]?.confidence ?? 0;
  const chosen = areas.filter(({ confidence }) => confidence >= confidenceMin && confidence >= best * 0.6).slice(0, areasMax);
  // "Machine learning" and "climate change" by themselves say nothing of space.
  const sure = chosen.some(({ code }) => !general.has(code)) ? chosen : [];
  return { chosen: sure.map(({ code }) => code), areas, confidence: sure.length > 0 ? best : Math.min(best, 0.4) };
}

export function areaOfName(name: string): string | undefined {
  return ownNames.get(fold(name));
}

export function isAreaCode(code: string): boolean {
  return areaOfToken.has(conceptToken(code)) && ownNames.get(fold(code)) === code;
}

/** Areas that a text names by themselves or by one of their terms, with how often. */
function mentions(text: string): Map<string, { count: number; word: string }> {
  const found = new Map<string, { count: number; word: string }>();
  if (!text) return found;
  const { spans, units } = analyseOnce(text);
  const { vocabularyAreas } = vocabulary();
  for (const { from, to, concepts } of spans) {
    const codes = new Set(concepts.flatMap((token) => vocabularyAreas.get(token) ?? []));
    const word = units
      .slice(from, to)
      .flatMap((unit) => unit.words)
      .join(' ');
    for (const code of codes) {
      const known = found.get(code);
      found.set(code, { count: (known?.count ?? 0) + 1, word: known?.word ?? word });
    }
  }
  return found;
}

let read: { readonly vocabularyAreas: ReadonlyMap<string, readonly string[]> } | undefined;

/** Area codes by concept token: the area itself, or the areas that a term belongs to. */
function vocabulary() {
  read ??= {
    vocabularyAreas: new Map(
      [...houseVocabulary().concepts].map(([token, concept]) => {
        const own = areaOfToken.get(token);
        return [token, own ? [own] : (concept.areas ?? []).filter((code) => areaOfToken.has(conceptToken(code)))];
      }),
    ),
  };
  return read;
}
