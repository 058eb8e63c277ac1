import { type CodeSample, codeSamples } from '#lib/contract/examples/code-samples.ts';
import { examples } from '#lib/contract/examples/examples.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import type { Parameter, ParameterKind } from '#lib/contract/parameters/parameter.ts';
import { faultTexts } from '#lib/contract/problems/faults.ts';
import { type ProblemCode, problems } from '#lib/contract/problems/problems.ts';
import type { Language } from '#lib/languages/languages.ts';
import { operations, parametersOf } from './operations.ts';

/** A parameter as the API reference shows it. */
export interface ParameterReference {
  readonly name: string;
  readonly place: 'path' | 'query';
  readonly required: boolean;
  readonly kind: ParameterKind;
  /** The default value in words; undefined when there is none. */
  readonly fallback?: string;
  readonly example: string;
  readonly extension: boolean;
  readonly text: string;
}

/** An operation as the API reference shows it. */
export interface OperationReference {
  readonly id: Operation['id'];
  readonly extension: boolean;
  readonly method: 'GET';
  readonly template: string;
  /** The path with the language inserted and `{id}` as a placeholder. */
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly parameters: readonly ParameterReference[];
  readonly formats: readonly string[];
  readonly samples: readonly CodeSample[];
  /** A request path that works in every installation. */
  readonly samplePath: string;
  /** A request path with its shortened response. */
  readonly example: { readonly path: string; readonly body: unknown };
  readonly problems: readonly ProblemReference[];
}

/** A problem as its page at `/problems/{code}` shows it. */
export interface ProblemReference {
  readonly code: ProblemCode;
  readonly status: number;
  readonly title: string;
  readonly detail: string;
  readonly remedy: string;
}

/** Operations for the reference page, extensions last. `baseUrl` is absolute, without a trailing slash. */
export function operationReferences(language: Language, baseUrl: string): readonly OperationReference[] {
  return operations.map((operation) => ({
    id: operation.id,
    extension: operation.extension,
    method: operation.method,
    template: operation.template,
    path: operation.template.replace('{language}', language),
    summary: operation.summary[language],
    description: operation.description[language],
    parameters: parametersOf(operation).map((parameter) => writeParameter(parameter, language)),
    formats: operation.formats,
    samples: codeSamples(samplePath(operation, language), baseUrl),
    samplePath: samplePath(operation, language),
    example: examples[language][operation.id],
    problems: operation.problems.map((code) => problemReference(code, language)),
  }));
}

/** All problems in one language, sorted by status. */
export function problemReferences(language: Language): readonly ProblemReference[] {
  const codes = Object.keys(problems) as ProblemCode[];
  return codes.map((code) => problemReference(code, language)).sort((a, b) => a.status - b.status);
}

/** The problem with a code, for its page at `/problems/{code}`; undefined for an unknown code. */
export function findProblem(code: string, language: Language): ProblemReference | undefined {
  return Object.hasOwn(problems, code) ? problemReference(code as ProblemCode, language) : undefined;
}

/** The codes that an entry of `errors` in a problem may have, with their texts. */
export function faultReferences(language: Language): readonly { readonly code: string; readonly text: string }[] {
  return Object.entries(faultTexts).map(([code, text]) => ({ code, text: text[language] }));
}

/** A request that works in every installation: it needs no values, or only values that every collection has. */
function samplePath(operation: Operation, language: Language): string {
  const path = operation.template.replace('{language}', language).replace('{id}', operation.idParameter?.example ?? '');
  if (operation.id === 'GetAllResearch') return `${path}?fromYear=2020&pageSize=3`;
  return operation.shape === 'list' ? `${path}?pageSize=3` : path;
}

function writeParameter(parameter: Parameter, language: Language): ParameterReference {
  const { kind } = parameter;
  const fallback =
    parameter.fallbackText?.[language] ?? (kind.type === 'integer' && kind.fallback !== undefined ? String(kind.fallback) : undefined);
  return {
    name: parameter.name,
    place: parameter.name === 'id' ? 'path' : 'query',
    required: parameter.name === 'id',
    kind,
    ...(fallback !== undefined && { fallback }),
    example: parameter.example,
    extension: parameter.extension,
    text: parameter.text[language],
  };
}

function problemReference(code: ProblemCode, language: Language): ProblemReference {
  const problem = problems[code];
  return {
    code,
    status: problem.status,
    title: problem.title[language],
    detail: problem.detail[language],
    remedy: problem.remedy[language],
  };
}
