import { type Dictionary, type DictionaryTerm, type TermSearch, termName } from '#lib/domain/dictionary.ts';
import type { Language } from '#lib/domain/language.ts';
import { readData } from '#lib/text/data/read-data.ts';
import { ownTerms, readOperatorTerms } from '#lib/text/data/read-own-terms.ts';
import { termOfArea, terms } from '#lib/text/query/terms.ts';
import { defaultVocabulary, type Node, namesOf, relations } from '#lib/text/vocabulary/vocabulary.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';

interface Entry {
  readonly term: DictionaryTerm;
  /** Folded names without articles, with a blank before each word. */
  readonly names: readonly string[];
  /** The same in everyday words, matched from two words on. */
  readonly paraphrases: readonly string[];
}

let opened: ReadonlyMap<string, Entry> | undefined;

/** The search vocabulary as a dictionary, read once at first use. */
export const dictionary: Dictionary = {
  all: dictionaryTerms,
  term: dictionaryTerm,
  named: termNamed,
  find: findTerms,
  initials: termInitials,
};

/** With the operator's own terms, before anything else reads the vocabulary. */
export function dictionaryWith(termsFile: string | undefined): Dictionary {
  readOperatorTerms(termsFile);
  return dictionary;
}

const entries = (): ReadonlyMap<string, Entry> => {
  opened ??= openDictionary();
  return opened;
};

/** Every term, in the order of its preferred name in a language; names that begin with another script come last. */
function dictionaryTerms(language: Language): readonly DictionaryTerm[] {
  sorted[language] ??= sortTerms(language);
  return sorted[language];
}

const sorted: Partial<Record<Language, readonly DictionaryTerm[]>> = {};

function dictionaryTerm(id: string): DictionaryTerm | undefined {
  return entries().get(entryId(id))?.term;
}

/** An area that is the same subject as a term is in the dictionary once, as that term. */
const entryId = (id: string): string => termOfArea.get(id) ?? id;

/** The term that goes by a name in either language, whatever its inflection. */
function termNamed(name: string): DictionaryTerm | undefined {
  const { root, concepts } = defaultVocabulary();
  let node: Node | undefined = root;
  for (const key of words(name).map(stem)) node = node?.next.get(key);
  const concept = node?.tokens?.map((token) => concepts.get(token)).find((each) => each !== undefined);
  return concept && dictionaryTerm(concept.id);
}

/** Terms that fit, by how closely a name fits what is searched, else by name. */
function findTerms({ text = '', initial, area }: TermSearch, language: Language): readonly DictionaryTerm[] {
  const asked = bareWords(text).map((word) => ` ${word}`);
  if (text.trim() !== '' && asked.length === 0) return [];
  const fitting = dictionaryTerms(language).filter(
    (term) => (!area || term.areas.includes(area)) && (!initial || initialsOf(term).includes(initial)),
  );
  if (asked.length === 0) return fitting;
  return fitting
    .map((term) => ({ term, fit: fitOf(entries().get(term.id), asked) }))
    .filter(({ fit }) => fit < noFit)
    .sort((a, b) => a.fit - b.fit)
    .map(({ term }) => term);
}

/** Letters that preferred names begin with: Latin ones of the English, Arabic ones of the Arabic names. */
function termInitials(): readonly string[] {
  return [...new Set(dictionaryTerms('en').flatMap(initialsOf))].sort();
}

const initialsOf = ({ names }: DictionaryTerm): string[] =>
  [names.en[0], names.ar[0]].flatMap((name) => (name ? [initialOf(name)] : [])).filter((letter) => /[A-Z\u0621-\u064a]/.test(letter));

const initialOf = (name: string): string => (bareWords(name)[0]?.[0] ?? '').toUpperCase();

const noFit = 3;

/** 0 where a name is what is asked, 1 where one begins so, 2 where its words do, else `noFit`. */
function fitOf(entry: Entry | undefined, asked: readonly string[]): number {
  if (!entry) return noFit;
  const isDescribed = asked.length > 1 && entry.paraphrases.some((phrase) => phrase.startsWith(asked.join('')));
  return Math.min(isDescribed ? 1 : noFit, ...entry.names.map((name) => fitOfName(name, asked)));
}

function fitOfName(name: string, asked: readonly string[]): number {
  const whole = asked.join('');
  if (name === whole) return 0;
  if (name.startsWith(whole)) return 1;
  return asked.every((word) => name.includes(word)) ? 2 : noFit;
}

const bareWords = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => word.replace(/^ال(?=..)/, ''))
    .filter(Boolean);

function sortTerms(language: Language): readonly DictionaryTerm[] {
  const collator = new Intl.Collator(language);
  const keyed = [...entries().values()].map(({ term }) => {
    const { value, lang } = termName(term, language);
    return { term, key: lang === 'ar' ? bareWords(value).join(' ') : value, isOther: lang !== language };
  });
  return keyed.sort((a, b) => Number(a.isOther) - Number(b.isOther) || collator.compare(a.key, b.key)).map(({ term }) => term);
}

function openDictionary(): ReadonlyMap<string, Entry> {
  const links = readLinks();
  const definitions = new Map(readData('definitions.tsv').map(([id = '', en = '', ar = '']) => [id, { en, ar }]));
  const termsById = new Map([...terms, ...ownTerms().terms].map((term) => [term.id, term]));
  const byId = new Map<string, Entry>();
  for (const concept of defaultVocabulary().concepts.values()) {
    const { id } = concept;
    if (entryId(id) !== id) continue;
    // Of an area and a term of one id the vocabulary has the names of the area, which cover more than the term: Mars is not Mars exploration.
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
      names: namesOf(entry).map(spaced),
      paraphrases: paraphrases.map(spaced),
    });
  }
  return byId;
}

const spaced = (name: string): string =>
  bareWords(name)
    .map((word) => ` ${word}`)
    .join('');

/** Names that differ in a capital, a mark or an article are one. */
function withoutRepeats(names: readonly string[]): readonly string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = bareWords(name).join(' ');
    return !seen.has(key) && seen.add(key);
  });
}

/** Relations by id: `broader` holds all that is wider, of which only the next steps are kept; `related` is made symmetric. */
function readLinks(): (id: string) => Pick<DictionaryTerm, 'broader' | 'narrower' | 'related'> {
  const { concepts, broader: ofVocabulary } = defaultVocabulary();
  const { broader, related } = relations();
  const entryOf = (token: string) => {
    const concept = concepts.get(token);
    return concept && entryId(concept.id);
  };
  const wider = new Map<string, Set<string>>();
  const close = new Map<string, Set<string>>();
  const add = (links: Map<string, Set<string>>, from: string, to: string) => links.set(from, (links.get(from) ?? new Set()).add(to));
  for (const [token, { id }] of concepts)
    for (const each of ofVocabulary.get(token) ?? broader.get(token) ?? []) {
      const [from, to] = [entryId(id), entryOf(each)];
      if (to !== undefined && to !== from) add(wider, from, to);
    }
  const isWider = (id: string, of: string) => wider.get(of)?.has(id) === true;
  const nextOf = (id: string) => {
    const all = [...(wider.get(id) ?? [])];
    return all.filter(
      (each) => !isWider(id, each) && !all.some((between) => between !== each && isWider(each, between) && !isWider(between, each)),
    );
  };
  const next = new Map([...wider.keys()].map((id) => [id, nextOf(id)]));
  const narrower = new Map<string, string[]>();
  for (const [id, ids] of next) for (const each of ids) narrower.set(each, [...(narrower.get(each) ?? []), id]);
  for (const [token, tokens] of related)
    for (const each of tokens) {
      const [one, other] = [entryOf(token), entryOf(each)];
      if (one === undefined || other === undefined || one === other || isWider(one, other) || isWider(other, one)) continue;
      add(close, one, other);
      add(close, other, one);
    }
  return (id) => ({ broader: next.get(id) ?? [], narrower: narrower.get(id) ?? [], related: [...(close.get(id) ?? [])] });
}
