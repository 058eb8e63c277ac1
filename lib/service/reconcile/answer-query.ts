import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Language } from '#lib/domain/language.ts';
import { damerau } from '#lib/text/spelling/damerau.ts';
import { fold, words } from '#lib/text/words/fold.ts';
import { type Entity, type EntityType, entityId, entityTypesOf, type PropertyValue } from './entity-types.ts';
import type { ReconciliationQuery } from './read-request.ts';

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

const usualLimit = 5;
const limitMax = 25;
/** What is less like the text than this is somebody else. */
const scoreMin = 40;
/** What another value costs: a person has had several affiliations, and a country may be that of one of them. */
const otherValueCost = 0.1;

/**
 * Who or what a query may mean, best first. A candidate is a match when an identifier says so, or when it alone has the whole name and no value that was
 * given speaks against it: two people of one name are for a person to tell apart.
 */
export async function answerQuery(catalogue: Catalogue, language: Language, query: ReconciliationQuery): Promise<readonly Candidate[]> {
  const types = entityTypesOf(catalogue).filter(({ id }) => query.types === undefined || query.types.includes(id));
  const limit = Math.min(query.limit ?? usualLimit, limitMax);
  const found = await Promise.all(types.map((type) => candidatesOf(catalogue, language, type, query)));
  const best = found.flat().sort((a, b) => b.score - a.score);
  const isOnly = best.filter(({ isWhole }) => isWhole).length === 1;
  return best.slice(0, limit).map(({ isWhole, isSame, ...candidate }) => ({ ...candidate, match: isSame || (isWhole && isOnly) }));
}

interface Scored extends Omit<Candidate, 'match'> {
  /** All of the name, and nothing else against it. */
  readonly isWhole: boolean;
  readonly isSame: boolean;
}

async function candidatesOf(catalogue: Catalogue, language: Language, type: EntityType, query: ReconciliationQuery): Promise<Scored[]> {
  const identifying = type.properties.filter(({ identifies }) => identifies).flatMap(({ id }) => query.properties.get(id) ?? []);
  const texts = [...identifying, query.text].filter((text): text is string => Boolean(text?.trim())).slice(0, 2);
  const found = await Promise.all(texts.map((text) => type.find(catalogue, language, text, limitMax)));
  const each = new Map(found.flat().map((entity) => [entity.id, entity]));
  return [...each.values()].map((entity) => scored(type, entity, language, query)).filter(({ score }) => score >= scoreMin);
}

function scored(type: EntityType, entity: Entity, language: Language, { text, properties }: ReconciliationQuery): Scored {
  const likeness = text === undefined ? 0 : nameLikeness(text, entity.names);
  const compared = type.properties.flatMap(({ id, identifies }) => {
    const given = properties.get(id);
    const own = entity.values[id] ?? [];
    return given && own.length > 0 ? [{ id, identifies, isEqual: isEqual(given, own) }] : [];
  });
  const isSame = compared.some(({ identifies, isEqual: same }) => identifies && same);
  const isOther = compared.some(({ identifies, isEqual: same }) => identifies && !same);
  const differing = compared.filter(({ isEqual: same }) => !same).length;
  const score = isSame ? 1 : isOther ? 0 : likeness * (1 - otherValueCost) ** differing;
  return {
    id: entityId(type, entity.id),
    name: entity.name,
    ...(entity.description && { description: entity.description }),
    type: [{ id: type.id, name: type.name[language] }],
    score: Math.round(score * 1000) / 10,
    features: [{ id: 'name', value: Math.round(likeness * 1000) / 1000 }, ...compared.map((one) => ({ id: one.id, value: one.isEqual }))],
    isWhole: likeness === 1 && differing === 0,
    isSame,
  };
}

/** One of the values given is one of its own, or the beginning of it: an affiliation is written with its city or without. */
function isEqual(given: readonly string[], own: readonly PropertyValue[]): boolean {
  const asked = given.map(plainValue);
  return own.some((value) => {
    const known = plainValue(String('str' in value ? value.str : value.int));
    return asked.some((one) => one === known || (one.length >= 4 && known.startsWith(`${one} `)));
  });
}

const plainValue = (text: string) =>
  fold(text.replace(/^https?:\/\/(?:www\.)?(?:orcid|ror)\.org\//i, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * How near a text is to the nearest of some names, 0…1; 1 is the same words in any order and spelling that folding knows, as in "Al-Otaibi, Noura". An
 * initial stands for the name it begins, at less than the whole name is worth; a letter amiss in a long word likewise.
 */
export function nameLikeness(text: string, names: readonly string[]): number {
  const asked = words(text);
  return Math.max(0, ...names.map((name) => likeness(asked, words(name))));
}

/** Twice the words they share over the words of both. */
function likeness(asked: readonly string[], name: readonly string[]): number {
  if (asked.length === 0 || name.length === 0) return 0;
  const left = [...name];
  let shared = 0;
  // The longest first, so that an initial takes no place of a whole name.
  for (const word of asked.toSorted((a, b) => b.length - a.length)) {
    const worths = left.map((other) => worth(word, other));
    const best = Math.max(0, ...worths);
    if (best === 0) continue;
    shared += best;
    left.splice(worths.indexOf(best), 1);
  }
  return (2 * shared) / (asked.length + name.length);
}

const initialWorth = 0.7;
const typoWeight = 0.8;
const typoMin = 6;

function worth(a: string, b: string): number {
  if (a === b) return 1;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length === 1) return long.startsWith(short) ? initialWorth : 0;
  return short.length >= typoMin && damerau(a, b, 1) <= 1 ? typoWeight : 0;
}
