import { type ParameterSchema, parameterSchema } from '#lib/contract/parameters/parameter-schema.ts';
import type { Tool } from '#lib/contract/tools.ts';
import { citationStyleNames } from '#lib/formats/cite/citation.ts';
import { languages } from '#lib/languages/languages.ts';

/** Maximum publications of one citation call. */
export const citedMax = 20;

/** The JSON Schema of a tool's arguments. */
export interface ToolSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ParameterSchema & { readonly description: string }>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

const languageSchema = {
  type: 'string',
  enum: languages,
  default: languages[0],
  description: 'Language of the answer: en or ar. Texts that do not exist in it are given in their original language and marked as such.',
} as const;

const idSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;

/** The schema of a tool's arguments: ids, filters of its operation, and the language of the answer. */
export function inputSchema({ operation, takes, cites, needs }: Tool): ToolSchema {
  const parameters = operation.query.filter(({ name }) => takes.includes(name));
  // A citation is in the work's own language; `inLanguage` of the API does not apply.
  const ownProperties: [string, ParameterSchema & { description: string }][] = cites
    ? [
        ['ids', { type: 'array', items: idSchema, maxItems: citedMax, uniqueItems: true, description: 'Ids of the publications.' }],
        ['style', { type: 'string', enum: citationStyleNames, default: 'apa', description: 'Citation style.' }],
      ]
    : operation.idParameter
      ? [['id', { ...parameterSchema(operation.idParameter), description: operation.idParameter.text.en }]]
      : [];
  const filters = parameters.map((parameter) => [parameter.name, { ...parameterSchema(parameter), description: parameter.text.en }]);
  return {
    type: 'object',
    properties: Object.fromEntries([...ownProperties, ...filters, ['language', languageSchema]]),
    required: needs ? [needs] : ownProperties.length > 0 ? [ownProperties[0]?.[0] as string] : [],
    additionalProperties: false,
  };
}

/** Converts the arguments of a tool to the query of its operation. A list is joined by commas, but each name gets its own parameter. */
export function searchOf({ operation }: Tool, args: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const { name, kind } of operation.query) {
    const value = args[name];
    for (const text of kind.type === 'names' && Array.isArray(value) ? value : [value])
      if (text !== undefined) search.append(name, String(text));
  }
  return search;
}
