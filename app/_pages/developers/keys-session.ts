import { cookies } from 'next/headers';
import { type Language, languages } from '#lib/domain/language.ts';
import { paths } from '#lib/url/paths.ts';

/** Scope of a session. `owner`: from a mailed link, for all keys of an address and for erasure. `key`: for the key that opened it. */
export type KeysScope = 'owner' | 'key';

const nameIn = (language: Language) => `madar_keys_${language}`;

/** Stores the session for half an hour, as the server does. The key page has a path per language, and each path gets a cookie. */
export async function keepSession(token: string, scope: KeysScope, secure: boolean): Promise<void> {
  const jar = await cookies();
  for (const language of languages) {
    jar.set(nameIn(language), `${scope}.${token}`, {
      path: paths.developers(language, 'keys'),
      httpOnly: true,
      sameSite: 'strict',
      secure,
      maxAge: 1800,
    });
  }
}

/** The session in the cookie; undefined if the cookie is missing or malformed. */
export async function readSession(language: Language): Promise<{ readonly token: string; readonly scope: KeysScope } | undefined> {
  const value = (await cookies()).get(nameIn(language))?.value;
  const [, scope, token] = /^(owner|key)\.([\w-]+)$/.exec(value ?? '') ?? [];
  return scope && token ? { scope: scope as KeysScope, token } : undefined;
}

/** Removes the cookie; `closeSession` ends it on the server. */
export async function forgetSession(): Promise<void> {
  const jar = await cookies();
  for (const language of languages) jar.set(nameIn(language), '', { path: paths.developers(language, 'keys'), maxAge: 0 });
}
