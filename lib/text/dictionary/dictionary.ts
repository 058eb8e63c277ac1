import { type Dictionary, type DictionaryTerm, type TermSearch, termName } from '#lib/domain/dictionary.ts';
import { type Language, languages } from '#lib/languages/languages.ts';
import { readData } from '#lib/text/data/read-data.ts';
import { operatorTerms, readOperatorTerms } from '#lib/text/vocabulary/read-operator-terms.ts';
import { termOfArea, terms } from '#lib/text/vocabulary/terms.ts';
import { defaultVocabulary, type Node, namesOf, relations } from '#lib/text/vocabulary/vocabulary.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { clearKeyword } from './clear-keyword.ts';
import { addLists, listedTerms } from './listed-terms.ts';
import { thesaurus } from './thesaurus.ts';
import { addThesaurus } from './thesaurus-terms.ts';

interface Entry {
  readonly term: DictionaryTerm;
  /** Folded names without articles, with a blank before each word. */
  readonly names: readonly string[];
  /** Everyday paraphrases, folded like `names`. Only queries of two or more words match them. */
  readonly paraphrases: readonly string[];
}

let cached: ReadonlyMap<string, Entry> | undefined;

/** The search vocabulary and the Unified Astronomy Thesaurus as a dictionary, read once at first use. */
export const dictionary: Dictionary = {
  thesaurus,
  all: dictionaryTerms,
  term: dictionaryTerm,
  named: termNamed,
  find: findTerms,
  initials: termInitials,
};

/** The dictionary with the operator's own terms; call it before anything reads the vocabulary. */
export function dictionaryWith(termsFile: string | undefined): Dictionary {
  readOperatorTerms(termsFile);
  return dictionary;
}

const entries = (): ReadonlyMap<string, Entry> => {
  if (!cached) {
    cached = buildDictionary();
    cached = new Map([...cached].map(([id, entry]) => [id, { ...entry, term: withKeywords(entry.term) }]));
  }
  return cached;
};

/** The term with the texts to search where its preferred name is misread; needs the dictionary to look up what a query means. */
function withKeywords(term: DictionaryTerm): DictionaryTerm {
  const keywords = languages.flatMap((language) => {
    const keyword = clearKeyword(term, language, termNamed);
    return keyword === undefined ? [] : [[language, keyword] as const];
  });
  return keywords.length > 0 ? { ...term, keywords: Object.fromEntries(keywords) } : term;
}

/** Terms by preferred name in a language; names in another script last. */
function dictionaryTerms(language: Language): readonly DictionaryTerm[] {
  termsByLanguage[language] ??= sortTerms(language);
  return termsByLanguage[language];
}

const termsByLanguage: Partial<Record<Language, readonly DictionaryTerm[]>> = {};

function dictionaryTerm(id: string): DictionaryTerm | undefined {
  return entries().get(entryId(id))?.term;
}

/** Replaces the id of an area by that of the term with the same subject, so that the two are listed once. */
const entryId = (id: string): string => termOfArea.get(id) ?? id;

/** The term with this name, in either language and any inflection. */
function termNamed(name: string): DictionaryTerm | undefined {
  const { root, concepts } = defaultVocabulary();
  let node: Node | undefined = root;
  for (const key of words(name).map(stem)) node = node?.next.get(key);
  const concept = node?.tokens?.map((token) => concepts.get(token)).find((match) => match !== undefined);
  return dictionaryTerm(concept?.id ?? thesaurus().named(name)?.termId ?? listedNames().get(nameKey(name)) ?? '');
}

let cachedNames: ReadonlyMap<string, string> | undefined;

/** Ids of the entries of closed lists, by name. */
function listedNames(): ReadonlyMap<string, string> {
  const terms = () => listedTerms().flatMap(({ id }) => dictionaryTerm(id) ?? []);
  cachedNames ??= new Map(terms().flatMap((term) => namesIn(term).map((name) => [nameKey(name), term.id])));
  return cachedNames;
}

/** Terms that match a search, the closest first; without a text, all by name. */
function findTerms({ text = '', initial, area }: TermSearch, language: Language): readonly DictionaryTerm[] {
  const queryWords = wordsWithoutArticle(text).map((word) => ` ${word}`);
  if (text.trim() !== '' && queryWords.length === 0) return [];
  const candidates = dictionaryTerms(language).filter(
    (term) => (!area || term.areas.includes(area)) && (!initial || initialsOf(term).includes(initial)),
  );
  if (queryWords.length === 0) return candidates;
  return candidates
    .map((term) => ({ term, rank: rankOf(entries().get(term.id), queryWords) }))
    .filter(({ rank }) => rank < noMatch)
    .sort((a, b) => a.rank - b.rank)
    .map(({ term }) => term);
}

/** First letters of preferred names: Latin letters of English names and Arabic letters of Arabic names. */
function termInitials(): readonly string[] {
  return [...new Set(dictionaryTerms('en').flatMap(initialsOf))].sort();
}

const initialsOf = ({ names }: DictionaryTerm): string[] =>
  [names.en[0], names.ar[0]].flatMap((name) => (name ? [initialOf(name)] : [])).filter((letter) => /[A-Z\u0621-\u064a]/.test(letter));

const initialOf = (name: string): string => (wordsWithoutArticle(name)[0]?.[0] ?? '').toUpperCase();

const noMatch = 3;

/** 0: the query equals a name; 1: a name or paraphrase begins with it; 2: a name contains all its words; else `noMatch`. */
function rankOf(entry: Entry | undefined, queryWords: readonly string[]): number {
  if (!entry) return noMatch;
  const isParaphrase = queryWords.length > 1 && entry.paraphrases.some((phrase) => phrase.startsWith(queryWords.join('')));
  return Math.min(isParaphrase ? 1 : noMatch, ...entry.names.map((name) => rankOfName(name, queryWords)));
}

function rankOfName(name: string, queryWords: readonly string[]): number {
  const query = queryWords.join('');
  if (name === query) return 0;
  if (name.startsWith(query)) return 1;
  return queryWords.every((word) => name.includes(word)) ? 2 : noMatch;
}

const wordsWithoutArticle = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .filter(Boolean);

function sortTerms(language: Language): readonly DictionaryTerm[] {
  const collator = new Intl.Collator(language);
  const sortable = [...entries().values()].map(({ term }) => {
    const { value, lang } = termName(term, language);
    return { term, key: lang === 'ar' ? wordsWithoutArticle(value).join(' ') : value, isOther: lang !== language };
  });
  return sortable.sort((a, b) => Number(a.isOther) - Number(b.isOther) || collator.compare(a.key, b.key)).map(({ term }) => term);
}

function buildDictionary(): ReadonlyMap<string, Entry> {
  const links = readLinks();
  const definitions = new Map(readData('definitions.tsv').map(([id = '', en = '', ar = '']) => [id, { en, ar }]));
  const termsById = new Map([...terms, ...operatorTerms().terms].map((term) => [term.id, term]));
  const byId = new Map<string, Entry>();
  for (const concept of defaultVocabulary().concepts.values()) {
    const { id } = concept;
    if (entryId(id) !== id) continue;
    // Uses the term's names: an area with the same id has broader ones (the term Mars is not Mars exploration).
    const entry = termsById.get(id) ?? concept;
    const { type = 'area', en, ar, variants, paraphrases = [] } = entry;
    const isSynonym = (name: string) => !variants.includes(name);
    const definition = definitions.get(id);
    const term = {
      id,
      type,
      names: { en: withoutRepeats(en.filter(isSynonym)), ar: withoutRepeats(ar.filter(isSynonym)) },
      areas: concept.kind === 'area' ? [id] : (concept.areas ?? []),
      ...links(id),
      ...(definition && { definition }),
    };
    byId.set(id, {
      term,
      names: namesOf(entry).map(withLeadingBlanks),
      paraphrases: paraphrases.map(withLeadingBlanks),
    });
  }
  const listed = addLists(
    [...byId.values()].map(({ term }) => term),
    nameKey,
  );
  const { concepts } = thesaurus();
  return new Map(
    addThesaurus(listed, nameKey).map((term) => {
      const { names = namesIn(term).map(withLeadingBlanks), paraphrases = [] } = byId.get(term.id) ?? {};
      const { en = [], ar = [] } = concepts.get(term.uat ?? '')?.names ?? {};
      return [term.id, { term, names: [...names, ...[...en, ...ar].map(withLeadingBlanks)], paraphrases }];
    }),
  );
}

const namesIn = ({ names }: Pick<DictionaryTerm, 'names'>): readonly string[] => [...names.en, ...names.ar];

const nameKey = (name: string): string => wordsWithoutArticle(name).join(' ');

const withLeadingBlanks = (name: string): string =>
  wordsWithoutArticle(name)
    .map((word) => ` ${word}`)
    .join('');

/** Removes names that differ only in capitals, marks or an article. */
function withoutRepeats(names: readonly string[]): readonly string[] {
  const keys = new Set<string>();
  return names.filter((name) => {
    const key = nameKey(name);
    return !keys.has(key) && keys.add(key);
  });
}

/** Relations by id: `broader` is reduced to direct parents, `related` is made symmetric. */
function readLinks(): (id: string) => Pick<DictionaryTerm, 'broader' | 'narrower' | 'related'> {
  const { concepts, broader: vocabularyBroader } = defaultVocabulary();
  const { broader, related } = relations();
  const entryOf = (token: string) => {
    const concept = concepts.get(token);
    return concept && entryId(concept.id);
  };
  const broaderIds = new Map<string, Set<string>>();
  const relatedIds = new Map<string, Set<string>>();
  const add = (links: Map<string, Set<string>>, from: string, to: string) => links.set(from, (links.get(from) ?? new Set()).add(to));
  for (const [token, { id }] of concepts)
    for (const broaderToken of vocabularyBroader.get(token) ?? broader.get(token) ?? []) {
      const [from, to] = [entryId(id), entryOf(broaderToken)];
      if (to !== undefined && to !== from) add(broaderIds, from, to);
    }
  const isWider = (id: string, narrowerId: string) => broaderIds.get(narrowerId)?.has(id) === true;
  const parentsOf = (id: string) => {
    const ancestors = [...(broaderIds.get(id) ?? [])];
    return ancestors.filter(
      (ancestor) =>
        !isWider(id, ancestor) &&
        !ancestors.some((between) => between !== ancestor && isWider(ancestor, between) && !isWider(between, ancestor)),
    );
  };
  const parents = new Map([...broaderIds.keys()].map((id) => [id, parentsOf(id)]));
  const narrower = new Map<string, string[]>();
  for (const [id, ids] of parents) for (const parentId of ids) narrower.set(parentId, [...(narrower.get(parentId) ?? []), id]);
  for (const [token, tokens] of related)
    for (const relatedToken of tokens) {
      const [first, second] = [entryOf(token), entryOf(relatedToken)];
      if (first === undefined || second === undefined || first === second || isWider(first, second) || isWider(second, first)) continue;
      add(relatedIds, first, second);
      add(relatedIds, second, first);
    }
  return (id) => ({ broader: parents.get(id) ?? [], narrower: narrower.get(id) ?? [], related: [...(relatedIds.get(id) ?? [])] });
}
