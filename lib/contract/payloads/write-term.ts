import { apiPaths } from '#lib/contract/payloads/api-paths.ts';
import type { TermPayload, TermSummaryPayload } from '#lib/contract/payloads/term-payloads.ts';
import { type Dictionary, type DictionaryTerm, termName } from '#lib/domain/dictionary.ts';
import type { ResearchArea } from '#lib/domain/lookup.ts';
import { thesaurusAddress } from '#lib/domain/thesaurus.ts';
import { type Language, otherLanguages } from '#lib/languages/languages.ts';

interface WriteTermOptions {
  readonly language: Language;
  /** The areas of the service; terms refer to them by code. */
  readonly areas: readonly ResearchArea[];
}

interface WriteWholeTermOptions extends WriteTermOptions {
  readonly dictionary: Pick<Dictionary, 'term'>;
  /** Number of publications that match the name of the term; undefined when unknown. */
  readonly publicationCount: number | undefined;
}

/** The response body of GetTermById: a term with all its names and related terms. */
export function writeTerm(term: DictionaryTerm, { dictionary, publicationCount, ...options }: WriteWholeTermOptions): TermPayload {
  const { language } = options;
  const { id, names, broader, narrower, related, definition, uat } = term;
  const refs = (ids: readonly string[]) => ids.flatMap((each) => refTo(dictionary.term(each), language));
  return {
    ...writeCore(term, options),
    alternativeDefinition: definition?.[otherLanguages(language)[0]] ?? null,
    names: { en: [...names.en], ar: [...names.ar] },
    broader: refs(broader),
    narrower: refs(narrower),
    related: refs(related),
    exactMatch: uat === undefined ? [] : [`${thesaurusAddress}/${uat}`],
    publicationCount: publicationCount ?? null,
    links: {
      self: apiPaths.term(language, id),
      alternate: { en: apiPaths.term('en', id), ar: apiPaths.term('ar', id) },
      html: apiPaths.termPage(language, id),
      research: `${apiPaths.researchList(language)}?keyword=${encodeURIComponent(termName(term, language).value)}`,
    },
  };
}

/** A term as a row of GetAllTerm. */
export function writeTermSummary(term: DictionaryTerm, options: WriteTermOptions): TermSummaryPayload {
  const { language } = options;
  return {
    ...writeCore(term, options),
    links: { self: apiPaths.term(language, term.id), html: apiPaths.termPage(language, term.id) },
  };
}

function writeCore(term: DictionaryTerm, { language, areas }: WriteTermOptions) {
  const { value, lang } = termName(term, language);
  return {
    id: term.id,
    type: term.type,
    name: value,
    nameLanguage: lang,
    alternativeName: (lang === language ? term.names[otherLanguages(language)[0]][0] : undefined) ?? null,
    definition: term.definition?.[language] ?? null,
    focusedAreas: areas.filter(({ code }) => term.areas.includes(code ?? '')).map(({ id, name }) => ({ id: Number(id), name: name.value })),
  };
}

const refTo = (term: DictionaryTerm | undefined, language: Language) =>
  term ? [{ id: term.id, name: termName(term, language).value }] : [];
