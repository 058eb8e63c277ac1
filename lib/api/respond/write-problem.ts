import { uuidv7 } from '#lib/base/http/request-id.ts';
import { writeFault } from '#lib/contract/problems/faults.ts';
import type { ProblemDefinition } from '#lib/contract/problems/problem-definition.ts';
import { dailyQuotaDetail, invalidParametersDetail } from '#lib/contract/problems/problem-details.ts';
import { problems } from '#lib/contract/problems/problems.ts';
import { fill } from '#lib/languages/bilingual.ts';
import type { Language } from '#lib/languages/languages.ts';
import { AnswerHeaders } from './answer-headers.ts';
import type { Call } from './call.ts';
import type { UncompressedResponse } from './finish-response.ts';
import type { Refusal } from './refusal.ts';

/** The `instance` of a problem is a UUID: the request id if it has that form, otherwise a new one. */
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A refusal as problem+json (RFC 9457) in the language of the call. Its cause is not exposed. */
export function writeProblem(call: Call, refusal: Refusal): UncompressedResponse {
  const { code, options } = refusal;
  const problem: ProblemDefinition = problems[code];
  const { language, requestId } = call;
  const page = `reference#${problem.status === 429 ? 'limits' : code}`;
  const body = {
    type: problem.type ?? `/problems/${code}`,
    title: problem.title[language],
    status: problem.status,
    detail: detailOf(refusal, problem)[language],
    instance: `urn:uuid:${uuid.test(requestId) ? requestId : uuidv7(Date.now())}`,
    code,
    requestId,
    'violated-policies': options.violatedPolicies,
    errors: [
      ...(options.faults ?? []).map((fault) => writeFault(fault, language)),
      ...(options.header ? [{ header: options.header, code, detail: detailOf(refusal, problem)[language] }] : []),
    ],
    documentation: `/${language}/developers/${page}`,
  };
  const headers = new AnswerHeaders(call.headers);
  for (const [name, value] of Object.entries(options.headers ?? {})) headers.append(name, value);
  headers.set('Content-Type', 'application/problem+json; charset=utf-8');
  headers.set('Content-Language', language);
  headers.set('Cache-Control', 'no-store');
  return { status: problem.status, headers, body: JSON.stringify(body) };
}

/** The text of a refusal, where no problem document is possible. */
export function refusalText(refusal: Refusal, language: Language): string {
  const problem: ProblemDefinition = problems[refusal.code];
  return `${problem.title[language]}. ${detailOf(refusal, problem)[language]}`;
}

function detailOf({ code, options }: Refusal, problem: ProblemDefinition) {
  const text =
    code === 'invalid_parameter'
      ? invalidParametersDetail(options.faults?.length ?? 0)
      : options.violatedPolicies?.includes('daily')
        ? dailyQuotaDetail
        : problem.detail;
  return { en: fill(text.en, options.values ?? {}), ar: fill(text.ar, options.values ?? {}) };
}
