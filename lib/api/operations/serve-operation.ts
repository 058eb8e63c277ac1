import type { Admission } from '#lib/api/admit/admit.ts';
import type { AnswerCache, FinishedAnswer } from '#lib/api/respond/answer-cache.ts';
import { AnswerHeaders } from '#lib/api/respond/answer-headers.ts';
import type { ApiResponse } from '#lib/api/respond/api-response.ts';
import type { Call } from '#lib/api/respond/call.ts';
import { canonicalQuery } from '#lib/api/respond/canonical-query.ts';
import { answerKey, entityTag, unmodifiedSince } from '#lib/api/respond/conditional.ts';
import type { UncompressedResponse } from '#lib/api/respond/finish-response.ts';
import { commonLinks } from '#lib/api/respond/link-header.ts';
import { contentType, mediaTypeOf, negotiate } from '#lib/api/respond/negotiate.ts';
import { Moved, Refusal } from '#lib/api/respond/refusal.ts';
import { matchesTag } from '#lib/base/http/matches-tag.ts';
import { type ListRecord, queryOf } from '#lib/collection/check-query.ts';
import type { Operations } from '#lib/collection/create-operations.ts';
import { type ParameterValue, readId } from '#lib/collection/value.ts';
import type { Operation } from '#lib/contract/parameters/operation.ts';
import type { Representation } from '#lib/contract/parameters/parameters.ts';
import { requestLimits } from '#lib/contract/service-limits.ts';
import { formats } from '#lib/formats/formats.ts';
import type { Language } from '#lib/languages/languages.ts';
import type { ReadStore } from '#lib/store/port/store.ts';
import { operatorTerms } from '#lib/text/vocabulary/read-operator-terms.ts';
import { answerOperation, pageSizeOf, pageTooLong, type Question } from './answer-operation.ts';
import { readParameters } from './read-parameters.ts';

export interface OperationRoute {
  readonly operation: Operation;
  readonly language: Language;
  readonly id: string | undefined;
}

/** Dependencies of `serveOperation`. */
export interface OperationParts {
  readonly operations: Operations;
  readonly store: Pick<ReadStore, 'dataVersion'>;
  readonly cache: AnswerCache;
  readonly siteUrl: string;
  readonly program: string;
}

/** Answers a call after its key and limits were checked. Checks parameters, format and record, then writes the response. */
export async function serveOperation(
  parts: OperationParts,
  call: Call,
  route: OperationRoute,
  admission: Admission,
): Promise<UncompressedResponse> {
  const { operation, language } = route;
  const { values, list, id } = readCall(parts.operations, call.url.searchParams, route);
  const format = chooseFormat(call, operation, values);
  const path = pathOf(operation, language, id);
  const query = canonicalQuery(operation, values);
  const canonical = query ? `${path}?${query}` : path;
  const version = await parts.store.dataVersion();
  const key = answerKey({ dataVersion: version, program: parts.program, operatorTerms: operatorTerms().digest }, canonical, format);
  const tag = entityTag(version, key);
  const headers = answerHeaders(call, { operation, language, canonical, tag });
  const notModified = async ({ worked: hasWorked }: { worked: boolean }) => {
    // A 304 is free unless the record was read: for `If-None-Match: *` or a date, the record is needed and may not be cached.
    if (!hasWorked) await admission.refund();
    // The refund changes the limit headers of the call.
    for (const [name, value] of call.headers) headers.set(name, value);
    return { status: 304, headers, body: null };
  };
  const ifNoneMatch = call.request.headers.get('if-none-match');
  if (matchesTag(ifNoneMatch, tag, false)) return notModified({ worked: false });
  const question: Question = { ...route, path, id, values, list, format, siteUrl: parts.siteUrl };
  const cached = parts.cache.get(key);
  const answer = cached ?? (await computeAnswer(parts, question, key));
  if (answer instanceof Moved) {
    headers.delete('ETag');
    headers.set('Location', query ? `${answer.path}?${query}` : answer.path);
    return { status: 301, headers, body: null };
  }
  for (const link of [...commonLinks(canonical), ...answer.links]) headers.append('Link', link);
  if (answer.updatedAt) headers.set('Last-Modified', new Date(answer.updatedAt).toUTCString());
  if (matchesTag(ifNoneMatch, tag, true) || unmodifiedSince(call.request.headers, answer.updatedAt)) {
    return notModified({ worked: cached === undefined });
  }
  call.answer = answer;
  return writeAnswer(headers, { operation, id, format });
}

/** The validated query of a call; throws a refusal with all faults. */
function readCall(operations: Operations, search: URLSearchParams, { operation, language, id: text }: OperationRoute) {
  const { values, faults: parameterFaults } = readParameters(operation, search);
  const record = operation.record as ListRecord;
  const list = operation.shape === 'list' ? operations.open(record, language, queryOf(record, values), parameterFaults) : undefined;
  const faults = list?.faults ?? parameterFaults;
  const readResult = text === undefined || !operation.idParameter ? undefined : readId(operation.idParameter.kind, text);
  if (readResult && 'fault' in readResult)
    throw new Refusal('invalid_id', { faults: [{ parameter: 'id', value: text as string, ...readResult.fault }, ...faults] });
  if (faults.length > 0) throw new Refusal('invalid_parameter', { faults });
  return { values, list, id: readResult?.id };
}

/** Executes the query and caches the response. A moved record is returned, not thrown, and not cached. */
async function computeAnswer(parts: OperationParts, question: Question, key: string): Promise<FinishedAnswer | Moved> {
  try {
    const answer = await parts.operations.inTime(answerOperation(parts.operations, question));
    checkLength(answer, question.operation, question.values);
    return parts.cache.put(key, answer);
  } catch (error) {
    if (error instanceof Moved) return error;
    throw error;
  }
}

function chooseFormat(call: Call, operation: Operation, values: ReadonlyMap<string, ParameterValue>): Representation {
  const format = (values.get('format') as Representation | undefined) ?? negotiate(call.request.headers.get('accept'), operation.formats);
  if (format) return format;
  const available = operation.formats.map(mediaTypeOf).join(', ');
  throw new Refusal('not_acceptable', { values: { available }, header: 'Accept' });
}

/** The canonical path of a call. */
function pathOf(operation: Operation, language: Language, id: string | undefined): string {
  return operation.template.replace('{language}', language).replace('{id}', id ?? '');
}

function answerHeaders(call: Call, parts: { operation: Operation; language: Language; canonical: string; tag: string }): AnswerHeaders {
  const headers = new AnswerHeaders(call.headers);
  headers.set('ETag', parts.tag);
  headers.set(
    'Cache-Control',
    parts.operation.shape === 'lookup' ? 'private, max-age=3600' : 'private, max-age=60, stale-while-revalidate=300',
  );
  headers.set('Content-Language', parts.language);
  headers.set('Content-Location', parts.canonical);
  return headers;
}

function writeAnswer(
  headers: AnswerHeaders,
  parts: { operation: Operation; id: string | undefined; format: Representation },
): UncompressedResponse {
  headers.set('Content-Type', contentType(parts.format));
  if (parts.format !== 'json') {
    const name = parts.operation.record === 'author' ? (parts.id ? 'author' : 'authors') : 'research';
    const { apiExtension, extension } = formats[parts.format];
    headers.set('Content-Disposition', `attachment; filename="${name}${parts.id ? `-${parts.id}` : ''}.${apiExtension ?? extension}"`);
  }
  // The body is in `call.answer`; a copy here would be redundant.
  return { status: 200, headers, body: null };
}

/** Refuses a page beyond the size limit and states the page size that would fit. */
function checkLength(answer: ApiResponse, operation: Operation, values: ReadonlyMap<string, ParameterValue>): void {
  const bytes = Buffer.byteLength(answer.body);
  const pageSize = pageSizeOf(values);
  if (bytes <= requestLimits.responseBytesMax || operation.shape !== 'list' || pageSize === 1) return;
  const max = Math.max(1, Math.floor((pageSize * requestLimits.responseBytesMax) / bytes));
  throw pageTooLong(values, max);
}
