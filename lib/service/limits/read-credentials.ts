import { Refusal } from '#lib/service/answers/refusal.ts';

/** Anything that looks like a key of ours, wherever it stands. */
const keyPattern = /\bmdr_(?:live|test)_[0-9A-Za-z]+/;
/** Parameters in which callers send keys, though they should not. */
export const keyNames: ReadonlySet<string> = new Set(['x-api-key', 'api-key', 'api_key', 'apikey', 'access_token', 'subscription-key']);

/** A key that a caller put into the URL, where logs and histories keep it. */
export function keyInQuery(search: URLSearchParams): string | undefined {
  for (const [name, value] of search) {
    const match = keyPattern.exec(value);
    if (match) return match[0];
    if (keyNames.has(name.toLowerCase()) && value !== '') return value;
  }
  return undefined;
}

/** The key of a call from `X-Api-Key` or `Authorization: Bearer|ApiKey`. The same key twice is fine; two keys are a refusal. */
export function readCredentials(headers: Headers): string | undefined {
  const header = headers.get('x-api-key')?.trim();
  const authorization = /^(?:bearer|apikey)\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (header && authorization && header !== authorization) throw new Refusal('conflicting_credentials', { header: 'Authorization' });
  return header || authorization || undefined;
}
