import { type Language, otherLanguages } from '#lib/languages/languages.ts';
import type { Thesaurus } from './thesaurus.ts';

/** A term of the dictionary: one concept with its names in both languages. */
export interface DictionaryTerm {
  readonly id: string;
  /** `area` or the type of the concept: mission, sensor, agency, thing, place, method or subject. */
  readonly type: string;
  /** The preferred name first; one of the lists may be empty. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** Ids of the research areas it belongs to. */
  readonly areas: readonly string[];
  /** Ids of the directly broader terms. */
  readonly broader: readonly string[];
  readonly narrower: readonly string[];
  /** Closest first; excludes broader and narrower terms. */
  readonly related: readonly string[];
  readonly definition?: Readonly<Record<Language, string>>;
  /** The text to search in a language, if a query for the preferred name selects another subject. */
  readonly keywords?: Readonly<Partial<Record<Language, string>>>;
  /** Id of the same concept in the Unified Astronomy Thesaurus. */
  readonly uat?: string;
}

/** Whether the names and broader terms of a term come from the thesaurus, whose licence then applies. */
export const isFromThesaurus = ({ id, uat }: Pick<DictionaryTerm, 'id' | 'uat'>): boolean => uat !== undefined && id === `uat-${uat}`;

/** The preferred name in a language, else in the other one. */
export function termName({ names }: DictionaryTerm, language: Language): { readonly value: string; readonly lang: Language } {
  const lang = [language, ...otherLanguages(language)].find((each) => names[each].length > 0) ?? language;
  return { value: names[lang][0] ?? '', lang };
}

/** Spacecraft, telescopes and instruments: terms that produce publications and get a page of their own. */
export const isMission = ({ type }: Pick<DictionaryTerm, 'type'>): boolean => type === 'mission' || type === 'sensor';

/** The keyword that selects the publications on a term: a mission has the same list in both languages, so its name is the English one. */
export const termKeyword = (term: DictionaryTerm, language: Language): string =>
  term.keywords?.[language] ?? termName(term, isMission(term) ? 'en' : language).value;

/** The part of a query that selects the publications on a term: for a mission only those that name it, not those on related subjects. */
export const termQuery = (term: DictionaryTerm, language: Language) => ({
  keyword: termKeyword(term, language),
  strict: isMission(term) || undefined,
});

/** Conditions on terms; an absent one does not filter. */
export interface TermSearch {
  /** Each word has to be a prefix of a word in one of the names, in either script. */
  readonly text?: string;
  /** The Latin or Arabic letter that a preferred name begins with, ignoring the article. */
  readonly initial?: string;
  /** Id of a research area. */
  readonly area?: string;
}

/** The terms of the search vocabulary and of the Unified Astronomy Thesaurus, in both languages. */
export interface Dictionary {
  thesaurus(): Thesaurus;
  /** Sorted by preferred name; terms with a name only in the other language come last. */
  all(language: Language): readonly DictionaryTerm[];
  term(id: string): DictionaryTerm | undefined;
  /** The term with this name in either language, in any inflection. */
  named(name: string): DictionaryTerm | undefined;
  /** Sorted by how well a name fits the text, then by name. */
  find(search: TermSearch, language: Language): readonly DictionaryTerm[];
  /** Letters that preferred names begin with, in both scripts. */
  initials(): readonly string[];
}
