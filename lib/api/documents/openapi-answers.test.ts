import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { operations } from '#lib/contract/operations.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import { languages } from '#lib/languages/languages.ts';
import { openTestService, type TestService, testSite } from '#lib/testing/open-test-service.ts';
import { openApiDocument } from './openapi.ts';

let test: TestService;
beforeAll(async () => {
  test = await openTestService();
});
afterAll(() => test.close());

type Schema = Parameters<typeof z.fromJSONSchema>[0] & object;
interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly parameters: readonly {
            readonly name: string;
            readonly in: string;
            readonly allowEmptyValue?: boolean;
            readonly 'x-media-types'?: Readonly<Record<string, string>>;
            readonly schema: { readonly default?: unknown };
          }[];
          readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>>;
        };
      }
    >
  >;
  readonly components: { readonly schemas: object };
}
// `z.fromJSONSchema` gets a single schema without the document's components, so they become its `$defs`.
const document = JSON.parse(JSON.stringify(openApiDocument('en', testSite)).replaceAll('#/components/schemas/', '#/$defs/')) as Document;
const definitions = document.components.schemas;

const pathOf = ({ template, idParameter }: Operation, language: string) =>
  template.replace('{language}', language).replace('{id}', idParameter?.example ?? '');
const getOf = ({ template }: Operation) => (document.paths[template] as Document['paths'][string]).get;

/** Faults of the answer to `path`, checked with the schema that the document has for its status and media type. */
async function faultsOf(operation: Operation, path: string): Promise<readonly unknown[]> {
  const answer = await test.ask(path);
  const [type = ''] = (answer.headers.get('content-type') ?? '').split(';');
  const { schema } = getOf(operation).responses[String(answer.status)]?.content[type] ?? { schema: { not: {} } as Schema };
  const body = type.endsWith('json') ? await answer.json() : await answer.text();
  return z.fromJSONSchema({ ...(schema as object), $defs: definitions } as Schema).safeParse(body).error?.issues ?? [];
}

for (const language of languages) {
  describe.each(operations)(`the OpenAPI document describes the answers of $id in ${language}`, (operation) => {
    const path = pathOf(operation, language);
    const fields = operation.query.find(({ name }) => name === 'fields')?.kind;

    it('as JSON', async () => {
      expect(await faultsOf(operation, path)).toEqual([]);
    });
    it.each(operation.formats.filter((format) => format !== 'json'))('as a file of the media type that it names for %s', async (format) => {
      const types = getOf(operation).parameters.find(({ name }) => name === 'format')?.['x-media-types'];
      const { status, headers } = await test.ask(`${path}?format=${format}`);
      expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, types?.[format]]);
    });
    it.runIf(fields?.type === 'choices')('with any one member alone', async () => {
      for (const name of fields?.type === 'choices' ? fields.of : [])
        expect(await faultsOf(operation, `${path}?fields=${name}`), name).toEqual([]);
    });
    it('with every default sent, as generated clients do, and a cursor where there is one', async () => {
      const defaults = getOf(operation).parameters.flatMap(({ name, in: where, schema }) =>
        where === 'query' && schema.default !== undefined ? [`${name}=${schema.default}`] : [],
      );
      const cursor = operation.query.some(({ name }) => name === 'cursor') ? ['cursor=*'] : [];
      expect(await faultsOf(operation, `${path}?${[...defaults, ...cursor].join('&')}`)).toEqual([]);
    });
    it('with every parameter empty or repeated within itself, which it allows', async () => {
      const lists = operation.query.filter(({ kind }) => kind.type === 'ids' || kind.type === 'choices');
      for (const { name, example } of lists)
        expect(await faultsOf(operation, `${path}?${name}=${example.split(',')[0]},${example.split(',')[0]}`), name).toEqual([]);
      const sampleParameters = getOf(operation).parameters.filter((parameter) => parameter.in === 'query');
      expect(sampleParameters.every(({ allowEmptyValue }) => allowEmptyValue)).toBe(true);
      expect(JSON.stringify(sampleParameters)).not.toContain('uniqueItems');
      expect(await faultsOf(operation, `${path}?${sampleParameters.map(({ name }) => `${name}=`).join('&')}`)).toEqual([]);
    });
  });
}
