import { setImmediate } from 'node:timers/promises';
import { isProblem } from '#lib/base/problem.ts';
import { apiVersion } from '#lib/contract/version.ts';
import type { Catalogue } from '#lib/domain/catalogue.ts';
import type { Language } from '#lib/languages/languages.ts';
import { fold } from '#lib/text/words/fold.ts';
import { reconcileQuery } from './answer-query.ts';
import { entityTypesOf, type PropertyValue, type ReconcilableType, readEntityId } from './entity-types.ts';
import { cutText, RequestFault, readExtension, readQueries } from './read-request.ts';

export interface ReconcileSource {
  readonly catalogue: Catalogue;
  /** Absolute, without a slash at the end. */
  readonly siteUrl: string;
}

export interface ReconcileRequest {
  readonly language: Language;
  /** The path after the language, such as `suggest/entity`; empty for the manifest and queries. */
  readonly path: string;
  /** Query parameters, or form fields. */
  readonly parameters: URLSearchParams;
}

export type Reconcile = (request: ReconcileRequest) => Promise<Response>;

/** Every origin may call the service, because all its data are public. */
const headers = { 'access-control-allow-origin': '*', 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** Matches table cells with authors, institutions, areas and terms, by the Reconciliation Service API 0.2 (W3C group). */
export function createReconcile({ catalogue, siteUrl }: ReconcileSource): Reconcile {
  return async ({ language, path, parameters }) => {
    try {
      if (path.startsWith('view/')) return viewOf(catalogue, language, siteUrl, path.slice('view/'.length));
      const answer = await answerPath(catalogue, siteUrl, { language, path, parameters });
      if (answer === undefined) return Response.json({ error: 'There is nothing at this address' }, { status: 404, headers });
      return Response.json(answer, { headers });
    } catch (error) {
      if (error instanceof RequestFault) return Response.json({ error: error.message }, { status: 400, headers });
      if (!isProblem(error)) throw error;
      return Response.json({ error: error.kind }, { status: error.status, headers });
    }
  };
}

async function answerPath(catalogue: Catalogue, siteUrl: string, { language, path, parameters }: ReconcileRequest) {
  const prefix = cutText(fold(parameters.get('prefix') ?? ''));
  const matchesPrefix = (name: string) => prefix === '' || fold(name).includes(prefix);
  switch (path) {
    case '': {
      const [queries, extend] = [parameters.get('queries'), parameters.get('extend')];
      if (queries !== null) return answerBatch(catalogue, language, queries);
      return extend === null ? writeManifest(entityTypesOf(catalogue), language, siteUrl) : extendData(catalogue, language, extend);
    }
    case 'suggest/entity':
      return { result: prefix === '' ? [] : await suggestEntities(catalogue, language, prefix) };
    case 'suggest/type':
      return {
        result: entityTypesOf(catalogue)
          .map(({ id, name }) => ({ id, name: name[language] }))
          .filter(({ name }) => matchesPrefix(name)),
      };
    case 'suggest/property':
      return { result: propertiesOf(catalogue, language).filter(({ name }) => matchesPrefix(name)) };
    case 'properties': {
      const type = parameters.get('type') ?? entityTypesOf(catalogue)[0]?.id ?? '';
      return { type, properties: propertiesOf(catalogue, language, type) };
    }
    default:
      return undefined;
  }
}

async function answerBatch(catalogue: Catalogue, language: Language, text: string) {
  const answers: [string, { result: Awaited<ReturnType<typeof reconcileQuery>> }][] = [];
  // Sequentially, with a yield between queries, so that a batch does not delay other requests.
  for (const [key, query] of readQueries(text)) {
    answers.push([key, { result: await reconcileQuery(catalogue, language, query) }]);
    await setImmediate();
  }
  return Object.fromEntries(answers);
}

async function suggestEntities(catalogue: Catalogue, language: Language, prefix: string) {
  const lists = await Promise.all(
    entityTypesOf(catalogue).map(async (type) => {
      const entities = await type.find(catalogue, language, prefix, 8);
      const matching = entities.filter(({ names }) => names.some((name) => fold(name).includes(prefix)));
      return (type.id === 'author' ? entities : matching).slice(0, 8).map(({ id, name, description }) => ({
        id: `${type.id}-${id}`,
        name,
        description: description || undefined,
        notable: [{ id: type.id, name: type.name[language] }],
      }));
    }),
  );
  return lists.flat();
}

async function extendData(catalogue: Catalogue, language: Language, text: string) {
  const { ids, properties } = readExtension(text);
  const requested = propertiesOf(catalogue, language).filter(({ id }) => properties.includes(id));
  const rows: [string, Record<string, readonly PropertyValue[]>][] = [];
  for (const id of ids) {
    const values = (await readValues(catalogue, language, id)) ?? {};
    rows.push([id, Object.fromEntries(properties.map((property) => [property, values[property] ?? []]))]);
    await setImmediate();
  }
  return {
    meta: properties.map((id) => ({ id, name: requested.find((property) => property.id === id)?.name ?? id })),
    rows: Object.fromEntries(rows),
  };
}

/** Property values; undefined for an entity that does not exist, since tables may hold old ids. */
async function readValues(catalogue: Catalogue, language: Language, text: string) {
  const reference = readEntityId(catalogue, text);
  if (!reference) return undefined;
  try {
    return (await reference.type.read(catalogue, language, reference.id))?.values;
  } catch (error) {
    if (isProblem(error) && ['not_found', 'gone', 'bad_request'].includes(error.kind)) return undefined;
    throw error;
  }
}

/** Distinct properties of one entity type, or of all types. */
function propertiesOf(catalogue: Catalogue, language: Language, type?: string) {
  const matching = entityTypesOf(catalogue)
    .filter(({ id }) => type === undefined || id === type)
    .flatMap(({ properties }) => properties);
  return [...new Map(matching.map(({ id, name }) => [id, { id, name: name[language] }])).values()];
}

function viewOf(catalogue: Catalogue, language: Language, siteUrl: string, text: string): Response {
  const reference = readEntityId(catalogue, text);
  if (!reference) return Response.json({ error: 'There is nothing at this address' }, { status: 404, headers });
  return new Response(null, { status: 303, headers: { ...headers, location: siteUrl + reference.type.page(language, reference.id) } });
}

/** Manifest of the Reconciliation Service API 0.2 (Final Community Group Report, 10 April 2023). */
function writeManifest(types: readonly ReconcilableType[], language: Language, siteUrl: string): object {
  const service = `${siteUrl}/reconcile/${language}`;
  return {
    versions: ['0.2'],
    name: {
      en: 'Madar: authors, institutions, areas and terms of space research',
      ar: 'مدار: المؤلفون والمؤسسات والمجالات والمصطلحات في أبحاث الفضاء',
    }[language],
    identifierSpace: `${service}/view/`,
    schemaSpace: `${service}/properties`,
    documentation: `${siteUrl}/${language}/developers/assistants#tables`,
    serviceVersion: apiVersion,
    view: { url: `${service}/view/{{id}}` },
    defaultTypes: types.map(({ id, name }) => ({ id, name: name[language] })),
    suggest: {
      entity: { service_url: service, service_path: '/suggest/entity' },
      property: { service_url: service, service_path: '/suggest/property' },
      type: { service_url: service, service_path: '/suggest/type' },
    },
    extend: { propose_properties: { service_url: service, service_path: '/properties' }, property_settings: [] },
  };
}
