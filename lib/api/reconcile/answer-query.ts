import { damerau } from '#lib/base/damerau.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import { cleanRor } from '#lib/import/clean/identifiers.ts';
import type { Language } from '#lib/languages/languages.ts';
import { identifierIn } from '#lib/text/query/identifier.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { entityId, entityTypesOf, type PropertyValue, type ReconcilableType, type ReconciledEntity } from './entity-types.ts';
import type { ReconciliationQuery } from './read-request.ts';

/** A record that a table cell may name, as the Reconciliation Service API returns it. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly description: string | undefined;
  readonly type: readonly { readonly id: string; readonly name: string }[];
  /** 0…100. */
  readonly score: number;
  readonly features: readonly { readonly id: string; readonly value: number | boolean }[];
  readonly match: boolean;
}

const limitDefault = 5;
const limitMax = 25;
/** Candidates below this score are dropped. */
const scoreMin = 40;
/** Penalty per differing value; small, since a person has several affiliations and countries. */
const otherValueCost = 0.1;

/** Returns candidates, best first. A `match` has an equal identifier, or is the only one with the full name and no differing value. */
export async function reconcileQuery(catalogue: Catalogue, language: Language, query: ReconciliationQuery): Promise<readonly Candidate[]> {
  const types = entityTypesOf(catalogue).filter(({ id }) => query.types === undefined || query.types.includes(id));
  const limit = Math.min(query.limit ?? limitDefault, limitMax);
  const lists = await Promise.all(types.map((type) => candidatesOf(catalogue, language, type, query)));
  const candidates = lists.flat().sort((a, b) => b.score - a.score);
  const isOnly = candidates.filter(({ isWhole }) => isWhole).length === 1;
  return candidates.slice(0, limit).map(({ isWhole, isSame, ...candidate }) => ({ ...candidate, match: isSame || (isWhole && isOnly) }));
}

interface ScoredCandidate extends Omit<Candidate, 'match'> {
  /** The text equals a name of the entity, and no value differs. */
  readonly isWhole: boolean;
  /** An identifier is equal. */
  readonly isSame: boolean;
}

async function candidatesOf(
  catalogue: Catalogue,
  language: Language,
  type: ReconcilableType,
  query: ReconciliationQuery,
): Promise<ScoredCandidate[]> {
  const identifying = type.properties
    .filter(({ identifies }) => identifies)
    .flatMap(({ id }) => requestedValues(id, query).map((value) => bareIdentifier(id, value) ?? value));
  const texts = [...identifying, query.text].filter((text): text is string => Boolean(text?.trim())).slice(0, 2);
  const lists = await Promise.all(texts.map((text) => type.find(catalogue, language, text, limitMax)));
  const byId = new Map(lists.flat().map((entity) => [entity.id, entity]));
  return [...byId.values()].map((entity) => scoreEntity(type, entity, language, query)).filter(({ score }) => score >= scoreMin);
}

/** The values that a query asks for. A text that is an ORCID iD or a ROR id is the value of that property, as its column has no other. */
function requestedValues(property: string, { text = '', properties }: ReconciliationQuery): readonly string[] {
  return properties.get(property) ?? (bareIdentifier(property, text) === undefined ? [] : [text]);
}

/** The identifier in an identifier or its address; undefined for any other text, and for properties without a scheme of their own. */
function bareIdentifier(property: string, text: string): string | undefined {
  if (property === 'ror') return cleanRor(text);
  const identifier = property === 'orcid' ? identifierIn(text) : undefined;
  return identifier?.kind === 'orcid' ? identifier.value : undefined;
}

function scoreEntity(type: ReconcilableType, entity: ReconciledEntity, language: Language, query: ReconciliationQuery): ScoredCandidate {
  const { text } = query;
  const similarity = text === undefined ? 0 : nameSimilarity(text, entity.names);
  const compared = type.properties.flatMap(({ id, identifies }) => {
    const requested = requestedValues(id, query);
    const values = entity.values[id] ?? [];
    const equal = identifies ? isSameIdentifier : isEqual;
    return requested.length > 0 && values.length > 0 ? [{ id, identifies, isEqual: equal(requested, values, id) }] : [];
  });
  const isSame = compared.some(({ identifies, isEqual: matches }) => identifies && matches);
  const isOther = compared.some(({ identifies, isEqual: matches }) => identifies && !matches);
  const differences = compared.filter(({ isEqual: matches }) => !matches).length;
  const score = isSame ? 1 : isOther ? 0 : similarity * (1 - otherValueCost) ** differences;
  return {
    id: entityId(type, entity.id),
    name: entity.name,
    description: entity.description || undefined,
    type: [{ id: type.id, name: type.name[language] }],
    score: Math.round(score * 1000) / 10,
    features: [
      { id: 'name', value: Math.round(similarity * 1000) / 1000 },
      ...compared.map((comparison) => ({ id: comparison.id, value: comparison.isEqual })),
    ],
    isWhole: similarity === 1 && differences === 0,
    isSame,
  };
}

/** Whether an identifier of the entity is a requested one, however that is written. */
function isSameIdentifier(requested: readonly string[], values: readonly PropertyValue[], property: string): boolean {
  const bare = (text: string) => bareIdentifier(property, text) ?? plainValue(text);
  const identifiers = new Set(requested.map(bare));
  return values.some((value) => identifiers.has(bare(textOf(value))));
}

const textOf = (value: PropertyValue): string => String('str' in value ? value.str : value.int);

/** Whether a value of the entity equals a requested one or continues it, as an affiliation may continue with a city. */
function isEqual(requested: readonly string[], values: readonly PropertyValue[]): boolean {
  const normalised = requested.map(plainValue);
  return values.some((value) => {
    const existing = plainValue(textOf(value));
    return normalised.some((text) => text === existing || (text.length >= 4 && existing.startsWith(`${text} `)));
  });
}

const plainValue = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Maximum compared names of an entity, and characters of each: some people have thousands of spellings. */
const namesMax = 100;
const nameLengthMax = 300;

/** Similarity of a text to the closest of the first names, 0…1; 1 for the same folded words in any order. Initials and single typos count for less. */
export function nameSimilarity(text: string, names: readonly string[]): number {
  const queryWords = words(text);
  return Math.max(0, ...names.slice(0, namesMax).map((name) => wordSimilarity(queryWords, words(name.slice(0, nameLengthMax)))));
}

/** Dice coefficient of the words. */
function wordSimilarity(queryWords: readonly string[], name: readonly string[]): number {
  if (queryWords.length === 0 || name.length === 0) return 0;
  const remaining = [...name];
  let shared = 0;
  // Long words are compared first, so that an initial does not take a name that a full word would match.
  for (const word of queryWords.toSorted((a, b) => b.length - a.length)) {
    const weights = remaining.map((other) => wordWeight(word, other));
    const best = Math.max(0, ...weights);
    if (best === 0) continue;
    shared += best;
    remaining.splice(weights.indexOf(best), 1);
  }
  return (2 * shared) / (queryWords.length + name.length);
}

const initialWeight = 0.7;
const typoWeight = 0.8;
const typoMin = 6;

function wordWeight(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) ? initialWeight : 0;
  return short.length >= typoMin && damerau(a, b, 1) <= 1 ? typoWeight : 0;
}
