import type { DictionaryTerm } from '#lib/domain/dictionary.ts';
import { languages } from '#lib/languages/languages.ts';
import { listIn, readData } from '#lib/text/data/read-data.ts';
import { addTerms } from './add-terms.ts';

/** The tables in `lib/text/data/lists`, whose README names their authorities. */
const listTables = ['constellations', 'elements', 'geological-time'] as const;

/** The entries of closed lists. */
export const listedTerms = (): readonly DictionaryTerm[] =>
  listTables
    .flatMap((table) => readData(`lists/${table}.tsv`))
    .map(([id = '', english, arabic, broader]) => ({
      id,
      type: 'subject',
      names: { en: listIn(english), ar: listIn(arabic) },
      areas: [],
      broader: listIn(broader),
      narrower: [],
      related: [],
    }));

/** Adds the entries of closed lists, except those whose name some term already has. Names with equal keys are one name. */
export function addLists(terms: readonly DictionaryTerm[], keyOf: (name: string) => string): readonly DictionaryTerm[] {
  const keysOf = ({ names }: DictionaryTerm) => languages.flatMap((language) => names[language].map(keyOf));
  const existing = new Set(terms.flatMap(keysOf));
  return addTerms(
    terms,
    listedTerms().filter((term) => !keysOf(term).some((key) => existing.has(key))),
  );
}
