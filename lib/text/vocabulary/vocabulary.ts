import { listIn, readData } from '#lib/text/data/read-data.ts';
import { ownTerms } from '#lib/text/data/read-own-terms.ts';
import { areaTerms, terms } from '#lib/text/query/terms.ts';
import { fold } from '#lib/text/words/fold.ts';
import { stem } from '#lib/text/words/stem.ts';
import { type Unit, units } from '#lib/text/words/units.ts';
import type { AreaTerms, Concept, Term } from './concept.ts';

/** Stem sequences of the names of concepts, as a tree. */
export interface Vocabulary {
  readonly root: Node;
  readonly concepts: ReadonlyMap<string, Concept>;
  /** Tokens of the wider concepts of each token: its areas, and what it is a kind of. */
  readonly broader: ReadonlyMap<string, readonly string[]>;
  /** Of each tool the tokens of what its names only say it is for: the stars of a star tracker. */
  readonly modifiers: ReadonlyMap<string, ReadonlySet<string>>;
}

/** A place in the tree of names. What follows is arranged when it is first asked for: a text meets few of all names. */
export class Node {
  /** Tokens of the concepts whose name ends here, the narrowest first. */
  tokens?: string[];
  /** The name is a mission's, of which there may be several by their numbers: Apollo 14 is Apollo. */
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

/** The stems that are still to come, with a blank between them. */
interface Name {
  readonly stems: string;
  readonly concept: Concept;
}

/** The token of an area or term id, for filters and for records whose areas are known: `remote-sensing` → `c_remote_sensing`. */
export function conceptToken(id: string): string {
  return `c_${id.replaceAll('-', '_')}`;
}

/**
 * How concepts belong together, by their tokens. `broader`: the areas of a concept and what it is a kind of, what those are kinds of included. `names`: what
 * its names hold of which it is no kind: the stars of a star tracker. `related`: what stands closest to it, the closest first. `member`: what it is, of several things.
 */
export const relationNames = ['broader', 'names', 'related', 'member'] as const;
export type Relation = (typeof relationNames)[number];

type Relations = Readonly<Record<Relation, ReadonlyMap<string, readonly string[]>>>;

let knownRelations: Relations | undefined;

export function relations(): Relations {
  if (knownRelations) return knownRelations;
  const found = { broader: new Map(), names: new Map(), related: new Map(), member: new Map() } satisfies Record<
    Relation,
    Map<string, string[]>
  >;
  for (const [id = '', relation, ids = ''] of readData('relations.tsv'))
    found[relation as Relation].set(
      conceptToken(id),
      listIn(ids.replaceAll('-', '_')).map((one) => `c_${one}`),
    );
  knownRelations = found;
  return found;
}

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

export function termConcepts(list: readonly Term[]): Concept[] {
  return list.map((term) => ({ ...term, token: conceptToken(term.id), kind: 'term' }));
}

/** The stems of each name of a concept, with blanks between them, in the order of the concepts. */
type NameStems = readonly (readonly string[])[];

/**
 * Terms come first, because a term is narrower than the area that lists it as a synonym. One id in both is one concept. The stems of names, which take most of
 * the time, may be given.
 */
export function openVocabulary(concepts: readonly Concept[], stems: NameStems = concepts.map(nameStems)): Vocabulary {
  const root = new Node();
  const byToken = new Map<string, Concept>();
  for (const [at, concept] of concepts.entries()) {
    const known = byToken.get(concept.token);
    if (!known) byToken.set(concept.token, concept);
    else if (concept.kind === 'area')
      byToken.set(concept.token, { ...concept, ...(known.areas && { areas: known.areas }), ...(known.type && { type: known.type }) });
    for (const one of stems[at] ?? []) root.add({ stems: one, concept });
  }
  const { broader, names } = relations();
  const modifiers = new Map([...names].map(([token, list]) => [token, new Set(list)]));
  return { root, concepts: byToken, broader, modifiers };
}

/** The vocabulary of the search, read once at first use: terms, those of the operator, and areas. */
export function defaultVocabulary(): Vocabulary {
  loaded ??= withOwnTerms(ownTerms().terms);
  return loaded;
}

/** With terms of the operator's own. */
export function withOwnTerms(list: readonly Term[]): Vocabulary {
  const [own, areas] = [termConcepts(list), areaConcepts(areaTerms)];
  const stems = readNameStems();
  const vocabulary = openVocabulary(
    [...termConcepts(terms), ...own, ...areas],
    [...stems.slice(0, terms.length), ...own.map(nameStems), ...stems.slice(terms.length)],
  );
  const broader = own.map(({ token, areas: of = [] }) => [token, of.map(conceptToken)] as const);
  return own.length === 0 ? vocabulary : { ...vocabulary, broader: new Map([...vocabulary.broader, ...broader]) };
}

export const defaultConcepts = (): Concept[] => [...termConcepts(terms), ...areaConcepts(areaTerms)];

/** Written by `npm run vocabulary`; a test compares it with what the stemmers say. */
const readNameStems = (): NameStems => readData('name-stems.tsv').map(([, names]) => listIn(names));
export const writeNameStems = (concepts: readonly Concept[]): string =>
  `id\tstems\n${concepts.map((concept) => `${concept.id}\t${nameStems(concept).join('; ')}\n`).join('')}`;

/** Each name in its ways of writing, as stems. */
const nameStems = ({ en, ar }: Concept): string[] => [...en, ...ar].flatMap(stemsOfName).filter((name) => name !== '');

/** Every folded word of the vocabulary, counted once: what spelling repair knows besides the texts. */
export function vocabularyWords(): ReadonlyMap<string, number> {
  known ??= wordsOf(defaultVocabulary());
  return known;
}

function wordsOf({ concepts }: Vocabulary): Map<string, number> {
  const counts = new Map<string, number>();
  const pieces = new Set<string>();
  for (const { en, ar } of concepts.values()) for (const name of [...en, ...ar]) for (const piece of piecesOf(name)) pieces.add(piece);
  for (const piece of pieces) for (const { parts } of units(fold(piece))) for (const part of parts) counts.set(part, 1);
  return counts;
}

/** Names share their words, which are cut once each; a name of other signs than letters is cut as a whole. */
const piecesOf = (name: string): readonly string[] => (/^[\p{L} ]+$/u.test(name) ? name.split(' ') : [name]);

/** Whether a folded word stands in a name of the vocabulary. */
export function isVocabularyWord(word: string): boolean {
  return vocabularyWords().has(word);
}

/** Whether a folded word, or its stem, is one of the vocabulary's or the stem of one. */
export function isOfVocabulary(word: string): boolean {
  stems ??= new Set([...vocabularyWords().keys()].map(stem));
  return stems.has(word) || stems.has(stem(word));
}

let loaded: Vocabulary | undefined;
let known: ReadonlyMap<string, number> | undefined;
let stems: ReadonlySet<string> | undefined;

/** The stems of a name in its ways of writing: "x-ray" and "x ray" are two words, "xray" is one. */
function stemsOfName(name: string): string[] {
  const found: readonly Unit[] = units(fold(name.replace(/\([^)]*\)/g, ' ')));
  const parts = found.flatMap((unit) => unit.parts).map(stem);
  const wholes = found.map((unit) => stem(unit.whole ?? unit.parts.join('')));
  return (parts.length === wholes.length ? [parts] : [parts, wholes]).map((one) => one.join(' '));
}
