import { Problem } from '#lib/domain/problem.ts';

/** The servers that a store address names. */
export interface ServerAddresses {
  readonly primary: string;
  readonly replicas: readonly string[];
  /** Connections kept to each server at the most. */
  readonly poolSize: number;
}

const poolSizeDefault = 10;

/**
 * Reads `postgres://user:password@host:port/database?replicas=host1:port1,host2:port2&pool=10`. Replicas are asked with the same user, password, database and
 * other parameters (`sslmode`, …) as the primary. Throws a `Problem` of kind `config` that names what is wrong and never the password.
 */
export function parseAddress(address: string): ServerAddresses {
  const refuse = (what: string) => new Problem('config', { detail: `DATABASE_URL ${what}.` });
  if (!URL.canParse(address)) throw refuse('is not an address; it should look like postgres://user:password@host:5432/database');
  const url = new URL(address);
  const named = (url.searchParams.get('replicas') ?? '').split(',').filter(Boolean);
  const poolSize = Number(url.searchParams.get('pool') ?? poolSizeDefault);
  if (!Number.isInteger(poolSize) || poolSize < 1 || poolSize > 1000) throw refuse('has a pool that is not a number from 1 to 1000');
  for (const name of ['replicas', 'pool']) url.searchParams.delete(name);
  const replicas = named.map((host) => {
    const [, name, port] = /^([\w.-]+|\[[\da-f:]+\])(?::(\d{1,5}))?$/i.exec(host) ?? [];
    if (name === undefined) throw refuse(`names a replica "${host}", which is not host:port`);
    const replica = new URL(url);
    replica.hostname = name;
    replica.port = port ?? '5432';
    return replica.href;
  });
  return { primary: url.href, replicas, poolSize };
}
