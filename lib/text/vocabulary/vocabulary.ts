import { listIn, readData } from '#lib/text/data/read-data.ts';
import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { type Unit, units } from '#lib/text/words/units.ts';
import { wordGroups } from '#lib/text/words/word-classes.ts';
import type { AreaTerms, Concept, Term } from './concept.ts';
import type { OperatorVocabulary, TermNames } from './parse-operator-terms.ts';
import { operatorTerms } from './read-operator-terms.ts';
import { areaTerms, terms } from './terms.ts';

/** The names of all concepts as a tree of stem sequences, with their relations. */
export interface Vocabulary {
  readonly root: Node;
  readonly concepts: ReadonlyMap<string, Concept>;
  /** Tokens of the broader concepts of each token: its areas, and what it is a kind of. */
  readonly broader: ReadonlyMap<string, readonly string[]>;
  /** For each tool, the tokens of subjects that its name merely mentions: the stars of a star tracker. */
  readonly modifiers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A node of the tree of names. Children are built on first access: a text reaches few of all names. */
export class Node {
  /** Tokens of the concepts whose name ends at this node, narrowest first. */
  tokens?: string[];
  /** Whether a name that ends at this node belongs to a numbered series of missions, so that Apollo 14 also matches Apollo. */
  isNumbered?: true;
  #names: Name[] = [];
  #next: Map<string, Node> | undefined;

  get next(): ReadonlyMap<string, Node> {
    if (!this.#next) {
      this.#next = new Map();
      for (const { stems, concept } of this.#names) {
        const end = stems.indexOf(' ');
        const key = end < 0 ? stems : stems.slice(0, end);
        let node = this.#next.get(key);
        if (!node) {
          node = new Node();
          this.#next.set(key, node);
        }
        if (end < 0) node.#end(concept);
        else node.add({ stems: stems.slice(end + 1), concept });
      }
      this.#names = [];
    }
    return this.#next;
  }

  add(name: Name): void {
    this.#names.push(name);
  }

  #end({ token, isMission }: Concept): void {
    if (isMission) this.isNumbered = true;
    this.tokens ??= [];
    if (!this.tokens.includes(token)) this.tokens.push(token);
  }
}

/** A name below a node: the remaining stems, separated by blanks. */
interface Name {
  readonly stems: string;
  readonly concept: Concept;
}

/** The token of an area or term id: `remote-sensing` → `c_remote_sensing`. */
export function conceptToken(id: string): string {
  return `c_${id.replaceAll('-', '_')}`;
}

/** Relations by token. `broader` is transitive. `related` is closest first. `names`: subjects that a name only mentions (star tracker). */
export const relationNames = ['broader', 'names', 'related', 'member'] as const;
export type Relation = (typeof relationNames)[number];

type Relations = Readonly<Record<Relation, ReadonlyMap<string, readonly string[]>>>;

let cachedRelations: Relations | undefined;

/** All relations, read once. */
export function relations(): Relations {
  if (cachedRelations) return cachedRelations;
  const byRelation = { broader: new Map(), names: new Map(), related: new Map(), member: new Map() } satisfies Record<
    Relation,
    Map<string, string[]>
  >;
  for (const [id = '', relation, ids = ''] of readData('relations.tsv'))
    byRelation[relation as Relation].set(
      conceptToken(id),
      listIn(ids.replaceAll('-', '_')).map((id) => `c_${id}`),
    );
  cachedRelations = byRelation;
  return byRelation;
}

/** Converts research areas to concepts of the vocabulary. */
export function areaConcepts(areas: readonly AreaTerms[]): Concept[] {
  return areas.map(({ id, en, ar, synEn = [], synAr = [] }) => ({
    id,
    token: conceptToken(id),
    kind: 'area',
    en: [en, ...synEn],
    ar: [ar, ...synAr],
    variants: [...synEn, ...synAr],
  }));
}

/** Converts terms to concepts of the vocabulary. */
export function termConcepts(list: readonly Term[]): Concept[] {
  return list.map((term) => ({ ...term, token: conceptToken(term.id), kind: 'term' }));
}

/** For each concept in order: its names, each as a text of stems separated by blanks. */
type NameStems = readonly (readonly string[])[];

/** Builds a vocabulary. Terms, being narrower, precede areas; those of the same id are merged. Without `stems`, slowly computes them. */
export function openVocabulary(concepts: readonly Concept[], stems: NameStems = concepts.map(stemsOfNames)): Vocabulary {
  const root = new Node();
  const byToken = new Map<string, Concept>();
  for (const [index, concept] of concepts.entries()) {
    const existing = byToken.get(concept.token);
    if (!existing) byToken.set(concept.token, concept);
    else if (concept.kind === 'area')
      byToken.set(concept.token, {
        ...concept,
        ...(existing.areas && { areas: existing.areas }),
        ...(existing.type && { type: existing.type }),
      });
    for (const name of stems[index] ?? []) root.add({ stems: name, concept });
  }
  const { broader, names } = relations();
  const modifiers = new Map([...names].map(([token, list]) => [token, new Set(list)]));
  return { root, concepts: byToken, broader, modifiers };
}

/** The vocabulary of the search, read once on first use: terms, the operator's terms, and areas. */
export function defaultVocabulary(): Vocabulary {
  cachedVocabulary ??= withOperatorTerms(operatorTerms());
  return cachedVocabulary;
}

/** The default vocabulary with an operator's terms, and with more variants of ours. */
export function withOperatorTerms({ terms: list, variants }: Pick<OperatorVocabulary, 'terms' | 'variants'>): Vocabulary {
  const defaults = defaultConcepts();
  const concepts = defaults.map((concept) => withVariants(concept, variants.get(concept.id)));
  const stems = readNameStems().map((names, index) => {
    const added = variants.get(defaults[index]?.id as string);
    return added ? [...names, ...stemsOfNames(added)] : names;
  });
  const operatorTerms = termConcepts(list);
  const vocabulary = openVocabulary(
    [...concepts.slice(0, terms.length), ...operatorTerms, ...concepts.slice(terms.length)],
    [...stems.slice(0, terms.length), ...operatorTerms.map(stemsOfNames), ...stems.slice(terms.length)],
  );
  const broader = operatorTerms.map(({ token, areas: areaIds = [] }) => [token, areaIds.map(conceptToken)] as const);
  return operatorTerms.length === 0 ? vocabulary : { ...vocabulary, broader: new Map([...vocabulary.broader, ...broader]) };
}

const withVariants = (concept: Concept, added: TermNames | undefined): Concept =>
  added
    ? {
        ...concept,
        en: [...concept.en, ...added.en],
        ar: [...concept.ar, ...added.ar],
        variants: [...concept.variants, ...added.en, ...added.ar],
      }
    : concept;

/** All concepts of the default vocabulary except the operator's terms. Terms precede areas. */
export const defaultConcepts = (): Concept[] => [...termConcepts(terms), ...areaConcepts(areaTerms)];

/** `npm run vocabulary` writes this table; a test compares it with the stemmers. */
const readNameStems = (): NameStems => readData('name-stems.tsv').map(([, names]) => listIn(names));
export const writeNameStems = (concepts: readonly Concept[]): string =>
  `id\tstems\n${concepts.map((concept) => `${concept.id}\t${stemsOfNames(concept).join('; ')}\n`).join('')}`;

/** The stems of each spelling of each name. */
const stemsOfNames = ({ en, ar }: TermNames): string[] => [...en, ...ar].flatMap(stemsOfName).filter((name) => name !== '');

/** The folded words of the vocabulary, each with count 1, without those that occur only in paraphrases; for spelling correction. */
export function vocabularyWords(): ReadonlyMap<string, number> {
  cachedWords ??= new Map(wordsOf([...defaultVocabulary().concepts.values()].flatMap(namesOf)).map((word) => [word, 1]));
  return cachedWords;
}

/** The names of a concept without paraphrases. */
export function namesOf({ en, ar, paraphrases = [] }: Term): readonly string[] {
  const described = new Set(paraphrases);
  return [...en, ...ar].filter((name) => !described.has(name));
}

function wordsOf(names: readonly string[]): readonly string[] {
  const pieces = new Set(names.flatMap(piecesOf));
  return [...pieces].flatMap((piece) => units(fold(piece)).flatMap(({ parts }) => parts));
}

/** Whether a folded word occurs in a paraphrase, and so is not a misspelling. */
export function isParaphraseWord(word: string): boolean {
  paraphraseWords ??= new Set(wordsOf(terms.flatMap(({ paraphrases = [] }) => paraphrases)));
  return paraphraseWords.has(word);
}

/** Names share words, so each word is processed once; a name with other characters than letters is processed as a whole. */
const piecesOf = (name: string): readonly string[] => (/^[\p{L} ]+$/u.test(name) ? name.split(' ') : [name]);

/** Whether a folded word occurs in a name of the vocabulary. */
export function isVocabularyWord(word: string): boolean {
  return vocabularyWords().has(word);
}

/** Whether a folded word, or its stem, is the stem of a word in the vocabulary. */
export function isOfVocabulary(word: string): boolean {
  stems ??= new Set([...vocabularyWords().keys()].map(stem));
  return stems.has(word) || stems.has(stem(word));
}

let cachedVocabulary: Vocabulary | undefined;
let cachedWords: ReadonlyMap<string, number> | undefined;
let paraphraseWords: ReadonlySet<string> | undefined;
let stems: ReadonlySet<string> | undefined;

/** The stem sequences of a name: "x-ray" and "x ray" give two stems, "xray" one; “a” is optional, and «حشد» in a name is also «عنقود». */
function stemsOfName(name: string): string[] {
  const nameUnits: readonly Unit[] = units(fold(name.replace(/\([^)]*\)/g, ' ')));
  const parts = nameUnits.flatMap((unit) => unit.parts);
  const wholes = nameUnits.map((unit) => unit.whole ?? unit.parts.join(''));
  const bare = wholes.filter((word, index) => index === 0 || index === wholes.length - 1 || !/^an?$/.test(word));
  const sequences = [parts, ...(parts.length === wholes.length ? [] : [wholes]), ...(bare.length === wholes.length ? [] : [bare])];
  return [...new Set(sequences.flatMap((sequence) => (sequence.length > 1 ? inOtherWords(sequence.map(stem)) : sequence.map(stem))))];
}

/** A name with each of its words replaced by those that names use for the same thing. */
function inOtherWords(name: readonly string[]): string[] {
  sameInNames ??= new Map(
    wordGroups('same-in-names')
      .map((group) => group.map((word) => stem(fold(word))))
      .flatMap((group) => group.map((word) => [word, group] as const)),
  );
  const [first = '', ...rest] = name;
  const heads = sameInNames.get(first) ?? [first];
  const tails = rest.length > 0 ? inOtherWords(rest).map((tail) => ` ${tail}`) : [''];
  return heads.flatMap((head) => tails.map((tail) => head + tail));
}

let sameInNames: ReadonlyMap<string, readonly string[]> | undefined;
