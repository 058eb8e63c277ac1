import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiResponseObject } from 'zod-openapi';
import { mediaTypeOf } from '#lib/api/respond/negotiate.ts';
import { examples } from '#lib/contract/examples/examples.ts';
import { operations } from '#lib/contract/operations.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import type { Parameter } from '#lib/contract/parameters/parameter.ts';
import { parameterExample, parameterSchema } from '#lib/contract/parameters/parameter-schema.ts';
import { languageParameter, type Representation } from '#lib/contract/parameters/parameters.ts';
import { problemSchema } from '#lib/contract/problems/problem-schema.ts';
import { type ProblemCode, problems } from '#lib/contract/problems/problems.ts';
import { documentTexts, headerTexts } from '#lib/contract/texts/document-texts.ts';
import { memberTexts, schemaTexts } from '#lib/contract/texts/payload-texts.ts';
import { apiVersion } from '#lib/contract/version.ts';
import { type Site, unnamedSite } from '#lib/domain/site/site.ts';
import { bilingual } from '#lib/languages/bilingual.ts';
import { type Language, languages } from '#lib/languages/languages.ts';

/** The API as OpenAPI 3.1, with its prose in one language. Generated from the registry; deterministic. */
export function openApiDocument(language: Language, siteUrl: string, { operator }: Site = unnamedSite): object {
  const document = createDocument({
    openapi: '3.1.0',
    info: {
      title: documentTexts.title[language],
      summary: documentTexts.summary[language],
      description: documentTexts.description[language],
      version: apiVersion,
      contact: {
        name: operator.name?.[language].value ?? documentTexts.title[language],
        url: operator.url ?? `${siteUrl}/${language}/developers`,
        ...(operator.email && { email: operator.email }),
      },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: siteUrl, description: documentTexts.thisSite[language] }],
    externalDocs: { url: `${siteUrl}/${language}/developers` },
    security: [{ apiKey: [] }, { bearer: [] }],
    tags: [
      { name: 'LookUp', description: documentTexts.lookUp[language] },
      { name: 'Publication', description: documentTexts.publication[language] },
      { name: 'Institution', description: documentTexts.institution[language] },
      { name: 'Term', description: documentTexts.term[language] },
    ],
    paths: Object.fromEntries(operations.map((operation) => [operation.template, { get: writeOperation(operation, language) }])),
    components: {
      schemas: { Problem: problemSchema },
      securitySchemes: {
        apiKey: { type: 'apiKey', in: 'header', name: 'X-Api-Key', description: documentTexts.key[language] },
        bearer: { type: 'http', scheme: 'bearer', description: documentTexts.bearer[language] },
      },
      headers: Object.fromEntries(
        Object.entries(headerTexts).map(([name, text]) => [
          name,
          { description: text[language], schema: { type: name === 'Retry-After' ? ('integer' as const) : ('string' as const) } },
        ]),
      ),
    },
  });
  // The copy shares no objects, so each place gets its own description. It does not forbid further members, since 1.x may add some.
  const allow = (name: string, value: unknown) => (name === 'additionalProperties' && value === false ? undefined : value);
  const copy = JSON.parse(JSON.stringify(document, allow)) as Copy;
  for (const [name, schema] of Object.entries(copy.components.schemas)) describe(schema, name, language);
  addSparseSchemas(copy, documentTexts.sparse[language]);
  return copy;
}

interface DescribedSchema {
  description?: string;
  required?: string[];
  items?: { $ref: string };
  properties?: Record<string, DescribedSchema & { $ref?: string }>;
}

interface Copy {
  paths: Record<string, { get: { responses: Record<string, { content: Record<string, { schema: object }> }> } }>;
  components: { schemas: Record<string, DescribedSchema> };
}

const schemaPath = '#/components/schemas/';

/** Adds alternative schemas for responses to calls with `fields`. They require only the id. The full schemas remain unchanged. */
function addSparseSchemas({ paths, components: { schemas } }: Copy, description: string): void {
  const addSparse = (name: string) => {
    schemas[`Sparse${name}`] = { ...(schemas[name] as DescribedSchema), description, required: ['id'] };
    return { $ref: `${schemaPath}Sparse${name}` };
  };
  for (const { template, query } of operations) {
    if (!query.some(({ name }) => name === 'fields')) continue;
    const content = paths[template]?.get.responses['200']?.content['application/json'] as { schema: { $ref: string } };
    const name = content.schema.$ref.slice(schemaPath.length);
    const list = structuredClone(schemas[name] as DescribedSchema);
    const items = list.properties?.items;
    if (items?.items) {
      items.items = addSparse(items.items.$ref.slice(schemaPath.length));
      schemas[`Sparse${name}`] = list;
    }
    Object.assign(content, { schema: { anyOf: [content.schema, items ? { $ref: `${schemaPath}Sparse${name}` } : addSparse(name)] } });
  }
}

/** Adds the contract's descriptions to a schema. A bare `$ref` gets none, because its target is described. */
function describe(schema: DescribedSchema, name: string, language: Language): void {
  const schemaText = schemaTexts[name];
  if (schemaText) schema.description = schemaText[language];
  // A summary has the members of the whole record.
  const names = [`${name}.`, `${name.replace(/Summary$/, '')}.`, ''];
  for (const [member, property] of Object.entries(schema.properties ?? {})) {
    const text = names.map((prefix) => memberTexts[prefix + member]).find((description) => description !== undefined);
    if (text && !property.$ref) property.description = text[language];
  }
}

function writeOperation(operation: Operation, language: Language): ZodOpenApiOperationObject {
  const path = [languageParameter, ...(operation.idParameter ? [operation.idParameter] : [])];
  return {
    operationId: operation.id,
    ...(operation.extension && { 'x-extension': true }),
    tags: [operation.folder],
    summary: operation.summary[language],
    description: operation.description[language],
    parameters: [
      ...path.map((parameter) => ({ ...writeParameter(parameter, language), in: 'path' as const, required: true })),
      // HTML forms send empty fields too, so an empty value counts as absent.
      ...operation.query.map((parameter) => ({ ...writeParameter(parameter, language), in: 'query' as const, allowEmptyValue: true })),
    ] as NonNullable<ZodOpenApiOperationObject['parameters']>,
    responses: writeResponses(operation, language),
  };
}

const defaultWord = bilingual('Default', 'القيمة المبدئية');

function writeParameter(parameter: Parameter, language: Language) {
  const schema = parameterSchema(parameter);
  const fallback = parameter.fallbackText ? ` ${defaultWord[language]}: ${parameter.fallbackText[language]}.` : '';
  return {
    name: parameter.name,
    description: parameter.text[language] + fallback,
    schema,
    ...(schema.type === 'array' && { style: 'form', explode: parameter.kind.type === 'names' }),
    examples: { [parameter.name]: { value: parameterExample(parameter) } },
    ...(parameter.extension && { 'x-extension': true }),
    ...(parameter.name === 'format' && parameter.kind.type === 'choice' && { 'x-media-types': mediaTypesOf(parameter.kind.of) }),
  };
}

/** The media type of each value of `format`, without its parameters. */
const mediaTypesOf = (formats: readonly string[]) =>
  Object.fromEntries(formats.map((format) => [format, mediaTypeOf(format as Representation)]));

const successHeaders = ['ETag', 'Link', 'Content-Language', 'RateLimit', 'RateLimit-Policy', 'X-Request-Id', 'X-Api-Version'] as const;
const headerRefs = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

function writeResponses(operation: Operation, language: Language): ZodOpenApiOperationObject['responses'] {
  // One media type: a generated client reads a response of several as any of them, so that no member is sure to exist.
  const content = {
    'application/json': {
      schema: operation.success,
      examples: Object.fromEntries(
        languages.map((name) => [name, { summary: examples[name][operation.id].path, value: examples[name][operation.id].body }]),
      ),
    },
  };
  const failures = [...Map.groupBy(operation.problems, (code) => problems[code].status)]
    .sort(([a], [b]) => a - b)
    .map(([status, codes]) => [String(status), writeFailure(status, codes, language)]);
  return {
    '200': { description: documentTexts.success[language], headers: headerRefs(successHeaders), content },
    // Terms of the dictionary are never merged, so they have no 301.
    ...(operation.idParameter && operation.record !== 'term' && { '301': { description: documentTexts.moved[language] } }),
    '304': { description: documentTexts.notModified[language], headers: headerRefs(['ETag', 'RateLimit', 'RateLimit-Policy']) },
    ...Object.fromEntries(failures),
  } as ZodOpenApiOperationObject['responses'];
}

function writeFailure(status: number, codes: readonly ProblemCode[], language: Language): ZodOpenApiResponseObject {
  const names = [
    'X-Request-Id',
    ...(status === 401 ? ['WWW-Authenticate'] : []),
    ...(status === 429 || status === 503 ? ['Retry-After'] : []),
  ];
  return {
    description: codes.map((code) => `\`${code}\`: ${problems[code].title[language]}`).join(' · '),
    headers: headerRefs(names) as NonNullable<ZodOpenApiResponseObject['headers']>,
    content: { 'application/problem+json': { schema: problemSchema } },
  };
}
