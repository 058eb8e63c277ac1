import type { Client } from '@opensearch-project/opensearch';
import { Problem } from '#lib/base/problem.ts';

/** Fields of the client's errors that identify a failure. The error classes are not available, as their package is loaded lazily. */
interface ClientError {
  readonly name?: string;
  readonly message?: string;
  readonly statusCode?: number;
  readonly body?: { readonly error?: { readonly type?: string; readonly reason?: string } | string };
}

const unreachable = new Set(['ConnectionError', 'TimeoutError', 'NoLivingConnectionsError', 'RequestAbortedError']);

/** Whether no node answered, or one that answered could not reach the others. Another node may answer. */
export function isUnanswered(cause: unknown): boolean {
  const { name = '', statusCode = 0 } = cause as ClientError;
  return unreachable.has(name) || (statusCode >= 502 && statusCode <= 504);
}

/** The `Problem` of a wrong user or password; undefined for other failures. */
export function accessProblem(cause: unknown): Problem | undefined {
  const { statusCode } = cause as ClientError;
  if (statusCode !== 401 && (statusCode !== 403 || isBlock(cause))) return undefined;
  return new Problem('config', { detail: `OpenSearch rejects the user or password of SEARCH_URL (${statusCode}).`, cause });
}

/** Converts a failed request to a `Problem`: `config` for a wrong setting, else `unavailable`. Returns other errors unchanged. */
export function serverProblem(cause: unknown): unknown {
  const { name = '', message = '', statusCode, body } = cause as ClientError;
  if (statusCode === undefined && name !== 'DeserializationError' && !unreachable.has(name)) return cause;
  const refused = accessProblem(cause);
  if (refused) return refused;
  if (name === 'DeserializationError' || statusCode === 404 || statusCode === 405 || statusCode === 501)
    return new Problem('config', { detail: 'The server at SEARCH_URL is not OpenSearch.', cause });
  if (isUnanswered(cause))
    return new Problem('unavailable', { detail: `OpenSearch does not answer: ${message || statusCode}.`, cause, retryAfterSeconds: 5 });
  const reason = typeof body?.error === 'object' ? body.error.reason : undefined;
  return new Problem('unavailable', { detail: `OpenSearch rejects writes: ${reason ?? message}.`, cause, retryAfterSeconds: 5 });
}

/** Whether an error type means a read-only index or a full disk: `cluster_block_exception` or `index_create_block_exception`. */
export const isBlockType = (type: string | undefined): boolean => type?.endsWith('_block_exception') === true;

function isBlock(cause: unknown): boolean {
  const { body } = cause as ClientError;
  return typeof body?.error === 'object' && isBlockType(body.error.type);
}

/**
 * Returns the version of the server at SEARCH_URL. Rejects with a `Problem`: `config` if the password is wrong or the server is not
 * OpenSearch, else `unavailable`.
 */
export async function examineServer(client: Client): Promise<string> {
  const { body } = await client.info().catch((error: unknown) => {
    throw serverProblem(error);
  });
  const { version } = body as { readonly version?: { readonly number?: string; readonly distribution?: string } };
  if (version?.distribution !== 'opensearch' || version.number === undefined)
    throw new Problem('config', { detail: 'The server at SEARCH_URL is not OpenSearch.' });
  return version.number;
}
