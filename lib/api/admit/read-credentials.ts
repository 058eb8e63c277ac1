import { Refusal } from '#lib/api/respond/refusal.ts';

/** Matches a key of this site anywhere in a text. */
const keyPattern = /\bmdr_(?:live|test)_[0-9A-Za-z]+/;
/** Query parameters in which callers wrongly send keys. */
export const keyNames: ReadonlySet<string> = new Set(['x-api-key', 'api-key', 'api_key', 'apikey', 'access_token', 'subscription-key']);

/** The API key in the URL, if any. Callers must not send it in the URL, since logs and browser histories store URLs. */
export function keyInQuery(search: URLSearchParams): string | undefined {
  for (const [name, value] of search) {
    const match = keyPattern.exec(value);
    if (match) return match[0];
    if (keyNames.has(name.toLowerCase()) && value !== '') return value;
  }
  return undefined;
}

/** The key from `X-Api-Key` or `Authorization: Bearer|ApiKey`. Two different keys are refused. */
export function readCredentials(headers: Headers): string | undefined {
  const header = headers.get('x-api-key')?.trim();
  const authorization = /^(?:bearer|apikey)\s+(\S+)\s*$/i.exec(headers.get('authorization') ?? '')?.[1];
  if (header && authorization && header !== authorization) throw new Refusal('conflicting_credentials', { header: 'Authorization' });
  return header || authorization || undefined;
}
