import type { Client } from '@opensearch-project/opensearch';

export interface SearchAddress {
  /** One or several addresses, separated by commas, which may contain user and password. */
  readonly url: string;
  /** CA certificate of the nodes, in PEM. */
  readonly ca?: string | undefined;
  /** Milliseconds before another node is tried; 2500 by default. */
  readonly timeoutMs?: number;
}

/** Responses take milliseconds; after this time another node is tried. */
const requestTimeoutMs = 2_500;

/** Creates an OpenSearch client without sending anything. The package is loaded only here. */
export async function openClient({ url, ca, timeoutMs = requestTimeoutMs }: SearchAddress): Promise<Client> {
  const { Client } = await import('@opensearch-project/opensearch');
  const nodes = url.split(',').map((address) => address.trim());
  const [{ username, password }] = nodes.map((node) => new URL(node)) as [URL];
  return new Client({
    nodes,
    requestTimeout: timeoutMs,
    maxRetries: nodes.length,
    compression: 'gzip',
    ...(username !== '' && { auth: { username: decodeURIComponent(username), password: decodeURIComponent(password) } }),
    ...(ca !== undefined && { ssl: { ca } }),
  });
}
