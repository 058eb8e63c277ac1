import { operations } from '#lib/contract/operations.ts';
import { apiVersion } from '#lib/contract/version.ts';
import { openApiDocument } from './openapi.ts';

interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly description?: string;
}

interface OpenApi {
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get: {
          readonly parameters: readonly (Schema & { readonly name: string; readonly in: string; readonly schema: Schema })[];
          readonly responses: Readonly<Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>>;
        };
      }
    >
  >;
}

/**
 * A TypeScript client of the API in one file without dependencies: types and a request function. Generated from the OpenAPI document;
 * deterministic.
 */
export function clientSource(siteUrl: string): string {
  const document = openApiDocument('en', siteUrl) as OpenApi;
  const requests = operations.map(({ id, template }) => ({
    id,
    template,
    get: (document.paths[template] as OpenApi['paths'][string]).get,
  }));
  return [
    `// Madar API ${apiVersion}: types and a small client. Generated from ${siteUrl}/api/openapi.json: download it again instead of editing it.\n`,
    ...Object.entries(document.components.schemas)
      .filter(([name]) => !name.startsWith('Sparse'))
      .map(([name, schema]) => interfaceOf(name, schema)),
    ...requests.map(({ id, get }) => parametersOf(`${id}Parameters`, get.parameters)),
    `export interface Operations {\n${requests.map(({ id, get }) => `  ${id}: { parameters: ${id}Parameters; answer: ${answerOf(get)} };`).join('\n')}\n}\n`,
    `const templates: Record<keyof Operations, string> = {\n${requests.map(({ id, template }) => `  ${id}: '${template}',`).join('\n')}\n};\n`,
    `/** Several names travel as several parameters. */\nconst repeated: readonly string[] = ${JSON.stringify(repeatedNames)};\n`,
    runtime(siteUrl),
  ].join('\n');
}

const repeatedNames = [
  ...new Set(operations.flatMap(({ query }) => query.filter(({ kind }) => kind.type === 'names').map(({ name }) => name))),
];

function interfaceOf(name: string, schema: Schema): string {
  return `${comment(schema.description, '')}export interface ${name} ${typeOf(schema, '')}\n`;
}

function parametersOf(name: string, parameters: OpenApi['paths'][string]['get']['parameters']): string {
  const members = parameters
    // Omits `language`, since the client has an option for it.
    .filter((parameter) => parameter.name !== 'language')
    .map(({ name: parameterName, description, schema, in: location }) => {
      return `${comment(description, '  ')}  ${parameterName}${location === 'path' ? '' : '?'}: ${typeOf(schema, '  ')};`;
    });
  return `export interface ${name} {\n${members.join('\n')}\n}\n`;
}

function answerOf({ responses }: OpenApi['paths'][string]['get']): string {
  const schema = responses['200']?.content['application/json']?.schema ?? {};
  // The type of the full record, even with `fields`: a caller who sends `fields` knows which members are missing.
  return typeOf(schema.anyOf?.[0] ?? schema, '');
}

function typeOf(schema: Schema, indent: string): string {
  if (schema.$ref) return schema.$ref.split('/').at(-1) as string;
  if (schema.anyOf) return [...new Set(schema.anyOf.map((option) => typeOf(option, indent)))].join(' | ');
  // Enumerations may grow within 1.x, so the type allows any string. Editors still suggest the known values.
  if (schema.enum) return `${schema.enum.map((value) => JSON.stringify(value)).join(' | ')} | (string & {})`;
  const types = [schema.type ?? []].flat().map((type) => plainType(type, schema, indent));
  return types.length > 0 ? types.join(' | ') : 'unknown';
}

function plainType(type: string, schema: Schema, indent: string): string {
  if (type === 'integer') return 'number';
  if (type === 'array') return `(${typeOf(schema.items ?? {}, indent)})[]`;
  if (type !== 'object') return type;
  if (!schema.properties) return `Record<string, ${schema.additionalProperties ? typeOf(schema.additionalProperties, indent) : 'unknown'}>`;
  const required = new Set(schema.required);
  const members = Object.entries(schema.properties).map(
    ([name, member]) =>
      `${comment(member.description, `${indent}  `)}${indent}  ${nameOf(name)}${required.has(name) ? '' : '?'}: ${typeOf(member, `${indent}  `)};`,
  );
  return `{\n${members.join('\n')}\n${indent}}`;
}

const nameOf = (name: string) => (/^[A-Za-z_]\w*$/.test(name) ? name : JSON.stringify(name));

const comment = (text: string | undefined, indent: string) => (text ? `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n` : '');

/** The request functions of the client. A test compiles them together with the generated types. */
const runtime = (siteUrl: string) => `/** A request that the API refused or could not answer. */
export class MadarError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.detail ?? problem.title);
    this.problem = problem;
  }
}

export interface MadarOptions {
  key: string;
  /** Language of the answers. */
  language: 'en' | 'ar';
  baseUrl?: string;
}

/** Calls one operation: \`await madar({ key, language: 'en' }, 'GetAllResearch', { keyword: 'cubesat' })\`. */
export async function madar<Id extends keyof Operations>(
  { key, language, baseUrl = '${siteUrl}' }: MadarOptions,
  id: Id,
  parameters: Operations[Id]['parameters'],
): Promise<Operations[Id]['answer']> {
  const query = new URLSearchParams();
  let path = templates[id].replace('{language}', language);
  for (const [name, value] of Object.entries(parameters)) {
    if (path.includes(\`{\${name}}\`)) path = path.replace(\`{\${name}}\`, encodeURIComponent(String(value)));
    else if (Array.isArray(value) && repeated.includes(name)) for (const one of value) query.append(name, String(one));
    else if (value !== undefined) query.set(name, String(value));
  }
  const response = await fetch(\`\${baseUrl}\${path}?\${query}\`, { headers: { 'X-Api-Key': key } });
  if (!response.ok) throw new MadarError((await response.json()) as Problem);
  return (await response.json()) as Operations[Id]['answer'];
}

/** All items of a list, however long, by cursor: \`for await (const research of madarItems({ key, language: 'ar' }, 'GetAllResearch', {}))\`. */
export async function* madarItems<Id extends 'GetAllResearch' | 'GetAllAuthor'>(
  options: MadarOptions,
  id: Id,
  parameters: Operations[Id]['parameters'],
): AsyncGenerator<Operations[Id]['answer']['items'][number]> {
  let cursor: string | null = '*';
  while (cursor !== null) {
    const page: Operations[Id]['answer'] = await madar(options, id, { pageSize: 100, ...parameters, cursor });
    yield* page.items;
    cursor = page.nextCursor;
  }
}
`;
