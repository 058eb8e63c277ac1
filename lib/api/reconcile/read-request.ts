import { scalarText } from '#lib/base/bounds/strings-in.ts';

/** A query of a batch. */
export interface ReconciliationQuery {
  readonly text: string | undefined;
  /** Undefined for any type. */
  readonly types: readonly string[] | undefined;
  readonly limit: number | undefined;
  /** Values by the id of their property. */
  readonly properties: ReadonlyMap<string, readonly string[]>;
}

export interface ExtensionQuery {
  readonly ids: readonly string[];
  readonly properties: readonly string[];
}

/** A malformed request. The message addresses the developer of the client. */
export class RequestFault extends Error {
  override readonly name = 'RequestFault';
}

/** Maximum queries of a batch; OpenRefine sends ten. */
const queriesMax = 20;
const idsMax = 50;
/** Maximum properties of a request, since each property is read for each id. All entity types together have fewer properties. */
const propertiesMax = 50;
const textMax = 200;

/** Parses the parameter `queries`: a batch of queries, each with a name that the caller chose. Throws a `RequestFault`. */
export function readQueries(text: string): ReadonlyMap<string, ReconciliationQuery> {
  const batch = objectIn(parseJson(text), 'queries');
  const entries = Object.entries(batch);
  if (entries.length > queriesMax) throw new RequestFault(`queries: at most ${queriesMax} in a request`);
  return new Map(entries.map(([key, value]) => [key, readQuery(objectIn(value, `queries.${key}`), key)]));
}

/** Parses the parameter `extend`: entities and the properties to return of each. Throws a `RequestFault`. */
export function readExtension(text: string): ExtensionQuery {
  const { ids, properties } = objectIn(parseJson(text), 'extend');
  if (!Array.isArray(ids) || !ids.every((id) => typeof id === 'string')) throw new RequestFault('extend.ids: a list of ids is needed');
  if (ids.length > idsMax) throw new RequestFault(`extend.ids: at most ${idsMax} in a request`);
  if (!Array.isArray(properties)) throw new RequestFault('extend.properties: a list is needed');
  if (properties.length > propertiesMax) throw new RequestFault(`extend.properties: at most ${propertiesMax} in a request`);
  return { ids, properties: properties.map((property) => scalarText(objectIn(property, 'extend.properties').id)) };
}

function readQuery(query: Readonly<Record<string, unknown>>, key: string): ReconciliationQuery {
  const { query: text, type, limit, properties = [] } = query;
  if (text !== undefined && typeof text !== 'string') throw new RequestFault(`queries.${key}.query: a text is needed`);
  if (!Array.isArray(properties)) throw new RequestFault(`queries.${key}.properties: a list is needed`);
  if (text === undefined && properties.length === 0) throw new RequestFault(`queries.${key}: query or properties are needed`);
  if (limit !== undefined && !(typeof limit === 'number' && limit >= 1)) throw new RequestFault(`queries.${key}.limit: 1 or more`);
  const values = properties
    .map((property) => objectIn(property, `queries.${key}.properties`))
    .map(({ pid, v }) => [scalarText(pid), textsOf(v)] as const);
  return {
    text: text === undefined ? undefined : cutText(text),
    types: type === undefined || type === '' ? undefined : [type].flat().map(scalarText),
    limit: limit === undefined ? undefined : Math.floor(limit as number),
    properties: new Map(values.filter(([, texts]) => texts.length > 0)),
  };
}

/** A value is a text, number, boolean, reconciled entity, or a list of these. */
function textsOf(value: unknown): readonly string[] {
  return [value]
    .flat()
    .map((item) => (typeof item === 'object' && item !== null ? (item as { name?: unknown; id?: unknown }) : { name: item }))
    .map(({ name, id }) => cutText(scalarText(name ?? id)))
    .filter((text) => text.trim() !== '');
}

/** Cuts a text to the maximum length, in code points. */
export const cutText = (text: string): string => [...text].slice(0, textMax).join('');

/** Parses JSON. Lone surrogates, which JSON allows and URLs do not, are replaced. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
  } catch {
    throw new RequestFault('The request is no JSON');
  }
}

function objectIn(value: unknown, name: string): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RequestFault(`${name}: an object is needed`);
  return value as Readonly<Record<string, unknown>>;
}
