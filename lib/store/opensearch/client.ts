import type { Client } from '@opensearch-project/opensearch';
import { readOperatorTerms } from '#lib/text/vocabulary/read-operator-terms.ts';

export interface SearchAddress {
  /** One or several addresses, separated by commas, which may contain user and password. */
  readonly url: string;
  /** CA certificate of the nodes, in PEM. */
  readonly ca?: string | undefined;
  /** Milliseconds before another node is tried; 2500 by default. */
  readonly timeoutMs?: number;
  /** File with the operator's terms, which add to the vocabulary for texts and queries. */
  readonly termsFile?: string | undefined;
}

/** Responses take milliseconds; after this time another node is tried. */
const requestTimeoutMs = 2_500;

/**
 * Loads the operator's terms and creates an OpenSearch client without sending anything. The package is loaded only here. Rejects with a
 * `Problem` of kind `config` if the terms are invalid.
 */
export async function openClient({ url, ca, timeoutMs = requestTimeoutMs, termsFile }: SearchAddress): Promise<Client> {
  readOperatorTerms(termsFile);
  const { Client } = await import('@opensearch-project/opensearch');
  const nodes = url.split(',').map((address) => address.trim());
  const [{ username, password }] = nodes.map((node) => new URL(node)) as [URL];
  return new Client({
    nodes,
    requestTimeout: timeoutMs,
    maxRetries: nodes.length,
    ...(username !== '' && { auth: { username: decodeURIComponent(username), password: decodeURIComponent(password) } }),
    ...(ca !== undefined && { ssl: { ca } }),
  });
}
