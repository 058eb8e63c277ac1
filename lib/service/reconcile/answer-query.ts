import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Language } from '#lib/domain/language.ts';
import { damerau } from '#lib/text/spelling/damerau.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { type Entity, type EntityType, entityId, entityTypesOf, type PropertyValue } from './entity-types.ts';
import type { ReconciliationQuery } from './read-request.ts';

/** A record that a table cell may name, as the Reconciliation Service API returns it. */
export interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
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
export async function answerQuery(catalogue: Catalogue, language: Language, query: ReconciliationQuery): Promise<readonly Candidate[]> {
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
  type: EntityType,
  query: ReconciliationQuery,
): Promise<ScoredCandidate[]> {
  const identifying = type.properties.filter(({ identifies }) => identifies).flatMap(({ id }) => query.properties.get(id) ?? []);
  const texts = [...identifying, query.text].filter((text): text is string => Boolean(text?.trim())).slice(0, 2);
  const lists = await Promise.all(texts.map((text) => type.find(catalogue, language, text, limitMax)));
  const byId = new Map(lists.flat().map((entity) => [entity.id, entity]));
  return [...byId.values()].map((entity) => scoreEntity(type, entity, language, query)).filter(({ score }) => score >= scoreMin);
}

function scoreEntity(type: EntityType, entity: Entity, language: Language, { text, properties }: ReconciliationQuery): ScoredCandidate {
  const similarity = text === undefined ? 0 : nameSimilarity(text, entity.names);
  const compared = type.properties.flatMap(({ id, identifies }) => {
    const requested = properties.get(id);
    const values = entity.values[id] ?? [];
    return requested && values.length > 0 ? [{ id, identifies, isEqual: isEqual(requested, values) }] : [];
  });
  const isSame = compared.some(({ identifies, isEqual: matches }) => identifies && matches);
  const isOther = compared.some(({ identifies, isEqual: matches }) => identifies && !matches);
  const differences = compared.filter(({ isEqual: matches }) => !matches).length;
  const score = isSame ? 1 : isOther ? 0 : similarity * (1 - otherValueCost) ** differences;
  return {
    id: entityId(type, entity.id),
    name: entity.name,
    ...(entity.description && { description: entity.description }),
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

/** Whether a value of the entity equals a requested one or continues it, as an affiliation may continue with a city. */
function isEqual(requested: readonly string[], values: readonly PropertyValue[]): boolean {
  const normalised = requested.map(plainValue);
  return values.some((value) => {
    const existing = plainValue(String('str' in value ? value.str : value.int));
    return normalised.some((text) => text === existing || (text.length >= 4 && existing.startsWith(`${text} `)));
  });
}

const plainValue = (text: string) =>
  fold(text.replace(/^https?:\/\/(?:www\.)?(?:orcid|ror)\.org\//i, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Similarity of a text to the closest name, 0…1; 1 for the same folded words in any order. Initials and single typos count for less. */
export function nameSimilarity(text: string, names: readonly string[]): number {
  const queryWords = words(text);
  return Math.max(0, ...names.map((name) => wordSimilarity(queryWords, words(name))));
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
