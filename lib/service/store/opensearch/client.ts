import type { Client } from '@opensearch-project/opensearch';

export interface SearchAddress {
  /** One or several addresses, separated by commas; user and password within them. */
  readonly url: string;
  /** The authority that signed the certificates of the nodes, in PEM. */
  readonly ca?: string | undefined;
  /** After so long without an answer another node is asked; 2.5 s by default. */
  readonly timeoutMs?: number;
}

/** Answers take milliseconds; a node that does not answer for so long is left for another one. */
const requestTimeoutMs = 2_500;

/** Opens a client of OpenSearch; nothing is sent yet. The package is loaded only here. */
export async function openClient({ url, ca, timeoutMs = requestTimeoutMs }: SearchAddress): Promise<Client> {
  const { Client } = await import('@opensearch-project/opensearch');
  const nodes = url.split(',').map((one) => one.trim());
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
