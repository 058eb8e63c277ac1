import type { AreaTerms, Concept, Term } from './concept.ts';
import { fold } from './fold.ts';
import { kindredTable } from './kindred-table.ts';
import { stem } from './stem.ts';
import { areaTerms, terms } from './terms.ts';
import { type Unit, units } from './units.ts';

/** Stem sequences of the names of concepts, as a tree. */
export interface Vocabulary {
  readonly root: Node;
  readonly concepts: ReadonlyMap<string, Concept>;
  /** Tokens of the wider concepts of each token: its areas, and concepts its names contain in both languages, or in one where they stand close to it. */
  readonly broader: ReadonlyMap<string, readonly string[]>;
  /** Of each tool the tokens of what its names only say it is for: the stars of a star tracker. */
  readonly modifiers: ReadonlyMap<string, ReadonlySet<string>>;
}

export interface Node {
  readonly next: Map<string, Node>;
  /** Tokens of the concepts whose name ends here, the narrowest first. */
  tokens?: string[];
  /** The name is a mission's, of which there may be several by their numbers: Apollo 14 is Apollo. */
  isNumbered?: true;
}

/** The token of an area or term id, for filters and for records whose areas are known: `remote-sensing` → `c_remote_sensing`. */
export function conceptToken(id: string): string {
  return `c_${id.replace(/[^a-z0-9]+/g, '_')}`;
}

/** Tokens by token, from a table of ids: `id | ids`. */
export function readTokens(table: string): ReadonlyMap<string, readonly string[]> {
  const rows = table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(rows.map(([id = '', ids = '']) => [conceptToken(id), ids.split(' ').map(conceptToken)]));
}

export function areaConcepts(areas: readonly AreaTerms[]): Concept[] {
  return areas.map(({ id, en, ar, synEn = [], synAr = [] }) => ({
    id,
    token: conceptToken(id),
    kind: 'area',
    en: [en, ...synEn],
    ar: [ar, ...synAr],
  }));
}

export function termConcepts(list: readonly Term[]): Concept[] {
  return list.map((term) => ({ ...term, token: conceptToken(term.id), kind: 'term' }));
}

/** Terms come first, because a term is narrower than the area that lists it as a synonym. One id in both is one concept. */
export function openVocabulary(concepts: readonly Concept[]): Vocabulary {
  const root: Node = { next: new Map() };
  const byToken = new Map<string, Concept>();
  for (const concept of concepts) {
    const known = byToken.get(concept.token);
    if (!known || concept.kind === 'area') byToken.set(concept.token, { ...concept, ...(known?.areas && { areas: known.areas }) });
    for (const name of [...concept.en, ...concept.ar]) for (const stems of stemsOfName(name)) addName(root, stems, concept);
  }
  return { root, concepts: byToken, ...relatedConcepts(root, byToken) };
}

/** The house's vocabulary, read once at first use: areas and terms. */
export function houseVocabulary(): Vocabulary {
  house ??= openVocabulary([...termConcepts(terms), ...areaConcepts(areaTerms)]);
  return house;
}

/** Every folded word of the vocabulary, counted once: what spelling repair knows besides the texts. */
export function vocabularyWords(vocabulary: Vocabulary = houseVocabulary()): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { en, ar } of vocabulary.concepts.values())
    for (const name of [...en, ...ar]) for (const { parts } of units(fold(name))) for (const part of parts) counts.set(part, 1);
  return counts;
}

/** Whether a folded word stands in a name of the vocabulary. */
export function isVocabularyWord(word: string): boolean {
  known ??= new Set(vocabularyWords().keys());
  return known.has(word);
}

/** Whether a folded word, or its stem, is one of the vocabulary's or the stem of one. */
export function isOfVocabulary(word: string): boolean {
  stems ??= new Set([...vocabularyWords().keys()].map(stem));
  return stems.has(word) || stems.has(stem(word));
}

let house: Vocabulary | undefined;
let known: ReadonlySet<string> | undefined;
let stems: ReadonlySet<string> | undefined;

/** The stems of a name in its ways of writing: "x-ray" and "x ray" are two words, "xray" is one. */
function stemsOfName(name: string): string[][] {
  const found: readonly Unit[] = units(fold(name.replace(/\([^)]*\)/g, ' ')));
  const parts = found.flatMap((unit) => unit.parts).map(stem);
  const wholes = found.map((unit) => stem(unit.whole ?? unit.parts.join('')));
  if (parts.length === wholes.length) return [parts];
  return [parts, wholes];
}

function addName(root: Node, stems: readonly string[], { token, isMission }: Concept): void {
  if (stems.length === 0) return;
  let node = root;
  for (const key of stems) {
    let next = node.next.get(key);
    if (!next) {
      next = { next: new Map() };
      node.next.set(key, next);
    }
    node = next;
  }
  node.tokens ??= [];
  if (isMission) node.isNumbered = true;
  if (!node.tokens.includes(token)) node.tokens.push(token);
}

/** Areas of what is called by words of the Earth and its sky. */
const beyondEarth: ReadonlySet<string> = new Set(['planetary-science', 'astrophysics', 'stellar', 'galaxies']);

/**
 * "Supermassive black hole" and «ثقب أسود هائل» both contain the names of black hole, so it is wider. Both languages must
 * agree: «قمر صناعي» contains the moon, "satellite" does not. So must the name it goes by, or half of its names: an agency of one country among others
 * ("Saudi Space Agency", NASA) does not make that country a subject of all agencies. A tool is no kind of what it is for: a star tracker is not about stars.
 */
function relatedConcepts(root: Node, concepts: ReadonlyMap<string, Concept>): Pick<Vocabulary, 'broader' | 'modifiers'> {
  const direct = new Map<string, Set<string>>();
  const modifiers = new Map<string, ReadonlySet<string>>();
  const kin = readTokens(kindredTable);
  for (const [token, { en, ar, areas = [] }] of concepts) {
    const arabic = mostlyWithin(root, ar);
    const within = new Set([...mostlyWithin(root, en.map(firstOfPair))].filter((other) => arabic.has(other)));
    const isTool = toolName.test(en[0] ?? '');
    if (isTool) modifiers.set(token, within);
    const wider = new Set(isTool || namesakes.has(token) ? [] : within);
    // What stands close to a subject and is named by its names in one language is wider too; a mission is one of it.
    const named = new Set([...mostlyWithin(root, en), ...arabic]);
    for (const other of isTool ? [] : (kin.get(token) ?? [])) if (named.has(other) && !concepts.get(other)?.isMission) wider.add(other);
    // The area of asteroids and their defence is not all defence: who sorts asteroids by their light fends none off.
    if (token === conceptToken('planetary-defence')) wider.delete(conceptToken('planetary-defense'));
    // The moons of other planets are none of the Moon, nor are clouds of stars and molecules any weather.
    if (areas.some((area) => beyondEarth.has(area)))
      for (const id of areas.includes('moon') ? ['cloud-cover'] : ['moon', 'cloud-cover']) wider.delete(conceptToken(id));
    for (const area of areas) wider.add(conceptToken(area));
    wider.delete(token);
    direct.set(token, wider);
  }
  const broader = new Map(
    [...direct].map(([token, wider]) => [
      token,
      [...new Set([...wider].flatMap((other) => [other, ...(direct.get(other) ?? [])]))].filter((other) => other !== token),
    ]),
  );
  return { broader, modifiers };
}

/** What is called by a name of which it is no kind: the Southern Crab is no part of the Crab, no trees stand in a random forest, and stars are weighed in masses of the Sun. */
const namesakes: ReadonlySet<string> = new Set(
  ['southern-crab-nebula', 'random-forest', 'solar-mass', 'solar-radius', 'dike-swarm', 'non-volcanic', 'solar-gravitational-lens'].map(
    conceptToken,
  ),
);

/** What belongs to "Land cover and desertification monitoring" is on land cover, and need not be on desertification. */
const firstOfPair = (name: string) => (name.startsWith('History') ? name : name.replace(/ and .*/, ' and'));

const toolName = / (?:tracker|sensor|panel|sail)$/;

function mostlyWithin(root: Node, names: readonly string[]): Set<string> {
  const preferred = conceptsWithin(root, names.slice(0, 1));
  const counts = new Map<string, number>();
  for (const name of names) for (const token of conceptsWithin(root, [name])) counts.set(token, (counts.get(token) ?? 0) + 1);
  return new Set([...counts].filter(([token, count]) => preferred.has(token) || count * 2 >= names.length).map(([token]) => token));
}

function conceptsWithin(root: Node, names: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const stems of names.flatMap(stemsOfName))
    for (let from = 0; from < stems.length; from++) {
      let node: Node | undefined = root;
      for (let to = from; to < stems.length; to++) {
        node = node.next.get(stems[to] as string);
        if (!node) break;
        if (to - from + 1 < stems.length) for (const token of node.tokens ?? []) found.add(token);
      }
    }
  return found;
}
