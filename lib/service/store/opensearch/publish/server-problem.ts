import type { Client } from '@opensearch-project/opensearch';
import { Problem } from '#lib/domain/problem.ts';

/** The parts of the client's errors that decide what is wrong; its classes are in a package that is loaded only where it is needed. */
interface ClientError {
  readonly name?: string;
  readonly message?: string;
  readonly statusCode?: number;
  readonly body?: { readonly error?: { readonly type?: string; readonly reason?: string } | string };
}

const unreachable = new Set(['ConnectionError', 'TimeoutError', 'NoLivingConnectionsError', 'RequestAbortedError']);

/** What a failed request means for an operator: a `Problem` of kind `config` where a setting is wrong, else `unavailable`. Errors of anything else stay as they are. */
export function serverProblem(cause: unknown): unknown {
  const { name = '', message = '', statusCode, body } = cause as ClientError;
  if (statusCode === undefined && name !== 'DeserializationError' && !unreachable.has(name)) return cause;
  if (statusCode === 401 || (statusCode === 403 && !isBlock(cause)))
    return new Problem('config', { detail: `OpenSearch refuses the user or the password of SEARCH_URL (${statusCode}).`, cause });
  if (name === 'DeserializationError' || statusCode === 404 || statusCode === 405 || statusCode === 501)
    return new Problem('config', { detail: 'What answers at SEARCH_URL is no OpenSearch.', cause });
  if (unreachable.has(name) || statusCode === 502 || statusCode === 503)
    return new Problem('unavailable', { detail: `OpenSearch does not answer: ${message || statusCode}.`, cause, retryAfterSeconds: 5 });
  const reason = typeof body?.error === 'object' ? body.error.reason : undefined;
  return new Problem('unavailable', { detail: `OpenSearch takes no writes: ${reason ?? message}.`, cause, retryAfterSeconds: 5 });
}

/** Read-only indices, and a full disk: `cluster_block_exception`, and `index_create_block_exception` where all disks are full. */
export const isBlockType = (type: string | undefined): boolean => type?.endsWith('_block_exception') === true;

function isBlock(cause: unknown): boolean {
  const { body } = cause as ClientError;
  return typeof body?.error === 'object' && isBlockType(body.error.type);
}

/**
 * Asks what SEARCH_URL leads to.
 * @returns the version of the server. Rejects with a `Problem`: `config` where it refuses the password or is another program, `unavailable` where nothing answers.
 */
export async function examineServer(client: Client): Promise<string> {
  const { body } = await client.info().catch((error: unknown) => {
    throw serverProblem(error);
  });
  const { version } = body as { readonly version?: { readonly number?: string; readonly distribution?: string } };
  if (version?.distribution !== 'opensearch' || version.number === undefined)
    throw new Problem('config', { detail: 'What answers at SEARCH_URL is no OpenSearch.' });
  return version.number;
}
