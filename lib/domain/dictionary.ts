import type { Language } from './language.ts';

/** A term of the dictionary: one concept with its names in both languages. */
export interface DictionaryTerm {
  readonly id: string;
  /** `area` or the type of the concept: mission, sensor, agency, thing, place, method or subject. */
  readonly type: string;
  /** The preferred name first; one of the lists may be empty. */
  readonly names: Readonly<Record<Language, readonly string[]>>;
  /** Ids of the research areas it belongs to. */
  readonly areas: readonly string[];
  /** Ids of the next wider terms. */
  readonly broader: readonly string[];
  readonly narrower: readonly string[];
  /** The closest first; never one that is wider or narrower. */
  readonly related: readonly string[];
  readonly definition?: Readonly<Record<Language, string>>;
}

/** The preferred name in a language, or the one there is. */
export function termName({ names }: DictionaryTerm, language: Language): { readonly value: string; readonly lang: Language } {
  const lang = names[language].length > 0 ? language : language === 'en' ? 'ar' : 'en';
  return { value: names[lang][0] ?? '', lang };
}

export interface TermSearch {
  /** Each word has to begin a word of one of the names, in either script. */
  readonly text?: string;
  /** Latin or Arabic letter that a preferred name begins with, the article ignored. */
  readonly initial?: string;
  /** Id of a research area. */
  readonly area?: string;
}

/** All terms that the search knows, in both languages. */
export interface Dictionary {
  /** In the order of the preferred names of a language; names that exist in the other one only come last. */
  all(language: Language): readonly DictionaryTerm[];
  term(id: string): DictionaryTerm | undefined;
  /** The term that goes by a name in either language, whatever its inflection. */
  named(name: string): DictionaryTerm | undefined;
  /** By how closely a name fits the text, else by name. */
  find(search: TermSearch, language: Language): readonly DictionaryTerm[];
  /** Letters that preferred names begin with, in both scripts. */
  initials(): readonly string[];
}
