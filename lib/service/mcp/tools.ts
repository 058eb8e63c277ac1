import type { Operation, OperationId } from '#lib/contract/operations.ts';
import { operations } from '#lib/contract/operations.ts';
import { type ParameterSchema, parameterSchema } from '#lib/contract/parameter-schema.ts';
import type { Language } from '#lib/domain/language.ts';
import { citationStyleNames } from '#lib/formats/citation.ts';

/** A tool of the MCP server. Its parameters are those of one operation of the API, by the names and bounds of the registry. */
export interface Tool {
  readonly name: string;
  readonly operation: Operation;
  readonly title: string;
  readonly description: string;
  /** Parameters of the operation that an assistant has a use for; all by default. */
  readonly takes?: readonly string[];
  /** Whether it answers with citations instead of the payload. */
  readonly cites?: true;
}

const of = (id: OperationId) => operations.find((operation) => operation.id === id) as Operation;

export const tools: readonly Tool[] = [
  {
    name: 'search_research',
    operation: of('GetAllResearch'),
    title: 'Search publications · البحث في الأبحاث',
    description:
      'Searches publications on space and earth observation. A query in English or Arabic finds records of either language. Filters combine; ids of types and areas come from list_research_types and list_research_areas. Each item has a permanent link.',
    takes: [
      'keyword',
      'searchIn',
      'researchTypeId',
      'focusedAreaId',
      'authorId',
      'fromYear',
      'toYear',
      'language',
      'openAccess',
      'sort',
      'pageIndex',
      'pageSize',
    ],
  },
  {
    name: 'get_research',
    operation: of('GetResearchById'),
    title: 'Open a publication · عرض بحث',
    description: 'One publication with its abstract, all authors, venue, identifiers, licence and links.',
    takes: [],
  },
  {
    name: 'find_authors',
    operation: of('GetAllAuthor'),
    title: 'Find authors · البحث عن مؤلفين',
    description: 'Finds people by their name in Latin or Arabic script. Their id filters search_research as authorId.',
    takes: ['keyword', 'focusedAreaId', 'sort', 'pageIndex', 'pageSize'],
  },
  {
    name: 'get_author',
    operation: of('GetAuthorById'),
    title: 'Open an author · عرض مؤلف',
    description: 'One person with name variants, ORCID iD, affiliation, research areas and newest publications.',
    takes: [],
  },
  {
    name: 'list_research_areas',
    operation: of('GetAllResearchAreas'),
    title: 'Research areas · المجالات البحثية',
    description: 'All research areas with their ids.',
  },
  {
    name: 'list_research_types',
    operation: of('GetAllResearchTypes'),
    title: 'Research types · أنواع الأبحاث',
    description: 'All types of publications with their ids.',
  },
  {
    name: 'cite_research',
    operation: of('GetResearchById'),
    title: 'Cite publications · الاستشهاد بأبحاث',
    description: 'Formatted citations of up to 20 publications, in the language of each work, with BibTeX beside them.',
    takes: [],
    cites: true,
  },
];

/** Publications that one call may cite. */
export const citedMax = 20;

/** A JSON Schema of what a tool takes. */
export interface ToolSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, ParameterSchema & { readonly description: string }>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

const languageSchema = {
  type: 'string',
  enum: ['en', 'ar'],
  default: 'en',
  description: 'Language of the answer: en or ar. Texts that do not exist in it are given in their original language, and say so.',
} as const;

const idSchema = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER } as const;

export function inputSchema({ operation, takes, cites }: Tool): ToolSchema {
  const parameters = operation.query.filter(({ name }) => !takes || takes.includes(name));
  // A cited work is written in its own language; `inLanguage` of the API has no part in it.
  const own: [string, ParameterSchema & { description: string }][] = cites
    ? [
        ['ids', { type: 'array', items: idSchema, maxItems: citedMax, uniqueItems: true, description: 'Ids of the publications.' }],
        ['style', { type: 'string', enum: citationStyleNames, default: 'apa', description: 'Citation style.' }],
      ]
    : operation.hasId
      ? [['id', { ...idSchema, description: 'Id of the record.' }]]
      : [];
  const filters = parameters.map((parameter) => [
    parameter.name === 'language' ? 'workLanguage' : parameter.name,
    { ...parameterSchema(parameter), description: parameter.text.en },
  ]);
  return {
    type: 'object',
    properties: Object.fromEntries([...own, ...filters, ['language', languageSchema]]),
    required: own.length > 0 ? [own[0]?.[0] as string] : [],
    additionalProperties: false,
  };
}

/** What was sent to a tool, as the query of its operation: lists travel as one comma-joined value. */
export function queryOf({ operation }: Tool, args: Readonly<Record<string, unknown>>): URLSearchParams {
  const search = new URLSearchParams();
  for (const { name } of operation.query) {
    const value = args[name === 'language' ? 'workLanguage' : name];
    if (value !== undefined) search.set(name, String(value));
  }
  return search;
}

export const languageOf = (args: Readonly<Record<string, unknown>>): Language => (args.language === 'ar' ? 'ar' : 'en');
